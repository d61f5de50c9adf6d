import { expect, test } from 'vitest';
import { cleanAmount } from './amountText';

test.each([
  ['1,000.50', '1000.50'],
  ['1.000,50', '1000.50'],
  ['$ 1,234,567.8', '1234567.8'],
  ['1.234.567,89 €', '1234567.89'],
  ['1,00,000.50', '100000.50'],
  ['1,000,000', '1000000'],
  ['1 000,50', '1000.50'],
])('a pasted amount keeps its value, when its thousands are grouped: %s', (pasted, amount) => {
  expect(cleanAmount(pasted)).toBe(amount);
});

test.each([
  ['1,505', '1.50'],
  ['1.5,7', '1.57'],
  ['1.50,', '1.50'],
  ['1..5', '1.5'],
  [',5', '0.5'],
  ['007', '7'],
  ['1234567890.123', '123456789.12'],
  ['a', ''],
])('an amount that is typed has one point and two decimals at most: %s', (typed, amount) => {
  // As the field does it: each character is added to what the field shows.
  const shown = [...typed].reduce((before, character) => cleanAmount(before + character), '');
  expect(shown).toBe(amount);
});

test.each([
  ['1.000', '1000'],
  ['1.000.000', '1000000'],
  ['$ 50,000', '50000'],
  ['1.000,50', '1000'],
  ['10.5', '10'],
  ['007', '7'],
])('a pasted amount of a currency without decimals is whole: %s', (pasted, amount) => {
  expect(cleanAmount(pasted, 0)).toBe(amount);
});
