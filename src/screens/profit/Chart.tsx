import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';
import type { Summary } from '../../stores/profit';
import { formatMoney } from '../../ui/money';
import { barsOf, bucketsOf } from './buckets';

const HIGH = 96;
const isMonth = (key: string) => key.length === 7;
const nameOf = (key: string) =>
  isMonth(key) ? dateText(`${key}-01T00:00`, 'month') : dateText(`${key}T00:00`, 'day');

/** A bar a day, up from zero or down from it, all on one scale. The days below it say the same. */
export function Chart({ of }: { of: ReadonlySignal<Summary> }) {
  const buckets = computed(() => bucketsOf(of.value));
  const drawn = computed(() => barsOf(buckets.value));
  const size = computed(() => `0 0 ${buckets.value.length * 10} ${HIGH}`);
  const amount = (which: 'best' | 'worst') =>
    computed(() => formatMoney(drawn.value[which], undefined, true));
  const end = (at: number) => computed(() => nameOf(buckets.value.at(at)?.key ?? ''));
  const title = computed(
    () => t(isMonth(buckets.value[0]?.key ?? '') ? 'record.byMonth' : 'record.byDay').value,
  );
  const zero = computed(() => drawn.value.zero * HIGH);
  return (
    <When is={computed(() => buckets.value.length > 1)}>
      {() => (
        <figure className="chart">
          <p className="chart-scale num" aria-hidden="true">
            {amount('best')}
          </p>
          <svg
            viewBox={size}
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
              of={computed(() => drawn.value.bars.map((bar, at) => ({ ...bar, at })))}
              by={({ key }) => key}
            >
              {({ at, isGain, top, height }) => (
                <rect
                  x={at * 10 + 1}
                  y={top * HIGH}
                  width={8}
                  height={height * HIGH}
                  data-gain={isGain}
                />
              )}
            </Each>
          </svg>
          <p className="chart-scale num" aria-hidden="true">
            {amount('worst')}
          </p>
          <p className="chart-ends num" aria-hidden="true">
            <span>{end(0)}</span>
            <span>{end(-1)}</span>
          </p>
        </figure>
      )}
    </When>
  );
}
