import { throttle } from '@kit/data/timers';
import { VirtualGrid } from '@kit/list/VirtualGrid';
import { useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createDownline } from '../../../stores/agents/downline';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RecordList } from '../../../widgets/records/RecordList';
import { useFixedRowHeight } from '../../../widgets/records/useFixedRowHeight';
import type { Address } from '../../../widgets/site/app/useApp';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';
import { DownlineFilters } from './DownlineFilters';
import { DownlineRow } from './DownlineRow';

/** The height of a row with the gap below it, in pixels. */
const ROW_HEIGHT = 76;
const ROW_GAP = 8;
/** The next page is not requested more often than this. Below the list a button loads it, too. */
const MIN_INTERVAL_MS = 1000;

/** The members below the agent, or below the member that the address names. */
export function Downline({ query }: Pick<Address, 'query'>) {
  const { records, choice } = useStore(createDownline);
  const upline = query.get('upline') ?? '';
  const { name, level } = choice();
  const isFiltered = computed(() => Boolean(upline || name.value.trim() || level.value));
  return (
    <div className="agent">
      {upline !== '' && <p className="muted">{t('team.downlineOf', { name: upline })}</p>}
      <DownlineFilters upline={upline} />
      <RecordList
        of={records}
        by={({ account }) => account}
        label={t('title.agent_downline')}
        rowHeight={ROW_HEIGHT - ROW_GAP}
        empty={() => (
          <When is={isFiltered} or={() => <NoDownline />}>
            {() => (
              <EmptyState
                picture="/art/icons/magnifying-glass.webp"
                title={t('team.noMembers')}
                text={t('team.noMembersHint')}
              />
            )}
          </When>
        )}
        list={() => <Members />}
      />
    </div>
  );
}

/** For an agent without any members yet. */
const NoDownline = () => (
  <EmptyState
    picture="/art/icons/waving-hand.webp"
    title={t('team.noDownline')}
    text={t('team.inviteHint')}
  >
    <Button icon="share-2" href={agentPaths.invite}>
      {t('title.agent_invite')}
    </Button>
  </EmptyState>
);

function Members() {
  const { records } = useStore(createDownline);
  const rowHeight = useFixedRowHeight(ROW_HEIGHT);
  const loadMore = () => {
    // After an error the agent decides when to try again.
    if (records.hasMore.peek() && records.error.peek() === undefined) void records.loadMore();
  };
  const onEnd = useOnce(() => throttle(MIN_INTERVAL_MS, loadMore, { trailing: false }));
  return (
    <VirtualGrid
      className="agent-downline"
      count={computed(() => records.rows.value.length)}
      rowHeight={rowHeight}
      cell={(index) => <DownlineRow member={computed(() => records.rows.value[index.value])} />}
      onEnd={onEnd}
      label={t('title.agent_downline')}
    />
  );
}
