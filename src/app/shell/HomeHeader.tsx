import { Lazy } from '@kit/render/Lazy';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createHomeTab } from '../../stores/games/homeTab';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { Wordmark } from '../../ui/icons/Wordmark';
import { BalanceCapsule } from '../../widgets/cashier/BalanceCapsule';
import { useApp } from '../../widgets/site/app/useApp';
import { useDownloads } from '../../widgets/site/download/useDownloads';
import { isPlainClick } from '../../widgets/site/navigation/isPlainClick';
import { MenuButton } from '../../widgets/site/navigation/MenuButton';
import { paths } from '../../widgets/site/navigation/paths';
import { createIdle } from '../updates/isIdle';

export function HomeHeader() {
  const { isLoggedIn } = useStore(createSession);
  const { canDownload } = useDownloads();
  const { showCategory } = useStore(createHomeTab);
  return (
    <header className="header stickybar">
      <h1 className="visually-hidden">{t('app.titleHome')}</h1>
      <MenuButton />
      <a
        className="header-logo"
        href={paths.home}
        aria-label={t('app.goHome')}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          scrollTo({ top: 0 });
          showCategory('HOME');
        }}
      >
        <Wordmark height={22} />
      </a>
      <div className="header-end">
        <When is={canDownload}>
          {() => (
            <span className="header-download">
              <IconButton
                icon="download"
                size={30}
                label={t('app.downloadApp')}
                href={paths.download}
              />
            </span>
          )}
        </When>
        <When is={isLoggedIn} or={() => <LoginButtons />}>
          {() => (
            <>
              <MessageLink />
              <BalanceCapsule />
            </>
          )}
        </When>
      </div>
    </header>
  );
}

const loadUnread = async () => (await import('../extras/UnreadTotal')).UnreadTotal;

/** The message center, with the number of unread messages once the page is idle. */
function MessageLink() {
  const { isHomeIdle } = useStore(createIdle);
  return (
    <IconButton icon="bell" size={30} label={t('app.messages')} href={paths.message}>
      <Lazy when={isHomeIdle} load={loadUnread}>
        {(UnreadTotal) => <UnreadTotal />}
      </Lazy>
    </IconButton>
  );
}

function LoginButtons() {
  const { openLoginDialog } = useApp();
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        href={paths.login}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          openLoginDialog();
        }}
      >
        {t('app.login')}
      </Button>
      <Button size="small" href={paths.register}>
        {t('app.register')}
      </Button>
    </>
  );
}
