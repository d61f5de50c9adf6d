import { computed } from '@kit/render/signals';
import type { MouseEvent } from 'react';
import { loadTexts } from '../../i18n/locale';
import type { PlainKey } from '../../i18n/t';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createHomeTab } from '../../stores/games/homeTab';
import { createSystem } from '../../stores/site/system';
import { Icon } from '../../ui/icons/Icon';
import type { IconName } from '../../ui/icons/icons';
import { useApp } from '../../widgets/site/app/useApp';
import { isPlainClick } from '../../widgets/site/navigation/isPlainClick';
import { paths } from '../../widgets/site/navigation/paths';
import { createCurrentRoute } from '../navigation/currentRoute';

/** The menu key of the reward center. */
const REWARDS_KEY = 'REWCEN3';

interface BarItem {
  to: string;
  icon: IconName;
  label: PlainKey;
}

const ITEMS: BarItem[] = [
  { to: paths.home, icon: 'house', label: 'app.navHome' },
  { to: paths.activity, icon: 'ticket-percent', label: 'app.navPromotions' },
  { to: paths.invite, icon: 'share-2', label: 'app.navShare' },
  { to: paths.reward, icon: 'gift', label: 'app.navRewards' },
  { to: paths.member, icon: 'user-round', label: 'app.navMember' },
];

export function BottomBar() {
  const onPress = usePress();
  const { currentRoute } = useStore(createCurrentRoute);
  // Until the menu settings are known, the bar keeps its five places.
  const hidesRewards = useStore(createSystem).isSwitchedOff(REWARDS_KEY);
  return (
    <nav className="bottombar" aria-label={t('app.mainNavigation')}>
      {ITEMS.map(({ to, icon, label }) => (
        <a
          key={to}
          className="bottombar-item"
          data-raised={to === paths.invite}
          href={to}
          hidden={to === paths.reward ? hidesRewards : undefined}
          aria-current={computed(() => (currentRoute.value.paths[0] === to ? 'page' : undefined))}
          onClick={(event) => onPress(to, event)}
        >
          <span className="bottombar-icon">
            <Icon name={icon} size={23} />
          </span>
          <span>{t(label)}</span>
        </a>
      ))}
    </nav>
  );
}

/** Home scrolls up or changes its tab; screens for members require a login first. */
function usePress() {
  const app = useApp();
  const { currentRoute } = useStore(createCurrentRoute);
  const { showCategory } = useStore(createHomeTab);
  const { accountKind, isLoggedIn } = useStore(createSession);

  async function offerAccount() {
    await loadTexts('session');
    const isConfirmed = await app.confirm({
      title: t('session.trialPromptTitle'),
      text: t('session.trialPromptText'),
      picture: '/art/icons/circus-tent.webp',
      ok: t('session.createAccount'),
    });
    if (isConfirmed) app.navigate(paths.register);
  }

  return (to: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (to === paths.home) {
      const isAlreadyHome = currentRoute.peek().header === 'home';
      showCategory(isAlreadyHome ? 'HOT' : 'HOME');
      if (isAlreadyHome) {
        event.preventDefault();
        scrollTo({ top: 0, behavior: 'smooth' });
      }
    }
    const isForMembers = to === paths.member || to === paths.invite;
    if (isForMembers && !isLoggedIn.peek()) {
      event.preventDefault();
      app.requireLogin(to);
    }
    if (to === paths.member && accountKind.peek() === 'trial') {
      event.preventDefault();
      offerAccount().catch(app.showError);
    }
  };
}
