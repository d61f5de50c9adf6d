import './profit.css';
import { isBusy } from '@kit/data/resource';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createProfit, type Summary } from '../../../stores/records/profit';
import { Money } from '../../../ui/content/Money';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { RecordFilterBar } from '../../../widgets/records/RecordFilterBar';
import { SumCard } from '../../../widgets/records/SumCard';
import { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { ProfitByDay } from './ProfitByDay';
import { ProfitByGame } from './ProfitByGame';
import { ProfitChart } from './ProfitChart';
import { profitLines, profitTone } from './profitLines';

/** Profit and loss over a range of days. All sums match the other record screens. */
export default function ProfitAndLoss() {
  const { summary } = useStore(createProfit);
  const { days } = useRecordFilter({}, summary.load);
  return (
    <div className="profit">
      <RecordFilterBar days={days} />
      <div className="profit-body" aria-busy={computed(() => isBusy(summary.state.value))}>
        <AsyncContent
          of={summary}
          isEmpty={({ days, byGameType }) => days.length === 0 && byGameType.length === 0}
          loading={() => <ProfitSkeleton />}
          empty={() => (
            <EmptyState
              picture="/art/icons/chart-increasing.webp"
              title={t('record.empty')}
              text={t('record.emptyHint')}
            />
          )}
        >
          {(summary) => <ProfitSummary summary={summary} />}
        </AsyncContent>
      </div>
    </div>
  );
}

function ProfitSummary({ summary }: { summary: ReadonlySignal<Summary> }) {
  const sum = computed(() => summary.value.sum);
  const profit = computed(() => sum.value.profit);
  const hasDailyResults = computed(() =>
    summary.value.days.every((day) => day.profit !== undefined),
  );
  return (
    <>
      <section className="profit-hero" aria-label={t('record.netResult')}>
        <h2>{t('record.netResult')}</h2>
        <Money
          amount={profit}
          size={32}
          tone={computed(() => profitTone(profit.value))}
          quietParts
          signed
        />
        <p className="muted">{t('record.profitNote')}</p>
        <When is={hasDailyResults}>{() => <ProfitChart summary={summary} />}</When>
      </section>
      <SumCard lines={profitLines(sum)} />
      <When is={computed(() => summary.value.byGameType.length > 0)}>
        {() => <ProfitByGame summary={summary} />}
      </When>
      <When is={computed(() => summary.value.days.length > 0)}>
        {() => <ProfitByDay summary={summary} />}
      </When>
    </>
  );
}

const ProfitSkeleton = () => (
  <>
    <Skeleton height={326} radius={20} />
    <Skeleton height={212} radius={16} />
    <Skeleton height={240} radius={20} />
  </>
);
