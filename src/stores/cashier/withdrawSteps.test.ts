import { expect, test } from 'vitest';
import type { Withdrawal } from '../../contract/cashier/withdraw';
import { stepsOf, usualDuration } from './withdrawSteps';

const withdrawal = (more: Partial<Withdrawal>): Withdrawal => ({
  withdrawId: 'W1',
  amount: 50,
  bankName: 'Banco',
  accountNumber: '',
  at: 1_000,
  updatedAt: 1_000,
  ...more,
});
const shown = (row: Withdrawal) => stepsOf(row).map(({ kind, state }) => `${kind} ${state}`);

test('the first step without a time is the current one', () => {
  const steps: Withdrawal['steps'] = [
    { kind: 'requested', at: 1_000 },
    { kind: 'checked', at: 2_000 },
    { kind: 'approved' },
    { kind: 'sent' },
    { kind: 'arrived' },
  ];
  expect(shown(withdrawal({ state: 'pending', steps }))).toEqual([
    'requested done',
    'checked done',
    'approved current',
    'sent next',
    'arrived next',
  ]);
});

test('a backend without steps has those that follow from the state', () => {
  expect(shown(withdrawal({ state: 'pending' }))).toEqual([
    'requested done',
    'approved current',
    'arrived next',
  ]);
  expect(stepsOf(withdrawal({ state: 'approved', updatedAt: 3_000 }))[1]).toEqual({
    kind: 'approved',
    at: 3_000,
    state: 'done',
  });
  expect(shown(withdrawal({ state: 'paid' }))).toEqual([
    'requested done',
    'approved done',
    'arrived done',
  ]);
});

test('nothing follows a withdrawal that came back', () => {
  const steps: Withdrawal['steps'] = [
    { kind: 'requested', at: 1_000 },
    { kind: 'checked' },
    { kind: 'arrived' },
  ];
  expect(shown(withdrawal({ state: 'cancelled', steps }))).toEqual([
    'requested done',
    'cancelled failed',
  ]);
});

test('the usual duration is the median of what was paid, of the same bank where there is one', () => {
  const paid = (bankName: string, minutes: number) =>
    withdrawal({ state: 'paid', bankName, updatedAt: 1_000 + minutes });
  const rows = [paid('A', 5), paid('A', 90), paid('A', 7), paid('B', 30)];
  expect(usualDuration(rows, 'A')).toBe(7);
  expect(usualDuration(rows, 'C')).toBe(30);
  expect(usualDuration([withdrawal({ state: 'rejected', updatedAt: 9_000 })], 'A')).toBeUndefined();
});
