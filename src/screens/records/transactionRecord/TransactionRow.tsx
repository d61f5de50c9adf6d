import { computed } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { MAIN_WALLET } from '../../../stores/cashier/wallet';
import { createTransaction, type Transaction } from '../../../stores/records/transaction';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { RecordCard } from '../../../ui/content/RecordCard';
import { Icon } from '../../../ui/icons/Icon';
import { useWalletName } from '../../../widgets/cashier/walletName';
import { groupIcon } from './transactionGroups';

interface Props {
  transaction: Transaction;
  onOpen: (transaction: Transaction) => void;
}

export function TransactionRow({ transaction, onOpen }: Props) {
  const { txCode, txName, at, wallet, amount, balance } = transaction;
  const group = useStore(createTransaction).groupOf(txCode);
  return (
    <RecordCard
      start={<Icon name={computed(() => groupIcon(group.value))} />}
      title={txName || txCode}
      meta={
        <>
          <span className="transactions-meta">{formatDate(at, 'moment')}</span>
          {balance !== undefined && (
            <span className="transactions-meta">
              <BalanceAfter wallet={wallet} balance={balance} />
            </span>
          )}
        </>
      }
      amount={<Money amount={amount} size={16} tone={amount > 0 ? 'win' : 'text'} signed />}
      onClick={() => onOpen(transaction)}
    />
  );
}

/** The wallet is named where it is that of a vendor, because its balance is not the one that the header shows. */
function BalanceAfter({ wallet, balance }: { wallet: string; balance: number }) {
  const amount = computed(() => formatMoney(balance));
  const name = useWalletName(wallet);
  return !wallet || wallet === MAIN_WALLET
    ? t('record.balanceIs', { amount })
    : t('record.balanceInWallet', { wallet: name, amount });
}
