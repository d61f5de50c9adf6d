import './gameRecord.css';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { Segmented } from '../../ui/Segmented';
import { useApp } from '../../widgets/app/useApp';
import { paths } from '../../widgets/navigation/paths';
import { Bets } from './Bets';
import { Tickets } from './Tickets';

const TICKETS = 'tickets';

/** All bets, or the lottery tickets. `?view=tickets` in the address selects the tab. */
export default function GameRecord() {
  const { address, navigate: open } = useApp();
  const tab = useSignal(address.peek().query.get('view') === TICKETS ? TICKETS : 'bets');
  return (
    <div className="gamerecord">
      <Segmented
        label={t('title.gameRecord')}
        value={tab}
        panel="gamerecord-panel"
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
      <div id="gamerecord-panel" role="tabpanel" aria-label={t('title.gameRecord')}>
        <When is={computed(() => tab.value === TICKETS)} or={() => <Bets />}>
          {() => <Tickets />}
        </When>
      </div>
    </div>
  );
}
