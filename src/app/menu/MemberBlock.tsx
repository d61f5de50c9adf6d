import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { createMemberBadge } from '../../stores/account/memberBadge';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { Avatar } from '../../ui/content/Avatar';
import { Tag } from '../../ui/feedback/Tag';
import { Icon } from '../../ui/icons/Icon';
import type { IconName } from '../../ui/icons/icons';
import { BalanceAmount } from '../../widgets/cashier/BalanceAmount';
import { HideBalanceButton } from '../../widgets/cashier/HideBalanceButton';
import { RefreshBalanceButton } from '../../widgets/cashier/RefreshBalanceButton';
import { paths } from '../../widgets/site/navigation/paths';

/** The member's name, balance and the three most used links. */
export function MemberBlock() {
  const { member, info, accountKind } = useStore(createSession);
  const { avatar, vipLevel } = useStore(createMemberBadge);
  const name = computed(
    () => member.value?.nickname || member.value?.account || info.value?.userName || '',
  );
  const isTrial = computed(() => accountKind.value === 'trial');
  return (
    <section className="menu-member" aria-label={t('app.memberCenter')}>
      <a className="menu-member-name" href={paths.member}>
        <When is={avatar} or={() => <Avatar name={name} />}>
          {(src) => <Avatar name={name} src={src} />}
        </When>
        <b dir="auto">{name}</b>
        <When is={computed(() => accountKind.value === 'real')}>
          {() => <Tag tone="accent">{t('vip.level', { level: vipLevel })}</Tag>}
        </When>
        <When is={isTrial}>{() => <Tag tone="info">{t('session.trialBadge')}</Tag>}</When>
      </a>
      <Balance isTrial={isTrial} />
      <div className="menu-links">
        <When
          is={isTrial}
          or={() => (
            <MenuLink to={paths.deposit} icon="arrow-down-to-line" isMain>
              {t('app.deposit')}
            </MenuLink>
          )}
        >
          {() => (
            <MenuLink to={paths.register} icon="user-round-plus" isMain>
              {t('app.register')}
            </MenuLink>
          )}
        </When>
        <MenuLink to={paths.invite} icon="share-2">
          {t('title.invite')}
        </MenuLink>
        <MenuLink to={paths.activity} icon="ticket-percent">
          {t('app.navPromotions')}
        </MenuLink>
      </div>
    </section>
  );
}

function Balance({ isTrial }: { isTrial: ReadonlySignal<boolean> }) {
  return (
    <div className="menu-balance">
      <span className="menu-balance-head muted">
        {computed(() => t(isTrial.value ? 'session.playMoney' : 'wallet.totalBalance').value)}
        <HideBalanceButton />
      </span>
      <a className="menu-balance-amount" href={paths.wallets}>
        <span className="visually-hidden">{t('wallet.wallets')}</span>
        <BalanceAmount quietParts size={24} />
      </a>
      <RefreshBalanceButton size={44} />
    </div>
  );
}

interface MenuLinkProps {
  to: string;
  icon: IconName;
  isMain?: boolean;
  children: React.ReactNode;
}

const MenuLink = ({ to, icon, isMain, children }: MenuLinkProps) => (
  <a className="menu-link" href={to} data-main={isMain}>
    <Icon name={icon} />
    <span>{children}</span>
  </a>
);
