import { computed } from '@kit/signals';
import type { MouseEvent } from 'react';
import { loadWords } from '../i18n/locale';
import type { PlainKey } from '../i18n/t';
import { t } from '../i18n/t';
import { createHomeTab } from '../stores/homeTab';
import { createSession } from '../stores/session';
import { useStore } from '../stores/useStore';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import { paths } from '../widgets/paths';
import { useApp } from '../widgets/useApp';
import { place } from './place';

interface Item {
  to: string;
  icon: IconName;
  words: PlainKey;
}

const ITEMS: Item[] = [
  { to: paths.home, icon: 'house', words: 'app.navHome' },
  { to: paths.activity, icon: 'ticket-percent', words: 'app.navPromotions' },
  { to: paths.invite, icon: 'share-2', words: 'app.navShare' },
  { to: paths.reward, icon: 'gift', words: 'app.navRewards' },
  { to: paths.member, icon: 'user-round', words: 'app.navMember' },
];

export function BottomBar() {
  const press = usePress();
  return (
    <nav className="bar" aria-label={t('app.mainNavigation')}>
      {ITEMS.map(({ to, icon, words }) => (
        <a
          key={to}
          className="bar-item"
          data-raised={to === paths.invite}
          href={to}
          aria-current={computed(() => (place.value.at[0] === to ? 'page' : undefined))}
          onClick={(event) => press(to, event)}
        >
          <span className="bar-icon">
            <Icon name={icon} size={23} />
          </span>
          <span>{t(words)}</span>
        </a>
      ))}
    </nav>
  );
}

/** What the bar does besides following a link. */
function usePress() {
  const app = useApp();
  const { show } = useStore(createHomeTab);
  const { standing, isLoggedIn } = useStore(createSession);

  async function offerAccount() {
    await loadWords('session');
    const isWanted = await app.confirm({
      title: t('session.trialPromptTitle'),
      text: t('session.trialPromptText'),
      picture: '/art/icons/circus-tent.webp',
      ok: t('session.createAccount'),
    });
    if (isWanted) app.open(paths.register);
  }

  return (to: string, event: MouseEvent) => {
    if (to === paths.home) {
      const isThere = place.peek().header === 'home';
      show(isThere ? 'HOT' : 'HOME');
      if (isThere) {
        event.preventDefault();
        scrollTo({ top: 0, behavior: 'smooth' });
      }
    }
    const isOwn = to === paths.member || to === paths.invite;
    if (isOwn && !isLoggedIn.peek()) {
      event.preventDefault();
      app.askLogin(to);
    }
    if (to === paths.member && standing.peek() === 'trial') {
      event.preventDefault();
      void offerAccount();
    }
  };
}
