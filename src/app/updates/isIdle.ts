import { after } from '@kit/data/timers';
import { computed, effect, type ReadonlySignal, signal } from '@kit/render/signals';
import type { Host } from '../../stores/base/host';
import { createGame } from '../../stores/games/game';
import { isHome } from '../navigation/currentRoute';

/** The longest that other requests and code wait for the first games of home. */
const FIRST_GAMES_MS = 20_000;

const isLate = signal(false);

/**
 * True on home once its first games are shown or failed, and on other screens at once. What the
 * first screen does not show is loaded after that.
 */
export function hasFirstGames({ use }: Host) {
  const { isHotSettled } = use(createGame);
  return computed(() => isLate.value || !isHome.value || isHotSettled.value);
}

/** True after the first screen is drawn and the browser was idle once. Optional code loads then. */
export const isIdle = signal(false);

const setIdle = () => {
  isIdle.value = true;
};

export function startIdleWatch(isReady: ReadonlySignal<boolean>) {
  after(FIRST_GAMES_MS, () => {
    isLate.value = true;
  });
  effect(() => {
    if (!isReady.value) return;
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(setIdle, { timeout: 2000 });
    else after(600, setIdle);
  });
}

export const isHomeIdle = computed(() => isIdle.value && isHome.value);
