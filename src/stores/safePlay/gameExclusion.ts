import { computed, effect } from '@kit/render/signals';
import {
  type GameExclusionState,
  memberGameExclusions,
  startGameExclusion,
} from '../../contract/safePlay/gameExclusion';
import { createSession } from '../account/session';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { loadMissing } from '../base/loadMissing';
import { typeOfCategory } from '../games/menuCategory';
import { createMarket } from '../site/market';

/** A type of games, and until when the member is excluded from it: null for good, absent if not at all. */
export type ExcludableType = GameExclusionState['types'][number];

/** The types of games that the member does not want to play, each for a time. */
export function createGameExclusion(host: Host) {
  const { call, use, memberResource } = host;
  const { gameExclusion } = use(createMarket);
  const { isLoggedIn } = use(createSession);
  const current = memberResource((_, { signal }) =>
    call(memberGameExclusions, undefined, { signal }),
  );
  const { run, isBusy } = createCommandRunner(host, 'gameExclusion');
  const types = computed(() => current.value.value?.types ?? []);
  /** The exclusion of a category of the menu. Undefined: its games can be played. */
  const exclusionOf = (category: string) =>
    types.value.find(
      ({ gameType, until }) => gameType === typeOfCategory(category) && until !== undefined,
    );

  /** The backend has such exclusions, and there is a member who can have one, also with a trial account. */
  const isOffered = computed(() => gameExclusion.value !== 'none' && isLoggedIn.value);

  return {
    current,
    types,
    isBusy,
    exclusionOf,

    /** An exclusion may have ended since, or have begun in another tab. */
    reloadIfOffered() {
      if (isOffered.peek()) void current.reload();
    },

    /** What is excluded is read only where the market has such exclusions. */
    start: () =>
      effect(() => {
        if (isOffered.value) loadMissing(current);
      }),

    /** Starts an exclusion; without hours for good. Returns false when nothing was sent, because another one is being sent. */
    async exclude(gameType: string, hours: number | null) {
      try {
        const state = await run('start', () => call(startGameExclusion, { gameType, hours }));
        if (state) current.set(state);
        return state !== undefined;
      } catch (error) {
        // It may have started although the reply was lost, or in another tab.
        void current.reload();
        throw error;
      }
    },
  };
}
