import { computed, type ReadonlySignal } from './signals';

/**
 * A signal that skips the values that do not count. Signals change at once and React a moment
 * later, so what is about to be taken away still reads the last value that counted.
 */
export function hold<T, Kept extends T>(of: ReadonlySignal<T>, counts: (value: T) => boolean) {
  let last: T;
  return computed(() => {
    const value = of.value;
    if (counts(value)) last = value;
    return last as Kept;
  });
}
