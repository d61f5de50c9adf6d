import './menu.css';
import { useMount } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { When } from '@kit/render/When';
import type { MouseEvent } from 'react';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createHomeTab } from '../../stores/games/homeTab';
import { createUnread } from '../../stores/messages/unread';
import { Wordmark } from '../../ui/icons/Wordmark';
import { Sheet } from '../../ui/overlays/Sheet';
import { isPlainClick } from '../../widgets/site/navigation/isPlainClick';
import { paths } from '../../widgets/site/navigation/paths';
import { Shortcuts } from '../../widgets/site/navigation/Shortcuts';
import { createCurrentRoute } from '../navigation/currentRoute';
import { createOverlays } from '../shell/overlays';
import { GameLinks } from './GameLinks';
import { MemberBlock } from './MemberBlock';
import { MemberLinks } from './MemberLinks';
import { MenuRows } from './MenuRows';
import { VisitorBlock } from './VisitorBlock';

/** The menu with links to every screen. It closes when the address changes, and when a link to the current page is followed. */
export function SideMenu() {
  const { isLoggedIn } = useStore(createSession);
  const { isMenuOpen } = useStore(createOverlays);
  const { showCategory } = useStore(createHomeTab);
  const { address, isHome } = useStore(createCurrentRoute);
  // Keeps the store in use. The rows with its counts are drawn anew at each opening, and would load them each time.
  useStore(createUnread);

  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href]')) isMenuOpen.value = false;
  };
  // Also by the history, and by the end of the session.
  useMount(() =>
    onChange(address, () => {
      isMenuOpen.value = false;
    }),
  );

  return (
    <Sheet
      open={isMenuOpen}
      side="end"
      title={t('app.menu')}
      closeLabel={t('app.close')}
      head={
        <a
          className="menu-logo"
          href={paths.home}
          onClick={(event) => {
            closeOnLink(event);
            if (!isPlainClick(event)) return;
            if (isHome.peek()) scrollTo({ top: 0 });
            showCategory('HOME');
          }}
          aria-label={t('app.goHome')}
        >
          <Wordmark height={24} />
        </a>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click handler only closes the menu after a click on a link */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click */}
      <div className="menu" onClick={closeOnLink}>
        <When is={isLoggedIn} or={() => <VisitorBlock />}>
          {() => <MemberBlock />}
        </When>
        <Shortcuts />
        <div className="menu-card">
          <GameLinks />
          <MemberLinks />
        </div>
        <MenuRows />
      </div>
    </Sheet>
  );
}
