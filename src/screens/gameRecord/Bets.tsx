import { Later } from '@kit/Later';
import { computed, effect, signal, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { formatDate } from '../../i18n/format';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { type Bet, createBetting } from '../../stores/betting';
import { useStore } from '../../stores/useStore';
import { Money } from '../../ui/Money';
import { RecordCard } from '../../ui/RecordCard';
import { Tag } from '../../ui/Tag';
import { RecordList } from '../../widgets/RecordList';
import { SumCard } from '../../widgets/SumCard';
import { BetFilters } from './BetFilters';
import { BetPicture } from './BetPicture';
import { createBetFilter } from './betFilter';
import { TONES } from './states';
import { useTicket } from './useTicket';

/** Bets on every game, the parts of lottery tickets among them. */
export function Bets() {
  const { records } = useStore(createBetting);
  const [filter] = useState(createBetFilter);
  const [opened] = useState(() => ({
    bet: signal<Bet | undefined>(undefined),
    isOpen: signal(false),
  }));
  const ticket = useTicket();
  useMount(() =>
    effect(() => {
      const asked = filter.asked.value;
      if (asked && language.value) untracked(() => void records.open(asked));
    }),
  );
  const open = (bet: Bet) => {
    if (bet.orderId) return ticket.open(bet.orderId);
    opened.bet.value = bet;
    opened.isOpen.value = true;
  };
  return (
    <div className="gamerecord-shelf">
      <BetFilters filter={filter} />
      <RecordList
        of={records}
        by={({ betId }) => betId}
        label={t('title.gameRecord')}
        nothing={t('record.noBets')}
        rowHeight={72}
        head={() => <Sums />}
      >
        {(bet) => <Line of={bet} onOpen={open} />}
      </RecordList>
      <Later
        when={opened.isOpen}
        load={async () => {
          const { BetSheet } = await import('./BetSheet');
          return () => <BetSheet of={opened.bet} open={opened.isOpen} />;
        }}
      />
      {ticket.sheet}
    </div>
  );
}

function Sums() {
  const { last } = useStore(createBetting).records;
  const sum = (field: 'stake' | 'win' | 'profit') => computed(() => last.value?.sum[field] ?? 0);
  return (
    <>
      <SumCard
        lines={[
          { key: 'stake', label: t('record.totalBets'), value: <Money amount={sum('stake')} /> },
          { key: 'win', label: t('record.totalWon'), value: <Money amount={sum('win')} /> },
          {
            key: 'profit',
            label: t('record.netResult'),
            value: <Money amount={sum('profit')} size={16} tone={toneOf(sum('profit'))} signed />,
          },
        ]}
      />
      <p className="gamerecord-count">
        {t('record.bets', { n: computed(() => last.value?.totalCount ?? 0) })}
      </p>
    </>
  );
}

const toneOf = (amount: { value: number }) => computed(() => (amount.value > 0 ? 'win' : 'text'));

function Line({ of, onOpen }: { of: Bet; onOpen: (bet: Bet) => void }) {
  const { gameName, at, stake, profit, state } = of;
  const isOver = state === 'won' || state === 'lost';
  return (
    <RecordCard
      start={<BetPicture of={of} />}
      title={gameName}
      meta={formatDate(at, 'moment')}
      amount={
        isOver ? (
          <Money amount={profit} size={16} tone={profit > 0 ? 'win' : 'text'} signed />
        ) : (
          <Money amount={stake} size={16} tone={state === 'cancelled' ? 'muted' : 'text'} />
        )
      }
      tag={<Tag tone={TONES[state]}>{t(`record.bet_${state}`)}</Tag>}
      onClick={() => onOpen(of)}
    />
  );
}
