import './DownloadSheet.css';
import { useSignalEffect } from '@kit/render/hooks';
import { computed, type Signal } from '@kit/render/signals';
import { t } from '../../../../i18n/t';
import { createDownload } from '../../../../stores/account/download';
import { useStore } from '../../../../stores/base/useStore';
import { clockText } from '../../../../ui/content/Countdown';
import { Sheet } from '../../../../ui/overlays/Sheet';
import { DownloadChoices } from '../../../../widgets/site/download/DownloadChoices';

export function DownloadSheet({ open }: { open: Signal<boolean> }) {
  const { popupLeft } = useStore(createDownload);
  useSignalEffect(() => {
    if (popupLeft.value === 0) open.value = false;
  });
  return (
    <Sheet open={open} title={t('download.headline')} closeLabel={t('app.close')}>
      <div className="appsheet">
        <img src="/art/popups/telefono.webp" alt="" width={160} height={160} />
        <DownloadChoices />
        <small className="muted num">
          {t('download.popupCloses', { time: computed(() => clockText(popupLeft.value)) })}
        </small>
      </div>
    </Sheet>
  );
}
