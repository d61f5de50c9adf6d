import type { Resource } from '@kit/resource';
import { computed, type ReadonlySignal, signal } from '@kit/signals';
import type { Game } from './game';
import type { GameRows } from './gameRows';

/** Places drawn while nothing is known. */
const BLANKS = 12;

/** A list that comes whole, as it stands or a part of it. */
export function createFixedRows(
  of: Resource<Game[]>,
  fits: (game: Game) => boolean,
  load: () => void,
): GameRows {
  const games = computed(() => of.value.value?.filter(fits));
  const never: ReadonlySignal<boolean> = signal(false);
  return {
    state: computed(() => {
      if (games.value) return 'ready';
      return of.state.value === 'failed' ? 'failed' : 'loading';
    }),
    error: of.error,
    count: computed(() => games.value?.length ?? BLANKS),
    total: computed(() => games.value?.length),
    hasMore: never,
    isBusy: never,
    at: (index) => games.value?.[index],
    want: () => () => {},
    more: () => {},
    retry: load,
    start() {
      load();
      return () => {};
    },
  };
}
