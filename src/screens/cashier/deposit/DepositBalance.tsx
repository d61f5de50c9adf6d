import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import { Money } from '../../../ui/content/Money';
import { RefreshBalanceButton } from '../../../widgets/cashier/RefreshBalanceButton';

/** What the member has now. A dash and a retry, never zero, while it is not known. */
export function DepositBalance() {
  const { balance } = useStore(createWallet);
  return (
    <p className="deposit-balance">
      <span className="muted">{t('cashier.balanceNow')}</span>
      <span className="deposit-balance-amount">
        <Money amount={balance} size={16} />
        <When is={computed(() => balance.value === undefined)}>
          {() => <RefreshBalanceButton />}
        </When>
      </span>
    </p>
  );
}
