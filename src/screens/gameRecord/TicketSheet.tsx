import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed, type ReadonlySignal, type Signal } from '@kit/signals';
import { When } from '@kit/When';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createOrder, type OrderDetail } from '../../stores/order';
import { useStore } from '../../stores/useStore';
import { ErrorState } from '../../ui/ErrorState';
import { Money } from '../../ui/Money';
import { Sheet } from '../../ui/Sheet';
import { Skeleton } from '../../ui/Skeleton';
import { Balls } from '../../widgets/Balls';
import { errorText } from '../../widgets/errorText';
import { SumCard } from '../../widgets/SumCard';
import { Part } from './Part';

/** A lottery ticket: its draw, what came up, and each bet on it. */
export function TicketSheet({ open }: { open: Signal<boolean> }) {
  const { detail } = useStore(createOrder);
  return (
    <Sheet
      open={open}
      title={computed(() => detail.value.value?.gameName ?? t('record.detail').value)}
      closeLabel={t('app.close')}
    >
      <div className="ticket">
        <Async
          of={detail}
          loading={() => <Loading />}
          failed={(error, retry) => (
            <ErrorState
              compact
              title={errorText(error)}
              retryLabel={t('app.retry')}
              onRetry={retry}
            />
          )}
        >
          {(order) => <Whole of={order} />}
        </Async>
      </div>
    </Sheet>
  );
}

function Whole({ of }: { of: ReadonlySignal<OrderDetail> }) {
  const { orderId, numero, at, opensAt } = of.peek();
  return (
    <>
      <When is={computed(() => of.value.result)}>
        {(result) => (
          <section className="ticket-result">
            <h3>{t('lottery.winningNumbers')}</h3>
            <Balls numbers={result} label={t('lottery.winningNumbers')} />
          </section>
        )}
      </When>
      <SumCard
        lines={[
          {
            key: 'stake',
            label: t('record.totalBets'),
            value: <Money amount={computed(() => of.value.stake)} />,
          },
          {
            key: 'win',
            label: t('record.totalWon'),
            value: <Money amount={computed(() => of.value.win)} size={16} />,
          },
          { key: 'draw', label: t('record.draw'), value: numero },
          { key: 'opens', label: t('record.opensAt'), value: formatDate(opensAt, 'moment') },
          { key: 'at', label: t('record.boughtAt'), value: formatDate(at, 'moment') },
          { key: 'order', label: t('record.order'), value: orderId },
        ]}
      />
      <h3>{t('record.parts')}</h3>
      <ol className="ticket-parts">
        <Each of={computed(() => of.value.suborders)} by={({ suborderId }) => suborderId}>
          {(part) => (
            <li>
              <Part of={part} />
            </li>
          )}
        </Each>
      </ol>
    </>
  );
}

const Loading = () => (
  <>
    <Skeleton height={212} radius={16} />
    <Skeleton width="40%" height={20} />
    <Skeleton height={120} radius={16} />
    <Skeleton height={120} radius={16} />
  </>
);
