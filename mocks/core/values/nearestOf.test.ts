import { expect, test } from 'vitest';
import { nearestOf } from './nearestOf';

const KNOWN = ['kycRejected', 'kycNone', 'withdraw', 'withdrawInfo', 'whale'];

test.each([
  ['kycRejectd', 'kycRejected'],
  ['KYCREJECTED', 'kycRejected'],
  ['MCS2_withdraw', 'withdraw'],
  ['rejected', 'kycRejected'],
  ['wahle', 'whale'],
  ['tournament', undefined],
  ['', undefined],
])('the name nearest to "%s" is %s', (name, nearest) => {
  expect(nearestOf(name, KNOWN)).toBe(nearest);
});
