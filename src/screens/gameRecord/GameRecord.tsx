import './gameRecord.css';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { Segmented } from '../../ui/Segmented';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { Bets } from './Bets';
import { Tickets } from './Tickets';

const TICKETS = 'tickets';

/** What was played: every bet, and lottery tickets whole. Which of them is in the address. */
export default function GameRecord() {
  const { address, open } = useApp();
  const shelf = useSignal(address.peek().query.get('view') === TICKETS ? TICKETS : 'bets');
  return (
    <div className="gamerecord">
      <Segmented
        label={t('title.gameRecord')}
        value={shelf}
        panel="gamerecord-shelf"
        options={[
          { value: 'bets', label: t('record.betsTab') },
          { value: TICKETS, label: t('lottery.tickets') },
        ]}
        onPick={(view) =>
          open(view === TICKETS ? `${paths.gameRecord}?view=${view}` : paths.gameRecord, {
            replace: true,
          })
        }
      />
      <div id="gamerecord-shelf" role="tabpanel" aria-label={t('title.gameRecord')}>
        <When is={computed(() => shelf.value === TICKETS)} or={() => <Bets />}>
          {() => <Tickets />}
        </When>
      </div>
    </div>
  );
}
