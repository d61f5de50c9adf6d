import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/helpers/mount';
import { TextField } from '../fields/TextField';
import base from './base.css?inline';

test('a focused field has one ring, also when its style sheet was loaded before the general one', async () => {
  mount(<TextField label="Amount" value={signal('')} />);
  const sheet = Object.assign(document.createElement('style'), { textContent: base });
  document.head.append(sheet);
  expect(base).toContain('focus-visible');
  const input = page.getByRole('textbox', { name: 'Amount' });
  await input.click();
  expect(getComputedStyle(input.element()).outlineStyle).toBe('none');
  const button = Object.assign(document.createElement('button'), { textContent: 'Next' });
  document.body.append(button);
  await userEvent.tab();
  expect(getComputedStyle(button).outlineStyle).toBe('solid');
  button.remove();
  sheet.remove();
});
