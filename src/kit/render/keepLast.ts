import { computed, type ReadonlySignal } from './signals';

/**
 * A signal that skips unwanted values. Signals change at once and React a moment later: a component
 * that is about to be removed still reads the last wanted value.
 */
export function keepLast<T, Kept extends T>(
  source: ReadonlySignal<T>,
  isWanted: (value: T) => boolean,
) {
  let last: T;
  return computed(() => {
    const value = source.value;
    if (isWanted(value)) last = value;
    return last as Kept;
  });
}
