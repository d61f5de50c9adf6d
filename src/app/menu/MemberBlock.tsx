import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import type { IconName } from '../../ui/icons';
import { Money } from '../../ui/Money';
import { Tag } from '../../ui/Tag';
import { paths } from '../../widgets/paths';

/** Who is in, their money, and the three ways that are walked most. */
export function MemberBlock() {
  const { member, info, standing, vipLevel } = useStore(createSession);
  const name = computed(
    () => member.value?.nickname || member.value?.account || info.value?.userName || '',
  );
  const isTrial = computed(() => standing.value === 'trial');
  return (
    <section className="menu-me" aria-label={t('app.memberCenter')}>
      <a className="menu-who" href={paths.member}>
        <Avatar name={name} />
        <b>{name}</b>
        <When
          is={isTrial}
          or={() => <Tag tone="accent">{t('vip.level', { level: vipLevel })}</Tag>}
        >
          {() => <Tag tone="info">{t('session.trialBadge')}</Tag>}
        </When>
      </a>
      <Balance />
      <div className="menu-ways">
        <Way to={paths.deposit} icon="arrow-down-to-line" main>
          {t('app.deposit')}
        </Way>
        <Way to={paths.invite} icon="share-2">
          {t('title.invite')}
        </Way>
        <Way to={paths.activity} icon="ticket-percent">
          {t('app.navPromotions')}
        </Way>
      </div>
    </section>
  );
}

function Balance() {
  const { balance, isHidden, isReloading, toggle, reload } = useStore(createWallet);
  return (
    <div className="menu-balance">
      <span className="menu-balance-head muted">
        {t('wallet.totalBalance')}
        <IconButton
          icon={computed(() => (isHidden.value ? 'eye-off' : 'eye'))}
          label={computed(() => t(isHidden.value ? 'wallet.show' : 'wallet.hide').value)}
          size={32}
          pressed={isHidden}
          onClick={toggle}
        />
      </span>
      <Money
        amount={computed(() => balance.value ?? 0)}
        masked={computed(() => isHidden.value || isReloading.value)}
        quietParts
        size={24}
      />
      <IconButton
        icon="refresh-cw"
        label={t('wallet.refresh')}
        spinning={isReloading}
        onClick={reload}
      />
    </div>
  );
}

interface WayProps {
  to: string;
  icon: IconName;
  main?: boolean;
  children: React.ReactNode;
}

const Way = ({ to, icon, main, children }: WayProps) => (
  <a className="menu-way" href={to} data-main={main}>
    <Icon name={icon} />
    <span>{children}</span>
  </a>
);
