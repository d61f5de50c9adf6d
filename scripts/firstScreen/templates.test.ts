import { expect, test } from 'vitest';
import { partOf } from './partOf.ts';
import { createTextSlots } from './textSlots.ts';

test('what differs between the languages becomes a place, and equal texts share one', () => {
  const { merge, texts } = createTextSlots(['ES', 'EN']);
  const drawn = merge([
    '<a href="/m/home" aria-label="Inicio">Inicio</a><b>*name*</b>',
    '<a href="/m/home" aria-label="Home">Home</a><b>*name*</b>',
  ]);
  expect(drawn).toBe('<a href="/m/home" aria-label="*0*">*0*</a><b>*name*</b>');
  expect(merge(['<i>Tú &amp; yo</i>', '<i>You &amp; I</i>'])).toBe('<i>*1*</i>');
  expect(texts).toEqual({ ES: ['Inicio', 'Tú & yo'], EN: ['Home', 'You & I'] });
});

test('a screen whose elements differ between languages stops the build', () => {
  const { merge } = createTextSlots(['ES', 'EN']);
  expect(() => merge(['<p>a</p>', '<p>a<b>b</b></p>'])).toThrow('differ between languages');
});

test('the part of a class ends with its own element', () => {
  const html = '<div class="row"><div class="part big"><img src="a"/><div>b</div></div><p></p></div>';
  expect(partOf(html, 'part')).toBe('<div class="part big"><img src="a"/><div>b</div></div>');
  expect(() => partOf(html, 'other')).toThrow('other');
});
