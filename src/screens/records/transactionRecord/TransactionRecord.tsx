import { useOnce } from '@kit/render/hooks';
import './transactionRecord.css';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createTransaction, type Transaction } from '../../../stores/records/transaction';
import { Money } from '../../../ui/content/Money';
import { RecordList } from '../../../widgets/records/RecordList';
import { SumCard } from '../../../widgets/records/SumCard';
import { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { type TransactionChoices, TransactionFilters } from './TransactionFilters';
import { TransactionRow } from './TransactionRow';

type Groups = readonly { group: string; codes: readonly { txCode: string }[] }[];

const codesOf = (groups: Groups, group: string | undefined) =>
  groups.find((candidate) => candidate.group === group)?.codes.map(({ txCode }) => txCode);

/** Every transaction of the member's wallets, with the balance after it. */
export default function TransactionRecord() {
  const { records, codes, groups } = useStore(createTransaction);
  // After a reload the address names a group, before the server has said which codes it has.
  const areGroupsSettled = computed(
    () => groups.value.length > 0 || codes.state.value === 'failed',
  );
  const filter = useRecordFilter<TransactionChoices>(
    ['group', 'code'],
    ({ group, code, ...days }) =>
      records.open({ ...days, codes: code ? [code] : codesOf(groups.peek(), group) }),
    ({ group }) => !group || areGroupsSettled.value,
  );
  const opened = useOnce(() => signal<Transaction | undefined>(undefined));
  const isOpen = useOnce(() => signal(false));
  const hasTotals = computed(() => records.lastReply.value?.totalIn !== undefined);
  useLoadPerLanguage(codes.load);
  const open = (transaction: Transaction) => {
    opened.value = transaction;
    isOpen.value = true;
  };
  return (
    <div className="transactions">
      <TransactionFilters filter={filter} />
      <RecordList
        of={records}
        by={({ id }) => id}
        label={t('title.transactions')}
        empty={t('record.noTransactions')}
        rowHeight={78}
        head={() => <When is={hasTotals}>{() => <TransactionTotals />}</When>}
      >
        {(transaction) => <TransactionRow transaction={transaction} onOpen={open} />}
      </RecordList>
      <LazySheet open={isOpen} load={() => import('./TransactionSheet')}>
        {({ TransactionSheet }) => <TransactionSheet transaction={opened} open={isOpen} />}
      </LazySheet>
    </div>
  );
}

function TransactionTotals() {
  const { lastReply } = useStore(createTransaction).records;
  const totalIn = computed(() => lastReply.value?.totalIn);
  const totalOut = computed(() => {
    const sum = lastReply.value?.totalOut;
    return sum === undefined ? undefined : -sum;
  });
  return (
    <>
      <SumCard
        lines={[
          {
            key: 'in',
            label: t('record.moneyIn'),
            value: <Money amount={totalIn} size={16} tone="win" signed />,
          },
          { key: 'out', label: t('record.moneyOut'), value: <Money amount={totalOut} size={16} /> },
        ]}
      />
      <p className="transactions-count">
        {t('record.transactions', { n: computed(() => lastReply.value?.totalCount ?? 0) })}
      </p>
    </>
  );
}
