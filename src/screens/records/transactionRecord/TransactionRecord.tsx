import { useOnce } from '@kit/render/hooks';
import './transactionRecord.css';
import '../../../ui/content/Card.css';
import { Lazy } from '@kit/render/Lazy';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { loadTexts } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createStatement } from '../../../stores/records/statement';
import { createTransaction, type Transaction } from '../../../stores/records/transaction';
import { Money } from '../../../ui/content/Money';
import { Row } from '../../../ui/content/Row';
import { ANY } from '../../../widgets/records/dayFilter';
import { RecordList } from '../../../widgets/records/RecordList';
import { SumCard } from '../../../widgets/records/SumCard';
import { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';
import { useScreenAddress } from '../../../widgets/site/navigation/useScreenAddress';
import { hrefOfStatement } from './hrefOfStatement';
import { type TransactionChoices, TransactionFilters } from './TransactionFilters';
import { TransactionRow } from './TransactionRow';

type Groups = readonly { group: string; codes: readonly { txCode: string }[] }[];

const codesOf = (groups: Groups, group: string | undefined) =>
  groups.find((candidate) => candidate.group === group)?.codes.map(({ txCode }) => txCode);

const loadStatement = async () => {
  const [{ StatementView }] = await Promise.all([import('./Statement'), loadTexts('statement')]);
  return StatementView;
};

/** The transactions; with `?statement=` in the address, the statement of that month. */
export default function TransactionRecord() {
  const address = useScreenAddress((path) => path === paths.transactions);
  const month = computed(() => address.value.query.get('statement'));
  return (
    <When is={month} or={() => <Transactions />}>
      {(month) => (
        <Lazy load={loadStatement}>{(StatementView) => <StatementView month={month} />}</Lazy>
      )}
    </When>
  );
}

/** Every transaction of the member's wallets, with the balance after it. */
function Transactions() {
  const { records, codes, groups } = useStore(createTransaction);
  // After a reload the address names a group, before the server has said which codes it has.
  const areGroupsSettled = computed(
    () => groups.value.length > 0 || codes.state.value === 'failed',
  );
  const filter = useRecordFilter<TransactionChoices>(
    { group: ANY, code: ANY },
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
      <StatementLink />
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

function StatementLink() {
  const { isOffered, months } = useStore(createStatement);
  const href = computed(() => hrefOfStatement(months.value[0] ?? ''));
  return (
    <When is={isOffered}>
      {() => (
        <div className="card" data-pad="none">
          <Row icon="file-text" title={t('record.statement')} href={href} />
        </div>
      )}
    </When>
  );
}

function TransactionTotals() {
  const { lastReply } = useStore(createTransaction).records;
  const totalIn = computed(() => lastReply.value?.totalIn);
  const totalOut = computed(() => {
    const sum = lastReply.value?.totalOut;
    return sum === undefined ? undefined : -sum;
  });
  const count = computed(() => lastReply.value?.totalCount);
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
      <When is={count}>
        {(n) => <p className="transactions-count">{t('record.transactions', { n })}</p>}
      </When>
    </>
  );
}
