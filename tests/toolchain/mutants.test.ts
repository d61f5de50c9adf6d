import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, type RunnerTestCase, test } from 'vitest';
import { machineChanges, sampleOf } from '../../scripts/mutants/machineChanges.mjs';
import { MACHINE_FOLDERS, readOutcomes } from '../../scripts/mutants/outcomes.mjs';
import { chooseMutants, readMutants, testName } from '../../scripts/mutants/read.mjs';
import { findAllTestsOf, findTestsOf } from '../../scripts/mutants/testsOf.mjs';
import { createTrials } from '../../scripts/mutants/trials';

const mutants = readMutants();
const requirements = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- (S\d+\.\d+)\b/gm)].map(
    ([, id]) => id,
  ),
);
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

describe('a planted change', () => {
  // Without its id in the name: this is no test of the requirement.
  test.each(mutants)('$change', (mutant) => {
    const { id, file, find, replace, tests } = mutant;
    expect(requirements).toContain(id);
    expect(textOf(file).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(tests).not.toEqual([]);
    // A test that was renamed or moved would never run.
    const named = tests.filter((path) => textOf(path).includes(testName(mutant)));
    expect(named).toEqual(tests);
  });
});

test('every requirement about screens, states, rights, errors and constants has a planted change', () => {
  const planted = new Set(mutants.map(({ id }) => id));
  const needed = [...requirements].filter((id) => /^S[24689]\./.test(id ?? ''));
  expect(needed.filter((id) => !planted.has(id ?? ''))).toEqual([]);
});

test('planted changes are chosen by section and by id, and an unknown id is an error', () => {
  const [{ id = '' } = {}] = mutants;
  const idsOf = (only: string) => new Set(chooseMutants(mutants, only).map((mutant) => mutant.id));
  expect(idsOf(id)).toEqual(new Set([id]));
  const ofSection = [...idsOf('S2,S4')];
  expect(new Set(ofSection.map((each) => each.split('.')[0]))).toEqual(new Set(['S2', 'S4']));
  expect(() => chooseMutants(mutants, 'S0')).toThrow('no planted change has the id S0');
});

test('the rules change operators, numbers, truth values, conditions and calls, and no types', () => {
  const source = 'type A = 1 | true;\nif (a > 2 && !b) send(c === true);\n';
  const { changes, switched } = machineChanges(source);
  expect(changes.map(({ line, change }) => [line, change])).toEqual([
    [2, 'a > 2 && !b becomes false'],
    [2, '&& becomes ||'],
    [2, '> becomes >='],
    [2, '2 becomes (2 + 1)'],
    [2, '!b becomes b'],
    [2, 'send(c === true); becomes void 0;'],
    [2, '=== becomes !=='],
    [2, 'true becomes false'],
  ]);
  const run = new Function('globalThis', 'a', 'b', 'c', 'send', switched.replace(/^type.*/, ''));
  const sent = (id: number, a: number, b: boolean) => {
    const all: unknown[] = [];
    run({ mutant: (other: number) => other === id }, a, b, true, (value: unknown) =>
      all.push(value),
    );
    return all;
  };
  expect([sent(-1, 3, false), sent(-1, 2, false), sent(-1, 3, true)]).toEqual([[true], [], []]);
  expect([sent(0, 3, false), sent(1, 2, false), sent(2, 2, false)]).toEqual([[], [true], [true]]);
  expect([sent(3, 3, false), sent(4, 3, true), sent(5, 3, false)]).toEqual([[], [true], []]);
  expect([sent(6, 3, false), sent(7, 3, false)]).toEqual([[false], [false]]);
});

test('a sample of changes is the same in each run, and not the beginning of the file', () => {
  const { changes } = machineChanges(Array.from({ length: 40 }, (_, n) => `f(${n});`).join('\n'));
  const lines = sampleOf(changes, 5).map(({ line }) => line);
  expect(lines).toHaveLength(5);
  expect(sampleOf([...changes].reverse(), 5).map(({ line }) => line)).toEqual(lines);
  expect(Math.max(...lines)).toBeGreaterThan(10);
  expect(sampleOf(changes, Number.POSITIVE_INFINITY)).toHaveLength(changes.length);
});

test('a changed file is tried in tests of its name and area before those that import all of the backend', () => {
  const withdraw = 'tests/backend/cashier/withdraw.test.ts';
  const far = ['tests/backend/account/member.test.ts', 'tests/backend/scenarios.test.ts'];
  const testsOf = findTestsOf([...far, withdraw, 'tests/backend/cashier/deposit.test.ts']);
  expect(testsOf('mocks/rules/cashier/dueWithdrawals.ts').slice(0, 2)).toEqual([
    withdraw,
    'tests/backend/cashier/deposit.test.ts',
  ]);
});

test('a change that survives the nearest tests is tried in all tests that load its file', () => {
  const withdraw = 'tests/backend/cashier/withdraw.test.ts';
  const member = 'tests/backend/account/member.test.ts';
  const money = 'src/ui/content/formatMoney.test.ts';
  const allTestsOf = findAllTestsOf([money, member, withdraw]);
  expect(allTestsOf('mocks/rules/cashier/dueWithdrawals.ts')).toEqual([member, withdraw]);
  expect(allTestsOf('src/ui/content/formatMoney.ts')).toEqual([money]);
  // By its short name, and over files that import it.
  expect(allTestsOf('src/kit/render/signals.ts')).toEqual([money]);
});

describe('a file of tests that tries changes', () => {
  /** Runs tests that take a millisecond. Each gives its error by the change that is on. */
  function tryIn(ids: number[], tests: ((id: number) => string | undefined)[], time = 100) {
    let [now, active] = [0, -1];
    const lines: object[] = [];
    const file = {
      name: 'a.test.ts',
      timeLeft: new Map(ids.map((id) => [id, time])),
      takeReached: () => [...file.timeLeft.keys()],
      activate: (id: number) => {
        active = id;
      },
      report: (line: object) => lines.push(line),
      timeUsed: () => now,
    };
    const rounds = tests.map((run) => {
      const task = { fullTestName: 'a test' } as RunnerTestCase;
      const next = createTrials(task, file);
      const found: number[] = [];
      while (next()) {
        found.push(active);
        now += 1;
        const message = run(active);
        task.result = { state: message ? 'fail' : 'pass', errors: [{ message: message ?? '' }] };
      }
      return found;
    });
    return { rounds, killed: lines.filter((line) => 'killed' in line) };
  }

  test('stops when each change has failed a test that passes without it', () => {
    const { rounds, killed } = tryIn([7, 8], [(id) => (id < 0 ? undefined : 'wrong'), () => 'x']);
    expect(rounds).toEqual([[-1, 7, -1, 8, -1], []]);
    expect(killed).toEqual([
      { killed: 7, by: 'a.test.ts' },
      { killed: 8, by: 'a.test.ts' },
    ]);
  });

  test('gives up when a test hangs without a change, and goes on when it fails in another way', () => {
    const failing = (message: string) => tryIn([7], [() => message, () => undefined]).rounds;
    expect(failing('Test timed out in 20000ms.')).toEqual([[-1], []]);
    expect(failing('expected 1 to be 2')).toEqual([[-1], [-1, 7]]);
  });

  test('tries no change for longer than its time, also where a test fails with and without it', () => {
    let rounds = 0;
    const isBroken = () => (rounds++ ? 'wrong' : undefined);
    const { rounds: found } = tryIn([7], [isBroken, () => undefined, () => undefined], 2);
    expect(found).toEqual([[-1, 7, -1], [-1, 7], []]);
  });
});

test('what the rules have found names lines that are there, and every file is one of the chosen folders', () => {
  for (const [file, { survived }] of Object.entries(readOutcomes())) {
    expect(MACHINE_FOLDERS.some((folder) => file.startsWith(`${folder}/`))).toBe(true);
    const lines = textOf(file).split('\n');
    // A reason for a line that has changed would excuse another one.
    const gone = survived.filter(
      ({ code, reason }) => reason && !lines.some((line) => line.trim() === code),
    );
    expect([file, gone]).toEqual([file, []]);
  }
});
