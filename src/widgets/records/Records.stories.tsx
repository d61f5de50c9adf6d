import { useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createTransaction } from '../../stores/records/transaction';
import { Money } from '../../ui/content/Money';
import { Row } from '../../ui/content/Row';
import { BarChart } from './BarChart';
import { ANY, createDayFilter, OTHER } from './dayFilter';
import { RecordFilterBar } from './RecordFilterBar';
import { RecordFilterSheet } from './RecordFilterSheet';
import { RecordList } from './RecordList';
import { RecordTotals } from './RecordTotals';
import { SumCard } from './SumCard';
import { useRecordFilter } from './useRecordFilter';

export default { title: 'Widgets/Records' };

const days = [12.5, -40, 8, 0, 210.75, -95.2, 33].map((value, index) => ({
  key: `2026-11-0${index + 1}`,
  value,
}));

export const Chart = inApp(() => (
  <BarChart
    signed
    values={signal(days)}
    label={(best, worst) => t('record.chart', { title: t('record.byDay'), best, worst })}
  />
));

const Filters = ({ isOther }: { isOther: boolean }) => {
  const filter = useOnce(() => {
    const made = createDayFilter();
    if (isOther) made.period.value = OTHER;
    return made;
  });
  const options = [{ value: ANY, label: t('record.anyState') }];
  return (
    <RecordFilterBar
      days={filter}
      choices={[{ options, value: signal(ANY), label: t('record.state') }]}
    />
  );
};

export const Filter = inApp(() => <Filters isOther={false} />);
export const FilterSheet = inApp(() => {
  const choices = useOnce(() => [
    {
      label: t('record.kind'),
      value: signal(ANY),
      options: [
        { value: ANY, label: t('record.anyGame') },
        { value: 'RNG', label: t('game.RNG') },
        { value: 'LIVE', label: t('game.LIVE') },
      ],
    },
    {
      label: t('record.state'),
      value: signal('won'),
      options: [
        { value: ANY, label: t('record.anyState') },
        { value: 'won', label: t('record.bet_won') },
      ],
    },
  ]);
  return <RecordFilterSheet open={signal(true)} choices={choices} />;
});
export const FilterByDates = inApp(() => <Filters isOther />);

const Transactions = () => {
  const { records } = useStore(createTransaction);
  useRecordFilter({}, records.open as never);
  return (
    <RecordList
      of={records as never}
      by={({ id }: { id: string }) => id}
      label={t('title.transactions')}
      empty={t('record.noBets')}
    >
      {(row: { id: string }) => <Row title={row.id} />}
    </RecordList>
  );
};

export const List = inApp(() => <Transactions />);
export const ListLoading = inApp(() => <Transactions />, { calls: 'hang' });
export const ListFailed = inApp(() => <Transactions />, { calls: 'status' });
export const ListEmpty = inApp(() => <Transactions />, { scenarios: ['emptyAccount'] });

export const Sums = inApp(() => (
  <SumCard
    lines={[
      { key: 'a', label: t('cashier.amount'), value: <Money amount={200} /> },
      { key: 'b', label: t('cashier.fee'), value: <Money amount={1.5} /> },
      {
        key: 'c',
        label: computed(() =>
          sample('Una etiqueta que ocupa más de una línea en un teléfono angosto'),
        ),
        value: <Money amount={1_234_567.89} />,
      },
    ]}
  />
));

export const Total = inApp(() => (
  <RecordTotals
    sums={[
      { key: 'bonus', label: t('record.bonus'), amount: signal(100) },
      { key: 'fee', label: t('record.fee'), amount: signal(undefined) },
      { key: 'total', label: t('record.totalCredited'), amount: signal(1250.5), tone: 'win' },
    ]}
  />
));
