import { startTrials } from './switches';

declare module 'vitest' {
  interface TaskMeta {
    /** What a file of tests in a browser has found. */
    trials?: object[];
  }
}

startTrials({
  report(line, { meta }) {
    meta.trials = [...(meta.trials ?? []), line];
  },
  killedBefore: () => [],
  timeUsed: () => performance.now(),
});
