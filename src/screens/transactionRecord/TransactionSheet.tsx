import { Each } from '@kit/Each';
import { computed, type ReadonlySignal, type Signal } from '@kit/signals';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import type { Transaction } from '../../stores/transaction';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { Money } from '../../ui/Money';
import { Sheet } from '../../ui/Sheet';
import { SumCard } from '../../widgets/SumCard';

interface Props {
  of: ReadonlySignal<Transaction | undefined>;
  open: Signal<boolean>;
}

/** One movement whole. */
export function TransactionSheet({ of, open }: Props) {
  const one = computed(() => (of.value ? [of.value] : []));
  return (
    <Sheet open={open} title={computed(() => of.value?.txName ?? '')} closeLabel={t('app.close')}>
      <Each of={one} by={({ id }) => id}>
        {(shown) => <Whole of={shown} />}
      </Each>
    </Sheet>
  );
}

const MAIN = 'CASH';

function Whole({ of }: { of: Transaction }) {
  const { id, at, wallet, amount, balance, ref } = of;
  const { wallets } = useStore(createWallet);
  const place = computed(() => {
    if (wallet === MAIN) return t('wallet.mainWallet').value;
    return wallets.value.find(({ code }) => code === wallet)?.name ?? wallet;
  });
  return (
    <div className="move">
      <Money amount={amount} size={32} tone={amount > 0 ? 'win' : 'text'} signed />
      <SumCard
        lines={[
          { key: 'date', label: t('record.date'), value: formatDate(at, 'moment') },
          { key: 'wallet', label: t('record.wallet'), value: place },
          { key: 'after', label: t('record.balanceAfter'), value: <Money amount={balance} /> },
          { key: 'ref', label: t('record.reference'), value: ref },
          { key: 'id', label: t('record.moveNumber'), value: id },
        ]}
      />
    </div>
  );
}
