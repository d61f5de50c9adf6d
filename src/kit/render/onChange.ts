import { effect, type ReadonlySignal, untracked } from './signals';

/** Calls back on every change of the signal, but not for its current value. Returns its stop. */
export function onChange(source: ReadonlySignal<unknown>, changed: () => void): () => void {
  let isFirst = true;
  return effect(() => {
    source.value;
    if (!isFirst) untracked(changed);
    isFirst = false;
  });
}
