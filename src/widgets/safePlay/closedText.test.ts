import { computed } from '@kit/render/signals';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { firstTexts, loadTexts, setLanguage } from '../../i18n/locale';
import { closedText } from './closedText';
import { excludedText } from './excludedText';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
});
afterEach(() => setLanguage('ES'));

test.each([
  ['a break for good', () => closedText({ reason: 'break', until: null })],
  ['a register', () => closedText({ reason: 'register', until: null })],
  ['an exclusion from games for good', () => excludedText(null)],
])('the text of %s follows the language', async (_, read) => {
  const shown = computed(read);
  const spanish = shown.value;
  await setLanguage('EN');
  expect(shown.value).not.toBe('');
  expect(shown.value).not.toBe(spanish);
});
