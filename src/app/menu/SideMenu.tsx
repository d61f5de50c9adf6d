import './menu.css';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import type { MouseEvent } from 'react';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { Sheet } from '../../ui/Sheet';
import { Wordmark } from '../../ui/Wordmark';
import { paths } from '../../widgets/paths';
import { Shortcuts } from '../../widgets/Shortcuts';
import { GameCenter } from './GameCenter';
import { isMenuOpen } from './isMenuOpen';
import { MemberBlock } from './MemberBlock';
import { MemberCenter } from './MemberCenter';
import { MenuRows } from './MenuRows';
import { VisitorBlock } from './VisitorBlock';

/** Everything there is, from the end of the line. Whatever leads elsewhere closes it. */
export default function SideMenu() {
  const { isLoggedIn } = useStore(createSession);
  useStore(createUnread);

  const leave = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href]')) isMenuOpen.value = false;
  };
  useMount(() => {
    const stepped = () => {
      isMenuOpen.value = false;
    };
    addEventListener('popstate', stepped);
    return () => removeEventListener('popstate', stepped);
  });

  return (
    <Sheet
      open={isMenuOpen}
      side="end"
      title={t('app.menu')}
      closeLabel={t('app.close')}
      head={
        <a className="menu-logo" href={paths.home} onClick={leave} aria-label={t('app.goHome')}>
          <Wordmark height={24} />
        </a>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches what its links do */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click */}
      <div className="menu" onClick={leave}>
        <When is={isLoggedIn} or={() => <VisitorBlock />}>
          {() => <MemberBlock />}
        </When>
        <Shortcuts />
        <div className="menu-card">
          <GameCenter />
          <MemberCenter />
        </div>
        <MenuRows />
      </div>
    </Sheet>
  );
}
