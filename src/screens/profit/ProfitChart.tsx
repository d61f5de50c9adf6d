import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';
import type { Summary } from '../../stores/profit';
import { formatMoney } from '../../ui/money';
import { chartBars, chartBuckets } from './chartBuckets';

const HEIGHT = 96;
const isMonth = (key: string) => key.length === 7;
const bucketName = (key: string) =>
  isMonth(key) ? dateText(`${key}-01T00:00`, 'month') : dateText(`${key}T00:00`, 'day');

/** One bar for each day or month: gains above the zero line, losses below it. */
export function ProfitChart({ summary }: { summary: ReadonlySignal<Summary> }) {
  const buckets = computed(() => chartBuckets(summary.value));
  const chart = computed(() => chartBars(buckets.value));
  const viewBox = computed(() => `0 0 ${buckets.value.length * 10} ${HEIGHT}`);
  const amount = (which: 'best' | 'worst') =>
    computed(() => formatMoney(chart.value[which], undefined, true));
  const nameAt = (at: number) => computed(() => bucketName(buckets.value.at(at)?.key ?? ''));
  const title = computed(
    () => t(isMonth(buckets.value[0]?.key ?? '') ? 'record.byMonth' : 'record.byDay').value,
  );
  const zero = computed(() => chart.value.zero * HEIGHT);
  return (
    <When is={computed(() => buckets.value.length > 1)}>
      {() => (
        <figure className="chart">
          <p className="chart-scale num" aria-hidden="true">
            {amount('best')}
          </p>
          <svg
            viewBox={viewBox}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('record.chart', {
              title,
              best: amount('best'),
              worst: amount('worst'),
            })}
          >
            <line
              className="chart-zero"
              x1="0"
              x2={computed(() => buckets.value.length * 10)}
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
            {amount('worst')}
          </p>
          <p className="chart-ends num" aria-hidden="true">
            <span>{nameAt(0)}</span>
            <span>{nameAt(-1)}</span>
          </p>
        </figure>
      )}
    </When>
  );
}
