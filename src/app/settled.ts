import { computed, signal } from '@kit/signals';
import { after } from '@kit/timers';
import { place } from './place';

/** True once the first screen stands and the phone has a moment: time for what is not needed at once. */
export const isSettled = signal(false);

const settle = () => {
  isSettled.value = true;
};

export function startSettling() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: 2000 });
  else after(600, settle);
}

export const isHomeSettled = computed(() => isSettled.value && place.value.header === 'home');
