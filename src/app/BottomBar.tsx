import { computed } from '@kit/signals';
import type { PlainKey } from '../i18n/t';
import { t } from '../i18n/t';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import { paths } from '../widgets/paths';
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
  return (
    <nav className="bar" aria-label={t('app.mainNavigation')}>
      {ITEMS.map(({ to, icon, words }) => (
        <a
          key={to}
          className="bar-item"
          data-raised={to === paths.invite}
          href={to}
          aria-current={computed(() => (place.value.at[0] === to ? 'page' : undefined))}
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
