import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal, type Signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createOrder, type OrderDetail } from '../../../stores/lottery/order';
import { Money } from '../../../ui/content/Money';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Sheet } from '../../../ui/overlays/Sheet';
import { Balls } from '../../../widgets/lottery/Balls';
import { SumCard } from '../../../widgets/records/SumCard';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { SuborderRow } from './SuborderRow';

/** A lottery ticket: its draw, the winning numbers and every bet on it. */
export function TicketSheet({ open }: { open: Signal<boolean> }) {
  const { detail } = useStore(createOrder);
  return (
    <Sheet
      open={open}
      title={computed(() => detail.value.value?.gameName ?? t('record.detail').value)}
      closeLabel={t('app.close')}
    >
      <div className="ticket">
        <AsyncContent of={detail} loading={() => <TicketSkeleton />} compact>
          {(order) => <TicketDetails order={order} />}
        </AsyncContent>
      </div>
    </Sheet>
  );
}

function TicketDetails({ order }: { order: ReadonlySignal<OrderDetail> }) {
  const { orderId, numero, at, opensAt } = order.peek();
  return (
    <>
      <When is={computed(() => order.value.result)}>
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
            value: <Money amount={computed(() => order.value.stake)} />,
          },
          {
            key: 'win',
            label: t('record.totalPayouts'),
            value: (
              <When
                is={computed(() => order.value.state !== 'pending')}
                or={() => t('lottery.bet_pending')}
              >
                {() => <Money amount={computed(() => order.value.win)} size={16} />}
              </When>
            ),
          },
          { key: 'draw', label: t('record.draw'), value: numero },
          { key: 'opens', label: t('record.opensAt'), value: formatDate(opensAt, 'moment') },
          { key: 'at', label: t('record.boughtAt'), value: formatDate(at, 'moment') },
          { key: 'order', label: t('record.order'), value: orderId },
        ]}
      />
      <h3>{t('record.suborders')}</h3>
      <ol className="ticket-bets">
        <Each of={computed(() => order.value.suborders)} by={({ suborderId }) => suborderId}>
          {(suborder) => (
            <li>
              <SuborderRow suborder={suborder} />
            </li>
          )}
        </Each>
      </ol>
    </>
  );
}

const TicketSkeleton = () => (
  <>
    <Skeleton height={212} radius={16} />
    <Skeleton width="40%" height={20} />
    <Skeleton height={120} radius={16} />
    <Skeleton height={120} radius={16} />
  </>
);
