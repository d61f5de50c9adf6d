import { computed, signal } from '@kit/signals';
import { after } from '@kit/timers';
import { isHome } from './currentRoute';

/** True after the first screen is drawn and the browser was idle once. Optional code loads then. */
export const isIdle = signal(false);

const setIdle = () => {
  isIdle.value = true;
};

export function startIdleWatch() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(setIdle, { timeout: 2000 });
  else after(600, setIdle);
}

export const isHomeIdle = computed(() => isIdle.value && isHome.value);
