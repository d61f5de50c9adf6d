import './BalanceCapsule.css';
import { computed } from '@kit/render/signals';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createWallet } from '../../stores/cashier/wallet';
import { Icon } from '../../ui/icons/Icon';
import { paths } from '../site/navigation/paths';
import { BalanceAmount } from './BalanceAmount';
import { HideBalanceButton } from './HideBalanceButton';
import { RefreshBalanceButton } from './RefreshBalanceButton';

/** From this amount on, a narrow phone hides the refresh button to make room for the digits. */
const LONG_AMOUNT = 10_000;

/** The balance in the header: hide, amount, refresh, deposit. */
export function BalanceCapsule() {
  const { balance } = useStore(createWallet);
  return (
    <div className="balance" data-long={computed(() => (balance.value ?? 0) >= LONG_AMOUNT)}>
      <HideBalanceButton />
      <a className="balance-amount" href={paths.member}>
        <span className="visually-hidden">{t('app.memberCenter')}</span>
        <BalanceAmount size={14} />
      </a>
      <span className="balance-refresh">
        <RefreshBalanceButton />
      </span>
      <a className="balance-deposit" href={paths.deposit} aria-label={t('app.deposit')}>
        <Icon name="plus" size={22} />
      </a>
    </div>
  );
}
