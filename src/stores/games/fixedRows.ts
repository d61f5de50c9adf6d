import type { Resource } from '@kit/data/resource';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import type { Game } from './gameOf';
import type { GameRows } from './gameRows';

const PLACEHOLDERS = 12;

/** The games that fit, of a list that is loaded as a whole. */
export function createFixedRows(
  resource: Resource<Game[]>,
  fits: (game: Game) => boolean,
  load: () => void,
): GameRows {
  const games = computed(() => resource.value.value?.filter(fits));
  const alwaysFalse: ReadonlySignal<boolean> = signal(false);
  return {
    state: computed(() => {
      if (games.value) return 'ready';
      return resource.state.value === 'failed' ? 'failed' : 'loading';
    }),
    error: resource.error,
    count: computed(() => games.value?.length ?? PLACEHOLDERS),
    total: computed(() => games.value?.length),
    hasMore: alwaysFalse,
    isBusy: alwaysFalse,
    at: (index) => games.value?.[index],
    expect: () => {},
    loadMore: () => {},
    retry: load,
    start() {
      load();
      return () => {};
    },
  };
}
