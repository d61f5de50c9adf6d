import { Keyed } from '@kit/render/Keyed';
import { computed, type ReadonlySignal, type Signal } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import type { Transaction } from '../../../stores/records/transaction';
import { Money } from '../../../ui/content/Money';
import { Sheet } from '../../../ui/overlays/Sheet';
import { useWalletName } from '../../../widgets/cashier/walletName';
import { SumCard } from '../../../widgets/records/SumCard';

interface Props {
  transaction: ReadonlySignal<Transaction | undefined>;
  open: Signal<boolean>;
}

/** All details of one transaction. */
export function TransactionSheet({ transaction, open }: Props) {
  return (
    <Sheet
      open={open}
      title={computed(() => transaction.value?.txName || (transaction.value?.txCode ?? ''))}
      closeLabel={t('app.close')}
    >
      <Keyed of={transaction} by={({ id }) => id}>
        {(transaction) => <TransactionDetails transaction={transaction} />}
      </Keyed>
    </Sheet>
  );
}

function TransactionDetails({ transaction }: { transaction: Transaction }) {
  const { id, at, wallet, amount, balance, ref } = transaction;
  return (
    <div className="transaction">
      <Money amount={amount} size={32} tone={amount > 0 ? 'win' : 'text'} signed />
      <SumCard
        lines={[
          { key: 'date', label: t('record.date'), value: formatDate(at, 'moment') },
          { key: 'wallet', label: t('record.wallet'), value: useWalletName(wallet) },
          ...balanceLine(balance),
          { key: 'ref', label: t('record.reference'), value: ref },
          { key: 'id', label: t('record.transactionNumber'), value: id },
        ]}
      />
    </div>
  );
}

const balanceLine = (balance: number | undefined) =>
  balance === undefined
    ? []
    : [{ key: 'after', label: t('record.balanceAfter'), value: <Money amount={balance} /> }];
