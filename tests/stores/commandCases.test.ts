import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { filesUnder } from '../../scripts/check/files.mjs';
import { STORES } from '../../src/app/session/lostCommands';
import { commandCases } from './commandCases';

/** Commands that move money without a case, each with the reason. */
const WITHOUT_CASE = {
  cancelSuborderShort: 'The same as another case, under a path that the app does not use.',
  playRound: 'The game repeats a round with its key: tests/stores/lostRounds.model.test.ts.',
  cashOut: 'A round can be left once, and its key is its id.',
};

const tried = new Set(commandCases.map(({ command }) => command.path));

test('each command of the contract that moves money is among the cases of lost replies', () => {
  const missing = contractEndpoints
    .filter(({ endpoint: { money, path } }) => money && !tried.has(path))
    .map(({ name }) => name);
  expect(missing.toSorted()).toEqual(Object.keys(WITHOUT_CASE).toSorted());
});

test('each case moves money, so that a key is sent with it, except three that move none', () => {
  const others = contractEndpoints
    .filter(
      ({ endpoint: { method, money, path } }) => method !== 'GET' && !money && tried.has(path),
    )
    .map(({ name }) => name);
  expect(others.toSorted()).toEqual(['addBankCard', 'cancelDeposit', 'sendFeedback']);
});

test('the app knows where to look after a reload for each store whose commands can be looked for', () => {
  const scopes = filesUnder('src/stores')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/createCommandRunner\(\s*host,\s*'(\w+)',\s*\(/g),
    ])
    .map(([, scope]) => scope);
  expect(scopes.toSorted()).toEqual(Object.keys(STORES).toSorted());
});
