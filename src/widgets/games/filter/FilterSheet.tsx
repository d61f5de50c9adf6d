import './FilterSheet.css';
import { isPending } from '@kit/data/resource';
import { debounce } from '@kit/data/timers';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { computed, type ReadonlySignal, type Signal, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { type ChoicesQuery, createGameFilter } from '../../../stores/games/gameFilter';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Sheet } from '../../../ui/overlays/Sheet';
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
export function FilterSheet({ open, filter, list, onApply }: Props) {
  const { choices } = useStore(createGameFilter);
  const { draft, query, isKnown, loadLater, apply } = useOnce(() => {
    const draft = signal(filter.peek());
    return {
      draft,
      query: computed((): ChoicesQuery => {
        // The order changes no count.
        const { sortBy: _, ...chosen } = listQueryOf(draft.value);
        return { ...list.value, ...chosen };
      }),
      isKnown: computed(() => !isPending(choices.state.value)),
      loadLater: debounce(TAP_PAUSE_MS, (query: ChoicesQuery) => void choices.load(query)),
      apply: (chosen: GameFilter) => {
        open.value = false;
        onApply(chosen);
      },
    };
  });
  useSignalEffect(() => {
    if (!open.value) return;
    untracked(() => {
      draft.value = filter.value;
      void choices.load(query.value);
    });
    // A backend without this call is not asked again after each tap.
    const stop = onChange(query, () => {
      if (choices.value.peek()) loadLater(query.peek());
    });
    return () => {
      stop();
      loadLater.stop();
    };
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
