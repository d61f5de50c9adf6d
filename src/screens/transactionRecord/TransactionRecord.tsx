import './transactionRecord.css';
import { Later } from '@kit/Later';
import { computed, effect, signal, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createTransaction, type Transaction } from '../../stores/transaction';
import { useStore } from '../../stores/useStore';
import { Money } from '../../ui/Money';
import { RecordList } from '../../widgets/RecordList';
import { SumCard } from '../../widgets/SumCard';
import { Line } from './Line';
import { TransactionFilters } from './TransactionFilters';
import { createTransactionFilter } from './transactionFilter';

/** Every movement of the member's money, and what it left in the wallet. */
export default function TransactionRecord() {
  const { records, codes, groups } = useStore(createTransaction);
  const [filter] = useState(() => createTransactionFilter(groups));
  const [opened] = useState(() => ({
    one: signal<Transaction | undefined>(undefined),
    isOpen: signal(false),
  }));
  useMount(() =>
    effect(() => {
      if (language.value) untracked(() => void codes.load());
    }),
  );
  useMount(() =>
    effect(() => {
      const asked = filter.asked.value;
      if (asked && language.value) untracked(() => void records.open(asked));
    }),
  );
  const open = (one: Transaction) => {
    opened.one.value = one;
    opened.isOpen.value = true;
  };
  return (
    <div className="moves">
      <TransactionFilters filter={filter} />
      <RecordList
        of={records}
        by={({ id }) => id}
        label={t('title.transactions')}
        nothing={t('record.noMoves')}
        rowHeight={78}
        head={() => <Sums />}
      >
        {(one) => <Line of={one} onOpen={open} />}
      </RecordList>
      <Later
        when={opened.isOpen}
        load={async () => {
          const { TransactionSheet } = await import('./TransactionSheet');
          return () => <TransactionSheet of={opened.one} open={opened.isOpen} />;
        }}
      />
    </div>
  );
}

function Sums() {
  const { last } = useStore(createTransaction).records;
  const came = computed(() => last.value?.totalIn ?? 0);
  const left = computed(() => -(last.value?.totalOut ?? 0));
  return (
    <>
      <SumCard
        lines={[
          {
            key: 'in',
            label: t('record.cameIn'),
            value: <Money amount={came} size={16} tone="win" signed />,
          },
          { key: 'out', label: t('record.wentOut'), value: <Money amount={left} size={16} /> },
        ]}
      />
      <p className="moves-count">
        {t('record.moves', { n: computed(() => last.value?.totalCount ?? 0) })}
      </p>
    </>
  );
}
