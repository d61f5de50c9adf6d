import './gameRecord.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { Segmented } from '../../../ui/controls/Segmented';
import { paths } from '../../../widgets/site/navigation/paths';
import { useViewTab } from '../../../widgets/site/navigation/useViewTab';
import { Bets } from './Bets';
import { Tickets } from './Tickets';

const TICKETS = 'tickets';

/** All bets, or the lottery tickets. `?view=tickets` in the address selects the tab. */
export default function GameRecord() {
  const { view, show } = useViewTab(paths.gameRecord, 'bets', TICKETS);
  return (
    <div className="gamerecord">
      <Segmented
        label={t('title.gameRecord')}
        value={view}
        options={[
          { value: 'bets', label: t('record.betsTab') },
          { value: TICKETS, label: t('lottery.tickets') },
        ]}
        onPick={show}
      >
        <When is={computed(() => view.value === TICKETS)} or={() => <Bets />}>
          {() => <Tickets />}
        </When>
      </Segmented>
    </div>
  );
}
