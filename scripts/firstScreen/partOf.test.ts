import { expect, test } from 'vitest';
import { partOf } from './partOf.ts';

test('the part of a class ends with its own element', () => {
  const html =
    '<div class="row"><div class="part big"><img src="a"/><div>b</div></div><p></p></div>';
  expect(partOf(html, 'part')).toBe('<div class="part big"><img src="a"/><div>b</div></div>');
  expect(() => partOf(html, 'other')).toThrow('other');
});
