export {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  Signal,
  signal,
  untracked,
} from '@preact/signals-react';
