import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { machineChanges } from '../../scripts/mutants/machineChanges.mjs';
import { chooseMutants, readMutants, testName } from '../../scripts/mutants/read.mjs';

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

test('the machine changes operators, numbers, truth values, conditions and calls, and no types', () => {
  const source = 'type A = 1 | true;\nif (a > 2 && !b) send(c === true);\n';
  const changed = machineChanges(source).map(({ line, text }) => [line, text.split('\n')[1]]);
  expect(changed).toEqual([
    [2, 'if (false) send(c === true);'],
    [2, 'if (a > 2 || !b) send(c === true);'],
    [2, 'if (a >= 2 && !b) send(c === true);'],
    [2, 'if (a > (2 + 1) && !b) send(c === true);'],
    [2, 'if (a > 2 && b) send(c === true);'],
    [2, 'if (a > 2 && !b) void 0;'],
    [2, 'if (a > 2 && !b) send(c !== true);'],
    [2, 'if (a > 2 && !b) send(c === false);'],
  ]);
});
