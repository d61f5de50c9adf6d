import { computed, effect, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { formatDate } from '../../i18n/format';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createOrder, type Order, type OrderState } from '../../stores/order';
import { useStore } from '../../stores/useStore';
import { Money } from '../../ui/Money';
import { RecordCard } from '../../ui/RecordCard';
import { Tag } from '../../ui/Tag';
import { categoryPicture } from '../../widgets/categoryPicture';
import { RecordFilterBar } from '../../widgets/RecordFilterBar';
import { RecordList } from '../../widgets/RecordList';
import { createRecordFilter } from '../../widgets/recordFilter';
import { SumCard } from '../../widgets/SumCard';
import { TONES, ticketStates } from './states';
import { useTicket } from './useTicket';

/** Lottery tickets, whole. */
export function Tickets() {
  const { records } = useStore(createOrder);
  const [filter] = useState(() => createRecordFilter<OrderState>());
  const ticket = useTicket();
  useMount(() =>
    effect(() => {
      const asked = filter.asked.value;
      if (asked && language.value) untracked(() => void records.open(asked));
    }),
  );
  const sum = (field: 'totalStake' | 'totalWin') =>
    computed(() => records.last.value?.[field] ?? 0);
  return (
    <div className="gamerecord-shelf">
      <RecordFilterBar
        days={filter}
        choices={[{ options: ticketStates, value: filter.state, label: t('record.state') }]}
      />
      <RecordList
        of={records}
        by={({ orderId }) => orderId}
        label={t('lottery.tickets')}
        nothing={t('record.noTickets')}
        rowHeight={72}
        head={() => (
          <SumCard
            lines={[
              {
                key: 'stake',
                label: t('record.totalBets'),
                value: <Money amount={sum('totalStake')} />,
              },
              {
                key: 'win',
                label: t('record.totalWon'),
                value: <Money amount={sum('totalWin')} />,
              },
            ]}
          />
        )}
      >
        {(order) => <Line of={order} onOpen={ticket.open} />}
      </RecordList>
      {ticket.sheet}
    </div>
  );
}

function Line({ of, onOpen }: { of: Order; onOpen: (orderId: string) => void }) {
  const { orderId, gameName, at, stake, win, state } = of;
  return (
    <RecordCard
      start={<img src={categoryPicture('LOTT')} alt="" width={28} height={28} />}
      title={gameName}
      meta={formatDate(at, 'moment')}
      amount={
        state === 'won' ? (
          <Money amount={win} size={16} tone="win" signed />
        ) : (
          <Money amount={stake} size={16} tone={state === 'cancelled' ? 'muted' : 'text'} />
        )
      }
      tag={<Tag tone={TONES[state]}>{t(`lottery.bet_${state}`)}</Tag>}
      onClick={() => onOpen(orderId)}
    />
  );
}
