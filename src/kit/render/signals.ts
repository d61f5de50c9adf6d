import * as lib from '@preact/signals-react';
import { inside, watched } from './bodyReads';

export { batch, type ReadonlySignal, Signal } from '@preact/signals-react';

// In development, a component that reads a signal in its body is named (bodyReads.ts).

export const signal: typeof lib.signal = import.meta.env.DEV
  ? (((...args: Parameters<typeof lib.signal>) =>
      watched(lib.signal(...args))) as typeof lib.signal)
  : lib.signal;

export const computed: typeof lib.computed = import.meta.env.DEV
  ? (compute, options) => watched(lib.computed(inside(compute), options))
  : lib.computed;

export const effect: typeof lib.effect = import.meta.env.DEV
  ? // `effect` gives its function a `this` that nothing here uses.
    (run, options) => lib.effect(inside(run as () => ReturnType<typeof run>), options)
  : lib.effect;

export const untracked: typeof lib.untracked = import.meta.env.DEV
  ? (run) => lib.untracked(inside(run))
  : lib.untracked;
