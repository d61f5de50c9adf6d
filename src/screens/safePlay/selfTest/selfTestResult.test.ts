import { expect, test } from 'vitest';
import { resultOf } from './selfTestResult';

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0], 'low'],
  [[1, 1, 0, 0, 0, 0, 0, 0, 0], 'low'],
  [[1, 1, 1, 0, 0, 0, 0, 0, 0], 'some'],
  [[3, 3, 1, 0, 0, 0, 0, 0, 0], 'some'],
  [[3, 3, 2, 0, 0, 0, 0, 0, 0], 'high'],
  [[3, 3, 3, 3, 3, 3, 3, 3, 3], 'high'],
])('S10.12 the result of the answers %s is %s', (answers, result) => {
  expect(resultOf(answers)).toBe(result);
});
