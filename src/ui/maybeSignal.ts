import { computed, type ReadonlySignal, Signal } from '@kit/signals';

/** A prop that may be a plain value or a signal; JSX binds either. */
export type MaybeSignal<T> = T | ReadonlySignal<T>;

export const isSignal = <T>(x: MaybeSignal<T>): x is ReadonlySignal<T> => x instanceof Signal;

/** Inside computed and effect only: it subscribes. */
export const read = <T>(x: MaybeSignal<T>): T => (isSignal(x) ? x.value : x);

export const peek = <T>(x: MaybeSignal<T>): T => (isSignal(x) ? x.peek() : x);

/** A plain value stays plain, so a piece that never changes costs no effect. */
export const derive = <T, R>(x: MaybeSignal<T>, fn: (value: T) => R): MaybeSignal<R> =>
  isSignal(x) ? computed(() => fn(x.value)) : fn(x);

export const asSignal = <T>(x: MaybeSignal<T>): ReadonlySignal<T> =>
  isSignal(x) ? x : computed(() => x);
