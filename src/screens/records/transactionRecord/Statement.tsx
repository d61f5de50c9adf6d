import '../../../ui/theme/print.css';
import './statement.css';
import { Each } from '@kit/render/Each';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { printPage } from '@kit/web/printPage';
import { dateText } from '../../../i18n/format';
import { t, text } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import {
  createStatement,
  type Statement,
  type StatementDay,
} from '../../../stores/records/statement';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/fields/Select';
import { SumCard } from '../../../widgets/records/SumCard';
import { saveFile } from '../../../widgets/records/saveFile';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useApp } from '../../../widgets/site/app/useApp';
import { useTitle } from '../../../widgets/site/app/useTitle';
import { hrefOfStatement } from './hrefOfStatement';
import { STATEMENT_LINES, statementCsv } from './statementCsv';

const monthText = (month: string) => dateText(`${month}-01T00:00`, 'month');
const dayText = (day: string) => dateText(`${day}T00:00`, 'day');

/** The money of one month: what moved it, day by day with the balance, to print and as a file. */
export function StatementView({ month }: { month: ReadonlySignal<string> }) {
  const { current, months } = useStore(createStatement);
  const { navigate } = useApp();
  const chosen = useOnce(() => signal(month.peek()));
  const options = computed(() =>
    (months.value.includes(month.value) ? months.value : [month.value, ...months.value]).map(
      (value) => ({ value, label: computed(() => monthText(value)) }),
    ),
  );
  useTitle(t('statement.title'));
  useSignalEffect(() => {
    const wanted = month.value;
    untracked(() => {
      chosen.value = wanted;
      void current.load(wanted);
    });
  });
  return (
    <div className="statement">
      <div className="statement-choice">
        <Select
          label={t('statement.month')}
          options={options}
          value={chosen}
          closeLabel={t('app.close')}
          onPick={(value) => navigate(hrefOfStatement(value), { replace: true })}
        />
      </div>
      <AsyncContent of={current} loading={() => <StatementSkeleton />}>
        {(statement) => <StatementContent statement={statement} />}
      </AsyncContent>
    </div>
  );
}

const StatementSkeleton = () => (
  <>
    <Skeleton height={300} radius={16} />
    <Skeleton height={320} radius={16} />
  </>
);

function StatementContent({ statement }: { statement: ReadonlySignal<Statement> }) {
  const hasDays = computed(() => statement.value.days.length > 0);
  return (
    <>
      <PaperHead statement={statement} />
      <MonthSums statement={statement} />
      <When
        is={hasDays}
        or={() => (
          <EmptyState compact picture="/art/icons/receipt.webp" title={t('statement.empty')} />
        )}
      >
        {() => (
          <>
            <DayTable statement={statement} />
            <PaperTable statement={statement} />
            <Actions statement={statement} />
          </>
        )}
      </When>
    </>
  );
}

/** Whose statement it is and of when: on the screen that is known. */
function PaperHead({ statement }: { statement: ReadonlySignal<Statement> }) {
  const { info } = useStore(createSession);
  return (
    <header className="statement-paper">
      <h2>
        {t('statement.title')}: {computed(() => monthText(statement.value.month))}
      </h2>
      <p>{computed(() => info.value?.userName)}</p>
    </header>
  );
}

function MonthSums({ statement }: { statement: ReadonlySignal<Statement> }) {
  const amount = (key: keyof Statement & string) =>
    computed(() => statement.value[key] as number | undefined);
  /** A zero says nothing. What is not known does. */
  const lines = computed(() => [
    { key: 'opening', label: t('statement.opening'), value: <Money amount={amount('opening')} /> },
    ...STATEMENT_LINES.filter((line) => statement.value[line] !== 0).map((line) => ({
      key: line,
      label: t(`statement.${line}`),
      value: <Money amount={amount(line)} signed />,
    })),
    {
      key: 'net',
      label: t('statement.net'),
      value: <Money amount={amount('net')} signed tone="auto" size={16} />,
    },
    {
      key: 'closing',
      label: t('statement.closing'),
      value: <Money amount={amount('closing')} size={16} />,
    },
  ]);
  return <SumCard lines={lines} />;
}

/** What fits on a phone: the day, what it changed, and the balance after it. */
const DayTable = ({ statement }: { statement: ReadonlySignal<Statement> }) => (
  <table className="statement-days card" data-pad="large">
    <caption>{t('statement.byDay')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('record.date')}</th>
        <th scope="col">{t('statement.net')}</th>
        <th scope="col">{t('statement.balance')}</th>
      </tr>
    </thead>
    <tbody>
      <Each of={computed(() => statement.value.days.toReversed())} by={({ day }) => day}>
        {({ day, net, balance }) => (
          <tr>
            <th scope="row">{computed(() => dayText(day))}</th>
            <td>
              <Money amount={net} signed tone={net === 0 ? 'muted' : 'auto'} />
            </td>
            <td>
              <Money amount={balance} />
            </td>
          </tr>
        )}
      </Each>
    </tbody>
  </table>
);

/** All columns, on paper only. */
const PaperTable = ({ statement }: { statement: ReadonlySignal<Statement> }) => (
  <table className="statement-paper">
    <thead>
      <tr>
        <th scope="col">{t('record.date')}</th>
        {STATEMENT_LINES.map((line) => (
          <th key={line} scope="col">
            {t(`statement.${line}`)}
          </th>
        ))}
        <th scope="col">{t('statement.net')}</th>
        <th scope="col">{t('statement.balance')}</th>
      </tr>
    </thead>
    <tbody>
      <Each of={computed(() => statement.value.days)} by={({ day }) => day}>
        {(row) => <PaperRow row={row} />}
      </Each>
    </tbody>
  </table>
);

const PaperRow = ({ row }: { row: StatementDay }) => (
  <tr>
    <th scope="row">{computed(() => dayText(row.day))}</th>
    {STATEMENT_LINES.map((line) => (
      <td key={line}>{row[line] === 0 ? '' : <Money amount={row[line]} />}</td>
    ))}
    <td>
      <Money amount={row.net} />
    </td>
    <td>
      <Money amount={row.balance} />
    </td>
  </tr>
);

function Actions({ statement }: { statement: ReadonlySignal<Statement> }) {
  const app = useApp();
  function save() {
    const value = statement.peek();
    const head = [
      text('record.date'),
      ...STATEMENT_LINES.map((line) => text(`statement.${line}`)),
      text('statement.net'),
      text('statement.balance'),
    ];
    saveFile(
      `statement-${value.month}.csv`,
      statementCsv(value, { head, opening: text('statement.opening'), sum: text('statement.sum') }),
    );
    app.showToast(t('statement.saved'), { kind: 'ok' });
  }
  return (
    <div className="statement-actions">
      <Button kind="secondary" icon="receipt-text" wide onClick={printPage}>
        {t('statement.print')}
      </Button>
      <Button kind="secondary" icon="download" wide onClick={save}>
        {t('statement.save')}
      </Button>
    </div>
  );
}
