import {
  afterAll,
  beforeAll,
  beforeEach,
  inject,
  type RunnerTestCase,
  type RunnerTestFile,
} from 'vitest';
import { createTrials, type TrialFile } from './trials';

/** What a run of tests is for. All numbers are those of changes. */
interface MutantPlan {
  /** Tests in Node add one line of JSON to this file for everything that was found. */
  results: string;
  /** The size of the table of reached changes. */
  count: number;
  /** This change is on from the beginning, for changes that take effect while modules are loaded. */
  always?: number;
  /** The changes to try in each file of tests. */
  changes: Record<string, number[]>;
  /** So many milliseconds may a change take in each file of tests. */
  budget: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutantPlan: MutantPlan;
  }
}

declare global {
  var mutant: (id: number) => boolean;
}

/** How tests in Node, and those in a browser, say what they have found. */
interface Surroundings {
  report(line: object, file: RunnerTestFile): void;
  /** The changes that other files of tests have found. */
  killedBefore(): number[];
  /** In milliseconds. */
  timeUsed(): number;
}

/** A loop that never ends is stopped by an error. */
const MOST_HITS = 2_000_000;

function testsIn(tasks: readonly { type: string }[]): RunnerTestCase[] {
  return tasks.flatMap((task) =>
    task.type === 'test'
      ? [task as RunnerTestCase]
      : testsIn((task as { tasks?: { type: string }[] }).tasks ?? []),
  );
}

/** Makes each test of a file try the changes of the plan. */
export function startTrials({ report, killedBefore, timeUsed }: Surroundings) {
  const plan = inject('mutantPlan');
  const reached = new Uint8Array(plan.count);
  const timeLeft = new Map<number, number>();
  const trials = new Map<string, () => boolean>();
  let active = plan.always ?? -1;
  let hits = 0;

  globalThis.mutant = (id) => {
    reached[id] = 1;
    if (++hits > MOST_HITS && active >= 0) throw new Error('This loop does not end.');
    return id === active;
  };
  afterAll(() => {
    active = -1;
  });
  if (plan.always !== undefined) return;

  // biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern as the first parameter
  beforeAll(({}, { file }) => {
    const killed = new Set(killedBefore());
    const changes = plan.changes[file.name] ?? [];
    for (const id of changes) if (!killed.has(id)) timeLeft.set(id, plan.budget);
    const shared: TrialFile = {
      name: file.name,
      timeLeft,
      takeReached() {
        const ids = [...timeLeft.keys()].filter((id) => reached[id]);
        reached.fill(0);
        return ids;
      },
      activate(id) {
        active = id;
      },
      report: (line) => report(line, file),
      timeUsed,
    };
    for (const task of testsIn(file.tasks)) {
      task.repeats = 2 * changes.length + 3;
      trials.set(task.id, createTrials(task, shared));
    }
  });

  beforeEach((context) => {
    hits = 0;
    const { task } = context;
    if (!trials.get(task.id)?.()) context.skip();
    if (task.result) {
      task.result.state = 'run';
      task.result.errors = undefined;
    }
  });
}
