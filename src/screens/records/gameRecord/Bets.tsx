import { useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { type Bet, createBetting } from '../../../stores/lottery/betting';
import { Money } from '../../../ui/content/Money';
import { RecordCard } from '../../../ui/content/RecordCard';
import { ANY } from '../../../widgets/records/dayFilter';
import { RecordList } from '../../../widgets/records/RecordList';
import { SumCard } from '../../../widgets/records/SumCard';
import { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { BetAmount } from './BetAmount';
import { type BetChoices, BetFilters } from './BetFilters';
import { BetPicture } from './BetPicture';
import { BetTag } from './BetTag';
import { useTicketSheet } from './useTicketSheet';

/** Bets on every game. The single bets of lottery tickets are among them. */
export function Bets() {
  const { records } = useStore(createBetting);
  const filter = useRecordFilter<BetChoices>(
    { gameType: ANY, vassalage: ANY, state: ANY },
    records.open,
  );
  const openedBet = useOnce(() => signal<Bet | undefined>(undefined));
  const isOpen = useOnce(() => signal(false));
  const hasSum = computed(() => records.lastReply.value?.sum !== undefined);
  const ticketSheet = useTicketSheet();
  const open = (bet: Bet) => {
    if (bet.orderId) return ticketSheet.open(bet.orderId);
    openedBet.value = bet;
    isOpen.value = true;
  };
  return (
    <div className="gamerecord-tab">
      <BetFilters filter={filter} />
      <RecordList
        of={records}
        by={({ betId }) => betId}
        label={t('title.gameRecord')}
        empty={t('record.noBets')}
        rowHeight={72}
        head={() => <When is={hasSum}>{() => <BetTotals />}</When>}
      >
        {(bet) => <BetCard bet={bet} onOpen={open} />}
      </RecordList>
      <LazySheet open={isOpen} load={() => import('./BetSheet')}>
        {({ BetSheet }) => <BetSheet bet={openedBet} open={isOpen} />}
      </LazySheet>
      {ticketSheet.sheet}
    </div>
  );
}

function BetTotals() {
  const { lastReply } = useStore(createBetting).records;
  const sum = (field: 'stake' | 'win' | 'profit') => computed(() => lastReply.value?.sum?.[field]);
  const count = computed(() => lastReply.value?.totalCount);
  return (
    <>
      <SumCard
        lines={[
          { key: 'stake', label: t('record.totalBets'), value: <Money amount={sum('stake')} /> },
          { key: 'win', label: t('record.totalPayouts'), value: <Money amount={sum('win')} /> },
          {
            key: 'profit',
            label: t('record.betsResult'),
            value: <Money amount={sum('profit')} size={16} tone={toneOf(sum('profit'))} signed />,
          },
        ]}
      />
      <When is={count}>{(n) => <p className="gamerecord-count">{t('record.bets', { n })}</p>}</When>
    </>
  );
}

const toneOf = (amount: { value: number | undefined }) =>
  computed(() => ((amount.value ?? 0) > 0 ? 'win' : 'text'));

const BetCard = ({ bet, onOpen }: { bet: Bet; onOpen: (bet: Bet) => void }) => (
  <RecordCard
    start={<BetPicture bet={bet} />}
    title={bet.gameName}
    meta={formatDate(bet.at, 'moment')}
    amount={<BetAmount bet={bet} />}
    tag={<BetTag bet={bet} />}
    onClick={() => onOpen(bet)}
  />
);
