import { expect, test } from 'vitest';
import type { ListedStep } from '../admin/timeline/describeStep';
import { fitsStepFilter, summaryOfStep } from './step';
import { canFollow } from './travel';

const step = {
  id: 3,
  parent: 2,
  name: 'playRound',
  cause: { kind: 'call', method: 'POST', path: '/x', input: {}, language: 'ES', account: 'lucia' },
  at: new Date(2026, 10, 26, 14, 2, 7).getTime(),
  isClockStopped: false,
  clockMoved: 0,
  isChanged: true,
  tables: { wallets: 1, ledger: 2 },
  status: 200,
} satisfies ListedStep;

test('a page follows a jump by itself, when it asks again for all rows that are different', () => {
  expect(canFollow([], '/m/home')).toBe(true);
  expect(canFollow(['wallets', 'ledger', 'bets'], '/m/home')).toBe(true);
  expect(canFollow(['wallets', 'ledger'], '/m/transaction/record')).toBe(false);
  expect(canFollow(['wallets', 'mails'], '/m/home')).toBe(false);
});

test('a step says in one line when it was, who called and what it changed', () => {
  expect(summaryOfStep(step)).toBe('14:02:07, lucia: 1 in wallets, 2 in ledger');
  expect(summaryOfStep({ ...step, tables: {}, isChanged: false })).toBe(
    '14:02:07, lucia: changed nothing',
  );
  const clock = {
    ...step,
    cause: { kind: 'command', method: 'POST', path: 'clock', body: {} },
    tables: {},
    clockMoved: -3_600_000,
  } satisfies ListedStep;
  expect(summaryOfStep(clock)).toBe('14:02:07, clock -3600 s');
});

test('the filters of the timeline find changes and commands', () => {
  expect(fitsStepFilter(step, 'changes')).toBe(true);
  expect(fitsStepFilter({ ...step, isChanged: false }, 'changes')).toBe(false);
  expect(fitsStepFilter(step, 'commands')).toBe(false);
  expect(fitsStepFilter({ ...step, isChanged: false }, 'all')).toBe(true);
});
