import './download.css';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import type { IconName } from '../../ui/icons';
import { Wordmark } from '../../ui/Wordmark';
import { DownloadChoices } from '../../widgets/DownloadChoices';
import { useApp } from '../../widgets/useApp';
import { useDownloads } from '../../widgets/useDownloads';

const BENEFITS = [
  { icon: 'zap', words: 'download.benefitFast' },
  { icon: 'bell', words: 'download.benefitNotices' },
  { icon: 'shield-check', words: 'download.benefitSafe' },
] as const satisfies { icon: IconName; words: string }[];

export default function Download() {
  const { back } = useApp();
  const { site } = useStore(createSystem);
  const { canDownload } = useDownloads();
  const isKnown = computed(() => site.value !== undefined);
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
        {BENEFITS.map(({ icon, words }) => (
          <li key={words}>
            <Icon name={icon} />
            <span>{t(words)}</span>
          </li>
        ))}
      </ul>
      <When is={isKnown}>
        {() => (
          <When is={canDownload} or={() => <EmptyState compact title={t('download.none')} />}>
            {() => <DownloadChoices />}
          </When>
        )}
      </When>
      <p className="muted download-ios">{t('download.iosVersion', { version: '12.4' })}</p>
    </div>
  );
}
