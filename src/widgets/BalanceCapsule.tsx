import './BalanceCapsule.css';
import { computed } from '@kit/signals';
import { t } from '../i18n/t';
import { useStore } from '../stores/useStore';
import { createWallet } from '../stores/wallet';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Money } from '../ui/Money';
import { paths } from './paths';

/** From here on a narrow phone needs the room of the refresh for the amount. */
const LONG = 10_000;

/** The balance in the header: hide, amount, refresh, deposit. */
export function BalanceCapsule() {
  const { balance, isHidden, isReloading, toggle, reload } = useStore(createWallet);
  return (
    <div className="balance" data-long={computed(() => (balance.value ?? 0) >= LONG)}>
      <IconButton
        icon={computed(() => (isHidden.value ? 'eye-off' : 'eye'))}
        label={computed(() => t(isHidden.value ? 'wallet.show' : 'wallet.hide').value)}
        size={32}
        pressed={isHidden}
        onClick={toggle}
      />
      <a className="balance-amount" href={paths.member}>
        <span className="visually-hidden">{t('app.memberCenter')}</span>
        <Money
          amount={computed(() => balance.value ?? 0)}
          masked={computed(() => isHidden.value || isReloading.value)}
          size={14}
        />
      </a>
      <span className="balance-refresh">
        <IconButton
          icon="refresh-cw"
          label={t('wallet.refresh')}
          size={32}
          spinning={isReloading}
          onClick={reload}
        />
      </span>
      <a className="balance-deposit" href={paths.deposit} aria-label={t('app.deposit')}>
        <Icon name="plus" size={22} />
      </a>
    </div>
  );
}
