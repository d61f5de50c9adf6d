import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, inject, type RunnerTestCase } from 'vitest';
import { createTrials } from './trials';

/** What a run of tests is for. All numbers are those of changes. */
export interface MutantPlan {
  /** One line of JSON is added to this file for everything that was found. */
  results: string;
  /** The size of the table of reached changes. */
  count: number;
  /** This change is on from the beginning, for changes that take effect while modules are loaded. */
  always?: number;
  /** The changes to try in each file of tests. */
  changes: Record<string, number[]>;
  /** So many milliseconds of the processor may a change take in each file of tests. */
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

/** A loop that never ends is stopped by an error. */
const MOST_HITS = 2_000_000;

const plan = inject('mutantPlan');
const reached = new Uint8Array(plan.count);
let active = plan.always ?? -1;
let hits = 0;

globalThis.mutant = (id) => {
  reached[id] = 1;
  if (++hits > MOST_HITS && active >= 0) throw new Error('This loop does not end.');
  return id === active;
};

const report = (line: object) => appendFileSync(plan.results, `${JSON.stringify(line)}\n`);

function testsIn(tasks: readonly { type: string }[]): RunnerTestCase[] {
  return tasks.flatMap((task) =>
    task.type === 'test'
      ? [task as RunnerTestCase]
      : testsIn((task as { tasks?: { type: string }[] }).tasks ?? []),
  );
}

/** The changes that this file has to try, each with the time that is left for it. */
const timeLeft = new Map<number, number>();

/** Of the processor, so that other work on the machine changes nothing. */
function timeUsed() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The changes that were reached since the last call. */
function takeReached() {
  const ids = [...timeLeft.keys()].filter((id) => reached[id]);
  reached.fill(0);
  return ids;
}

function killedBefore() {
  if (!existsSync(plan.results)) return [];
  return readFileSync(plan.results, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"killed"'))
    .map((line) => JSON.parse(line).killed as number);
}

const trials = new Map<string, () => boolean>();

// biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern as the first parameter
beforeAll(({}, file) => {
  if (plan.always !== undefined) return;
  const killed = new Set(killedBefore());
  const changes = plan.changes[file.file.name] ?? [];
  for (const id of changes) if (!killed.has(id)) timeLeft.set(id, plan.budget);
  const activate = (id: number) => {
    active = id;
  };
  const shared = { name: file.file.name, timeLeft, takeReached, activate, report, timeUsed };
  for (const task of testsIn(file.tasks)) {
    task.repeats = 2 * changes.length + 3;
    trials.set(task.id, createTrials(task, shared));
  }
});

beforeEach((context) => {
  hits = 0;
  const { task } = context;
  if (plan.always !== undefined) return;
  if (!trials.get(task.id)?.()) context.skip();
  if (task.result) {
    task.result.state = 'run';
    task.result.errors = undefined;
  }
});

afterAll(() => {
  active = -1;
});
