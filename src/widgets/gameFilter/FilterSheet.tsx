import './filterSheet.css';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/signals';
import { debounce } from '@kit/timers';
import { useSignalEffect } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { type ChoicesQuery, createGameFilter } from '../../stores/gameFilter';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { Skeleton } from '../../ui/Skeleton';
import { FilterGroups } from './FilterGroups';
import { type GameFilter, listQueryOf, noFilter } from './gameFilter';

const TAP_PAUSE_MS = 150;

interface Props {
  open: Signal<boolean>;
  filter: ReadonlySignal<GameFilter>;
  /** The list to filter: its category, or the searched text. */
  list: ReadonlySignal<ChoicesQuery>;
  onApply: (filter: GameFilter) => void;
}

/** Sorts and filters a list of games. The list changes when "show games" is pressed. */
export default function FilterSheet({ open, filter, list, onApply }: Props) {
  const { choices } = useStore(createGameFilter);
  const [{ draft, isKnown, apply }] = useState(() => ({
    draft: signal(filter.peek()),
    isKnown: computed(() => ['ready', 'refreshing', 'failed'].includes(choices.state.value)),
    apply: (chosen: GameFilter) => {
      open.value = false;
      onApply(chosen);
    },
  }));
  const [count] = useState(() => {
    const load = debounce(TAP_PAUSE_MS, (query: ChoicesQuery) => void choices.load(query));
    return { load };
  });
  useSignalEffect(() => {
    if (open.value) draft.value = filter.value;
  });
  useSignalEffect(() => {
    if (!open.value) return;
    // The order changes no count.
    const { sortBy: _, ...chosen } = listQueryOf(draft.value);
    const query = { ...list.value, ...chosen };
    if (isKnown.peek()) count.load(query);
    else void choices.load(query);
    return count.load.stop;
  });

  const total = computed(() => choices.value.value?.totalCount);
  const applyText = computed(() =>
    total.value === undefined
      ? t('gameFilter.apply').value
      : t('gameFilter.applyCount', { n: total.value }).value,
  );
  return (
    <Sheet
      open={open}
      title={t('gameFilter.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button onClick={() => apply(draft.peek())}>{applyText}</Button>
          <Button kind="secondary" onClick={() => apply(noFilter)}>
            {t('gameFilter.clear')}
          </Button>
        </>
      }
    >
      <When is={isKnown} or={() => <Skeleton height={360} />}>
        {() => <FilterGroups draft={draft} choices={choices.value} />}
      </When>
    </Sheet>
  );
}
