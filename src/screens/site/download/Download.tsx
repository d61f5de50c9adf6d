import './download.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { BROWSER_FLOOR } from '../../../config/browserFloor';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/icons';
import { Wordmark } from '../../../ui/icons/Wordmark';
import { DownloadChoices } from '../../../widgets/site/download/DownloadChoices';
import { useDownloads } from '../../../widgets/site/download/useDownloads';
import { BackRow } from '../../../widgets/site/navigation/BackRow';

const BENEFITS = [
  { icon: 'zap', textKey: 'download.benefitFast' },
  { icon: 'bell', textKey: 'download.benefitNotices' },
  { icon: 'shield-check', textKey: 'download.benefitSafe' },
] as const satisfies { icon: IconName; textKey: string }[];

export default function Download() {
  const { settings } = useStore(createSystem);
  const { canDownload } = useDownloads();
  const hasSettings = computed(() => settings.value !== undefined);
  return (
    <div className="download">
      <BackRow />
      <header className="download-hero">
        <Wordmark height={26} />
        <h1>{t('download.headline')}</h1>
        <img src="/art/app.webp" alt="" width={220} height={220} />
      </header>
      <ul className="download-benefits">
        {BENEFITS.map(({ icon, textKey }) => (
          <li key={textKey}>
            <Icon name={icon} />
            <span>{t(textKey)}</span>
          </li>
        ))}
      </ul>
      <When is={hasSettings}>
        {() => (
          <When is={canDownload} or={() => <EmptyState compact title={t('download.none')} />}>
            {() => <DownloadChoices />}
          </When>
        )}
      </When>
      <p className="muted download-ios">
        {t('download.siteVersion', { version: BROWSER_FLOOR.ios })}
      </p>
    </div>
  );
}
