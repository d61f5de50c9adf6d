import { after } from '@kit/data/timers';
import { computed, effect, type ReadonlySignal, signal } from '@kit/render/signals';
import type { Host } from '../../stores/base/host';
import { createGame } from '../../stores/games/game';
import { createCurrentRoute } from '../navigation/currentRoute';

/** The longest that other requests and code wait for the first games of home. */
const FIRST_GAMES_MS = 20_000;

/** When the app may load what the first screen does not need. */
export function createIdle({ use, own }: Host) {
  const { isHotSettled } = use(createGame);
  const { isHome } = use(createCurrentRoute);
  const isLate = signal(false);
  const isIdle = signal(false);
  const setIdle = () => {
    isIdle.value = true;
  };

  return {
    /**
     * True on home once its first games are shown or failed, and on other screens at once. What the
     * first screen does not show is loaded after that.
     */
    hasFirstGames: computed(() => isLate.value || !isHome.value || isHotSettled.value),
    /** True after the first screen is drawn and the browser was idle once. Optional code loads then. */
    isIdle: isIdle as ReadonlySignal<boolean>,
    isHomeIdle: computed(() => isIdle.value && isHome.value),

    watch(isReady: ReadonlySignal<boolean>) {
      own(
        after(FIRST_GAMES_MS, () => {
          isLate.value = true;
        }),
      );
      own(
        effect(() => {
          if (!isReady.value) return;
          // Safari has no requestIdleCallback.
          if (!('requestIdleCallback' in window)) return after(600, setIdle);
          const request = requestIdleCallback(setIdle, { timeout: 2000 });
          return () => cancelIdleCallback(request);
        }),
      );
    },
  };
}
