import { useOnce } from '@kit/render/hooks';
import './DownloadBar.css';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { loadTexts } from '../../../../i18n/locale';
import { t } from '../../../../i18n/t';
import { createDownload } from '../../../../stores/account/download';
import { useStore } from '../../../../stores/base/useStore';
import { clockText } from '../../../../ui/content/Countdown';
import { Button } from '../../../../ui/controls/Button';
import { IconButton } from '../../../../ui/controls/IconButton';
import { LazySheet } from '../../../../widgets/site/app/LazySheet';
import { useDownloads } from '../../../../widgets/site/download/useDownloads';

/** The offer to install the app, until it is closed or its countdown ends. */
export function DownloadBar() {
  const { isBarShown, barLeft, closeBar } = useStore(createDownload);
  const { icon } = useDownloads();
  const isOpen = useOnce(() => signal(false));
  const loadSheet = async () => {
    const [{ DownloadSheet }] = await Promise.all([
      import('./DownloadSheet'),
      loadTexts('download'),
    ]);
    return DownloadSheet;
  };
  return (
    <>
      <When is={isBarShown}>
        {() => (
          <aside className="appbar" aria-label={t('home.appBannerTitle')}>
            <img src={icon} alt="" width={52} height={52} loading="lazy" />
            <div className="appbar-text">
              <b>{t('home.appBannerTitle')}</b>
              <small>
                {t('download.barCloses', { time: computed(() => clockText(barLeft.value)) })}
              </small>
            </div>
            <Button
              size="small"
              onClick={() => {
                isOpen.value = true;
              }}
            >
              {t('download.get')}
            </Button>
            <span className="appbar-close">
              <IconButton icon="x" size={28} label={t('download.closeBar')} onClick={closeBar} />
            </span>
          </aside>
        )}
      </When>
      <LazySheet open={isOpen} load={loadSheet}>
        {(DownloadSheet) => <DownloadSheet open={isOpen} />}
      </LazySheet>
    </>
  );
}
