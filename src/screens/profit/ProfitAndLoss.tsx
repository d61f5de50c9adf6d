import './profit.css';
import { Async } from '@kit/Async';
import { computed, effect, type ReadonlySignal, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createProfit, type Summary } from '../../stores/profit';
import { useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { RecordFilterBar } from '../../widgets/RecordFilterBar';
import { createDayFilter } from '../../widgets/recordFilter';
import { SumCard } from '../../widgets/SumCard';
import { ByDay } from './ByDay';
import { ByGame } from './ByGame';
import { Chart } from './Chart';
import { linesOf, toneOf } from './lines';

/** What came of playing, with nothing in it that the records do not say. */
export default function ProfitAndLoss() {
  const { summary } = useStore(createProfit);
  const [days] = useState(createDayFilter);
  useMount(() =>
    effect(() => {
      const range = days.range.value;
      if (range) untracked(() => void summary.load(range));
    }),
  );
  return (
    <div className="profit">
      <RecordFilterBar days={days} />
      <div
        className="profit-body"
        aria-busy={computed(() => ['loading', 'refreshing'].includes(summary.state.value))}
      >
        <Async
          of={summary}
          isEmpty={(now) => now.days.length === 0 && now.byGameType.length === 0}
          loading={() => <Loading />}
          failed={(error, retry) => (
            <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
          )}
          empty={() => (
            <EmptyState
              picture="/art/icons/chart-increasing.webp"
              title={t('record.empty')}
              text={t('record.emptyHint')}
            />
          )}
        >
          {(now) => <Ready of={now} />}
        </Async>
      </div>
    </div>
  );
}

function Ready({ of }: { of: ReadonlySignal<Summary> }) {
  const sum = computed(() => of.value.sum);
  const profit = computed(() => sum.value.profit);
  return (
    <>
      <section className="profit-hero" aria-label={t('record.netResult')}>
        <h2>{t('record.netResult')}</h2>
        <Money
          amount={profit}
          size={32}
          tone={computed(() => toneOf(profit.value))}
          quietParts
          signed
        />
        <p className="muted">{t('record.profitNote')}</p>
        <Chart of={of} />
      </section>
      <SumCard lines={linesOf(sum)} />
      <When is={computed(() => of.value.byGameType.length > 0)}>{() => <ByGame of={of} />}</When>
      <When is={computed(() => of.value.days.length > 0)}>{() => <ByDay of={of} />}</When>
    </>
  );
}

const Loading = () => (
  <>
    <Skeleton height={326} radius={20} />
    <Skeleton height={212} radius={16} />
    <Skeleton height={240} radius={20} />
  </>
);
