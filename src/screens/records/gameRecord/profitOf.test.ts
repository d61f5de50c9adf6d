import { describe, expect, test } from 'vitest';
import { resultOf } from './profitOf';

describe('the result of a bet', () => {
  test.each([
    ['won', 2, 3, 'won'],
    ['won', 2, 1.7, 'lost'],
    ['lost', 2, 0, 'lost'],
    ['won', 2, 2, 'even'],
    ['pending', 2, 0, 'pending'],
    ['cancelled', 2, 0, 'cancelled'],
  ] as const)(
    'that the backend calls %s, with stake %d and payout %d, is %s',
    (state, stake, win, result) => {
      expect(resultOf({ state, stake, win })).toBe(result);
    },
  );

  test('is what the backend says, when the payout is not known', () => {
    expect(resultOf({ state: 'won', stake: 2 })).toBe('won');
    expect(resultOf({})).toBeUndefined();
  });
});
