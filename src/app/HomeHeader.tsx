import { When } from '@kit/When';
import { t } from '../i18n/t';
import { createSession } from '../stores/session';
import { useStore } from '../stores/useStore';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Wordmark } from '../ui/Wordmark';
import { BalanceCapsule } from '../widgets/BalanceCapsule';
import { paths } from '../widgets/paths';

export function HomeHeader() {
  const { isLoggedIn } = useStore(createSession);
  return (
    <header className="header">
      <IconButton icon="menu" label={t('app.openMenu')} />
      <a className="header-logo" href={paths.home} aria-label={t('app.goHome')}>
        <Wordmark height={26} />
      </a>
      <div className="header-end">
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
