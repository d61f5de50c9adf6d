import { useOnce } from '@kit/render/hooks';
import './BarChart.css';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { formatMoney } from '../../ui/content/formatMoney';
import { type ChartValue, chartBars } from './chartBars';

interface Props {
  /** Amounts of money, the oldest first. One alone is not drawn. */
  values: ReadonlySignal<readonly ChartValue[]>;
  /** Says in words what the chart shows. */
  label: (best: ReadonlySignal<string>, worst: ReadonlySignal<string>) => ReadonlySignal<string>;
  /** Shows a sign at the amounts of the scale. */
  signed?: boolean;
}

const HEIGHT = 96;
const isMonth = (key: string) => key.length === 7;
const keyName = (key: string) =>
  isMonth(key) ? dateText(`${key}-01T00:00`, 'month') : dateText(`${key}T00:00`, 'day');

/** One bar for each day or month: gains above the zero line, losses below it. */
export function BarChart({ values, label, signed = false }: Props) {
  const chart = computed(() => chartBars(values.value));
  const width = computed(() => values.value.length * 10);
  const amount = (which: 'best' | 'worst') =>
    computed(() => formatMoney(chart.value[which], undefined, signed));
  const best = amount('best');
  const worst = amount('worst');
  const nameAt = (at: number) => computed(() => keyName(values.value.at(at)?.key ?? ''));
  const zero = computed(() => chart.value.zero * HEIGHT);
  return (
    <When is={computed(() => values.value.length > 1)}>
      {() => (
        <figure className="chart">
          <p className="chart-scale num" aria-hidden="true">
            {best}
          </p>
          <svg
            viewBox={computed(() => `0 0 ${width.value} ${HEIGHT}`)}
            preserveAspectRatio="none"
            role="img"
            aria-label={label(best, worst)}
          >
            <line
              className="chart-zero"
              x1="0"
              x2={width}
              y1={zero}
              y2={zero}
              vectorEffect="non-scaling-stroke"
            />
            <Each
              of={computed(() => chart.value.bars.map((bar, at) => ({ ...bar, at })))}
              by={({ key }) => key}
            >
              {({ at, isGain, top, height }) => (
                <rect
                  x={at * 10 + 1}
                  y={top * HEIGHT}
                  width={8}
                  height={height * HEIGHT}
                  data-gain={isGain}
                />
              )}
            </Each>
          </svg>
          <p className="chart-scale num" aria-hidden="true">
            {worst}
          </p>
          <p className="chart-ends num" aria-hidden="true">
            <span>{nameAt(0)}</span>
            <span>{nameAt(-1)}</span>
          </p>
          <ChartTable values={values} label={label(best, worst)} signed={signed} />
        </figure>
      )}
    </When>
  );
}

interface TableProps extends Pick<Props, 'values' | 'signed'> {
  label: ReadonlySignal<string>;
}

/** The same amounts as text, for everyone who cannot read them from bars. Drawn when it is opened. */
function ChartTable({ values, label, signed }: TableProps) {
  const isOpen = useOnce(() => signal(false));
  return (
    <details
      className="chart-table"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{t('record.asTable')}</summary>
      <When is={isOpen}>
        {() => (
          <table>
            <caption className="visually-hidden">{label}</caption>
            <tbody>
              <Each of={values} by={({ key }) => key}>
                {({ key }) => (
                  <tr>
                    <th scope="row">{computed(() => keyName(key))}</th>
                    <td className="num">{amountOf(values, key, signed)}</td>
                  </tr>
                )}
              </Each>
            </tbody>
          </table>
        )}
      </When>
    </details>
  );
}

const amountOf = (values: Props['values'], key: string, signed: boolean | undefined) =>
  computed(() => {
    const amount = values.value.find((each) => each.key === key)?.value ?? 0;
    return formatMoney(amount, undefined, signed);
  });
