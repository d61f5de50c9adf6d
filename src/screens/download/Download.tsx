import './download.css';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { MIN_IOS_VERSION } from '../../contract/system';
import { t } from '../../i18n/t';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import type { IconName } from '../../ui/icons';
import { Wordmark } from '../../ui/Wordmark';
import { useApp } from '../../widgets/app/useApp';
import { DownloadChoices } from '../../widgets/download/DownloadChoices';
import { useDownloads } from '../../widgets/download/useDownloads';

const BENEFITS = [
  { icon: 'zap', textKey: 'download.benefitFast' },
  { icon: 'bell', textKey: 'download.benefitNotices' },
  { icon: 'shield-check', textKey: 'download.benefitSafe' },
] as const satisfies { icon: IconName; textKey: string }[];

export default function Download() {
  const { back } = useApp();
  const { settings } = useStore(createSystem);
  const { canDownload } = useDownloads();
  const hasSettings = computed(() => settings.value !== undefined);
  return (
    <div className="download">
      <div className="download-top">
        <IconButton icon="arrow-left" label={t('app.back')} flips onClick={back} />
      </div>
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
      <p className="muted download-ios">{t('download.iosVersion', { version: MIN_IOS_VERSION })}</p>
    </div>
  );
}
