import './Shortcuts.css';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { rewardEntry } from './memberEntries';
import { paths } from './paths';

/** The most used screens besides the games. */
export function Shortcuts() {
  const { showsMenu } = useStore(createSystem);
  return (
    <nav className="shortcuts" aria-label={t('app.shortcuts')}>
      <Shortcut to={paths.withdraw} picture="money-with-wings">
        {t('app.withdraw')}
      </Shortcut>
      <Shortcut to={paths.activity} picture="party-popper">
        {t('app.navPromotions')}
      </Shortcut>
      <Shortcut to={paths.invite} picture="megaphone">
        {t('title.invite')}
      </Shortcut>
      <When is={showsMenu(rewardEntry.key)}>
        {() => (
          <Shortcut to={rewardEntry.to} picture="wrapped-gift">
            {t('title.rewards')}
          </Shortcut>
        )}
      </When>
    </nav>
  );
}

interface Props {
  to: string;
  picture: string;
  children: React.ReactNode;
}

const Shortcut = ({ to, picture, children }: Props) => (
  <a className="shortcuts-item" href={to}>
    <img src={`/art/icons/${picture}.webp`} alt="" width={28} height={28} />
    <span>{children}</span>
  </a>
);
