import { after } from '@kit/data/timers';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, untracked } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createDownline, type DownlineSort } from '../../../stores/agents/downline';
import { useStore } from '../../../stores/base/useStore';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { SearchField } from '../../../ui/fields/SearchField';
import { Select } from '../../../ui/fields/Select';

const TYPING_PAUSE_MS = 300;

const LEVELS = [
  { value: '', label: t('app.all') },
  ...[1, 2, 3].map((level) => ({ value: String(level), label: t('team.level', { n: level }) })),
];

const SORTS: { value: DownlineSort; label: ReturnType<typeof t> }[] = [
  { value: 'joinedAt', label: t('team.sort_joinedAt') },
  { value: 'stake', label: t('team.sort_stake') },
  { value: 'deposits', label: t('team.sort_deposits') },
  { value: 'balance', label: t('team.sort_balance') },
];

/** Search, level and order. A change loads the list again. */
export function DownlineFilters({ upline }: { upline: string }) {
  const { choice, records, open } = useStore(createDownline);
  const { name, level, sort } = choice();
  const last = useOnce(() => ({ name: name.peek() }));
  useSignalEffect(() => {
    const query = {
      name: name.value.trim(),
      level: level.value,
      sort: sort.value as DownlineSort,
      upline,
    };
    const isTyping = query.name !== last.name;
    last.name = query.name;
    if (isTyping) return after(TYPING_PAUSE_MS, () => void open(query));
    return untracked(() => void open(query));
  });
  const count = computed(() => {
    const n = records.lastReply.value?.totalCount;
    return n === undefined ? '' : t('team.memberCount', { n }).value;
  });
  return (
    <div className="agent-filters">
      <SearchField
        value={name}
        label={t('team.search')}
        clearLabel={t('team.clearSearch')}
        maxLength={64}
      />
      <div className="agent-chips">
        <ChipRow options={LEVELS} value={level} label={t('team.levels')} />
      </div>
      <Select label={t('team.sort')} options={SORTS} value={sort} closeLabel={t('app.close')} />
      <p className="muted" role="status">
        {count}
      </p>
    </div>
  );
}
