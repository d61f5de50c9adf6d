import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { Summary } from '../../../stores/records/profit';
import { BarChart } from '../../../widgets/records/BarChart';
import { chartBuckets } from './chartBuckets';

/** The result of each day; of each month when the range is long. */
export function ProfitChart({ summary }: { summary: ReadonlySignal<Summary> }) {
  const values = computed(() => chartBuckets(summary.value));
  const title = computed(() => {
    const isByMonth = values.value[0]?.key.length === 'YYYY-MM'.length;
    return t(isByMonth ? 'record.byMonth' : 'record.byDay').value;
  });
  return (
    <BarChart
      values={values}
      label={(best, worst) => t('record.chart', { title, best, worst })}
      signed
    />
  );
}
