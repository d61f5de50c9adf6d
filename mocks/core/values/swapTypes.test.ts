import { expect, test } from 'vitest';
import { swapTypes } from './swapTypes';

test('S8.19 a reply with wrong types has numbers in place of texts, and texts in place of numbers', () => {
  const reply = { name: 'four', sum: 12.5, list: [{ id: 7, isOn: true, none: null }] };
  expect(swapTypes(reply)).toEqual({
    name: 4,
    sum: '12.5',
    list: [{ id: '7', isOn: true, none: null }],
  });
});
