import { effect, type ReadonlySignal, untracked } from './signals';

/** Acts on every change after the first reading; returns its stop. */
export function onChange(of: ReadonlySignal<unknown>, act: () => void): () => void {
  let isFirst = true;
  return effect(() => {
    of.value;
    if (!isFirst) untracked(act);
    isFirst = false;
  });
}
