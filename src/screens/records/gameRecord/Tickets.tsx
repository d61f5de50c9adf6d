import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createOrder, type Order, type OrderState } from '../../../stores/lottery/order';
import { Money } from '../../../ui/content/Money';
import { RecordCard } from '../../../ui/content/RecordCard';
import { Tag } from '../../../ui/feedback/Tag';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';
import { useFollowTickets } from '../../../widgets/lottery/useFollowTickets';
import { ANY } from '../../../widgets/records/dayFilter';
import { RecordFilterBar } from '../../../widgets/records/RecordFilterBar';
import { RecordList } from '../../../widgets/records/RecordList';
import { SumCard } from '../../../widgets/records/SumCard';
import { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { useApp } from '../../../widgets/site/app/useApp';
import { BetAmount } from './BetAmount';
import { betTones, ticketStateOptions } from './betStates';
import { resultOf } from './profitOf';
import { useTicketSheet } from './useTicketSheet';

/** Lottery tickets, one card for each. `?order=` in the address opens one, and its result comes by itself. */
export function Tickets() {
  const { records } = useStore(createOrder);
  const { days, choices } = useRecordFilter<{ state: OrderState }>({ state: ANY }, records.open);
  const ticketSheet = useTicketSheet();
  const followTickets = useFollowTickets();
  const orderId = useApp().address.peek().query.get('order');
  useMount(() => {
    followTickets();
    if (orderId) ticketSheet.open(orderId);
  });
  const sum = (field: 'totalStake' | 'totalWin') =>
    computed(() => records.lastReply.value?.[field]);
  const hasSum = computed(() => records.lastReply.value?.totalStake !== undefined);
  return (
    <div className="gamerecord-tab">
      <RecordFilterBar
        days={days}
        choices={[{ options: ticketStateOptions, value: choices.state, label: t('record.state') }]}
      />
      <RecordList
        of={records}
        by={({ orderId }) => orderId}
        label={t('lottery.tickets')}
        empty={t('record.noTickets')}
        rowHeight={72}
        head={() => (
          <When is={hasSum}>
            {() => (
              <SumCard
                lines={[
                  {
                    key: 'stake',
                    label: t('record.totalBets'),
                    value: <Money amount={sum('totalStake')} />,
                  },
                  {
                    key: 'win',
                    label: t('record.totalPayouts'),
                    value: <Money amount={sum('totalWin')} />,
                  },
                ]}
              />
            )}
          </When>
        )}
      >
        {(order) => <TicketCard order={order} onOpen={ticketSheet.open} />}
      </RecordList>
      {ticketSheet.sheet}
    </div>
  );
}

function TicketCard({ order, onOpen }: { order: Order; onOpen: (orderId: string) => void }) {
  const { orderId, gameName, at } = order;
  const result = resultOf(order) ?? order.state;
  return (
    <RecordCard
      start={<img src={categoryPicture('LOTT')} alt="" width={28} height={28} />}
      title={gameName}
      meta={formatDate(at, 'moment')}
      amount={<BetAmount bet={order} />}
      tag={
        result && (
          <Tag tone={betTones[result]}>
            {t(result === 'even' ? 'record.bet_even' : `lottery.bet_${result}`)}
          </Tag>
        )
      }
      onClick={() => onOpen(orderId)}
    />
  );
}
