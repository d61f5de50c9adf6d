import { type RunnerTestCase, vi } from 'vitest';

/** What the tests of a file have in common while they try changes. All numbers of changes are those of the plan. */
export interface TrialFile {
  name: string;
  /** The changes to try here, each with the milliseconds of the processor that are left for it. */
  timeLeft: Map<number, number>;
  /** The changes that were reached since the last call. */
  takeReached(): number[];
  /** Turns this change on, and all others off. */
  activate(id: number): void;
  report(line: object): void;
  timeUsed(): number;
  /** A test hangs without a change, so those after it would too. */
  isHanging?: boolean;
}

const NO_CHANGE = -1;

const hasTimedOut = ({ result }: RunnerTestCase) =>
  result?.errors?.some(({ message }) => /^(Test|Hook) timed out/.test(message)) ?? false;

/**
 * Tries one change after the other in a test that is repeated. The function that it gives is called before each round:
 * it looks at the last one, and is false when there is nothing more to try.
 */
export function createTrials(task: RunnerTestCase, file: TrialFile) {
  const { timeLeft, report } = file;
  const where = { file: file.name, test: task.fullTestName };
  let left: number[] = [];
  let active = NO_CHANGE;
  let startedAt = 0;
  /** What the test takes without a change. */
  let duration = 0;
  let round: 'none' | 'first' | 'control' | 'change' = 'none';
  /** This change made the test fail. It counts when the test passes without the change afterwards. */
  let suspect: number | undefined;

  function start(next: typeof round, id = NO_CHANGE) {
    round = next;
    active = id;
    file.activate(id);
    startedAt = file.timeUsed();
    return true;
  }

  function stop() {
    file.activate(NO_CHANGE);
    file.takeReached();
    return false;
  }

  return function next(): boolean {
    if (round === 'none') {
      const hasTime = [...timeLeft.values()].some((time) => time > 0);
      if (!hasTime || file.isHanging) return stop();
      // What was reached until now belongs to no test: to modules, or to the preparation of several tests.
      const shared = file.takeReached();
      if (shared.length) report({ shared, file: file.name });
      return start('first');
    }
    const failed = task.result?.state === 'fail';
    if (round === 'first') {
      left = file.takeReached();
      duration = file.timeUsed() - startedAt;
    }
    if (round === 'change')
      timeLeft.set(active, (timeLeft.get(active) ?? 0) - (file.timeUsed() - startedAt));
    if (round === 'change' && failed) {
      suspect = active;
      vi.useRealTimers();
      return start('control');
    }
    if (round !== 'change' && failed) {
      // The changes left something behind, or the test cannot be repeated.
      report({ stuck: suspect === undefined ? left : [suspect, ...left], ...where });
      file.isHanging = hasTimedOut(task);
      return stop();
    }
    if (round === 'control' && suspect !== undefined) {
      timeLeft.delete(suspect);
      report({ killed: suspect, by: file.name });
      suspect = undefined;
    }
    let id = left.shift();
    // A test that takes longer than what is left of the time is for other changes.
    while (id !== undefined && (timeLeft.get(id) ?? 0) < duration) id = left.shift();
    if (id === undefined) return stop();
    report({ start: id, ...where });
    return start('change', id);
  };
}
