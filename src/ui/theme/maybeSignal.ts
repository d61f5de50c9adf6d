import { computed, type ReadonlySignal, Signal } from '@kit/render/signals';

/** A prop that is a plain value or a signal. JSX accepts both. */
export type MaybeSignal<T> = T | ReadonlySignal<T>;

export const isSignal = <T>(x: MaybeSignal<T>): x is ReadonlySignal<T> => x instanceof Signal;

/** The value, with a subscription. Use it in `computed` and effects only. */
export const read = <T>(x: MaybeSignal<T>): T => (isSignal(x) ? x.value : x);

export const peek = <T>(x: MaybeSignal<T>): T => (isSignal(x) ? x.peek() : x);

/** Maps a plain value to a plain value, and a signal to a signal. A plain value costs no effect. */
export const derive = <T, R>(x: MaybeSignal<T>, fn: (value: T) => R): MaybeSignal<R> =>
  isSignal(x) ? computed(() => fn(x.value)) : fn(x);

export const asSignal = <T>(x: MaybeSignal<T>): ReadonlySignal<T> =>
  isSignal(x) ? x : computed(() => x);
