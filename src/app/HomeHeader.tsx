import { When } from '@kit/When';
import { t } from '../i18n/t';
import { createSession } from '../stores/session';
import { useStore } from '../stores/useStore';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Wordmark } from '../ui/Wordmark';
import { BalanceCapsule } from '../widgets/BalanceCapsule';
import { paths } from '../widgets/paths';
import { useDownloads } from '../widgets/useDownloads';
import { isMenuOpen } from './menu/isMenuOpen';

export function HomeHeader() {
  const { isLoggedIn } = useStore(createSession);
  const { canDownload } = useDownloads();
  return (
    <header className="header">
      <IconButton
        icon="menu"
        label={t('app.openMenu')}
        expanded={isMenuOpen}
        onClick={() => {
          isMenuOpen.value = true;
        }}
      />
      <a className="header-logo" href={paths.home} aria-label={t('app.goHome')}>
        <Wordmark height={24} />
      </a>
      <div className="header-end">
        <When is={canDownload}>
          {() => (
            <IconButton
              icon="download"
              size={32}
              label={t('app.downloadApp')}
              href={paths.download}
            />
          )}
        </When>
        <When is={isLoggedIn} or={() => <Doors />}>
          {() => <BalanceCapsule />}
        </When>
      </div>
    </header>
  );
}

const Doors = () => (
  <>
    <Button kind="quiet" size="small" href={paths.login}>
      {t('app.login')}
    </Button>
    <Button size="small" href={paths.register}>
      {t('app.register')}
    </Button>
  </>
);
