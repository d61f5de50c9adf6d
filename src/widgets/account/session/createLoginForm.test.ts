import { signal } from '@kit/render/signals';
import { beforeEach, expect, test } from 'vitest';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import type { createRule } from '../../../stores/account/rule';
import type { App } from '../../site/app/useApp';
import { createLoginForm } from './createLoginForm';

beforeEach(async () => {
  await firstTexts();
  await loadTexts('validation');
});

const message = 'Nueve cifras, la primera un 9';
const rules = {
  validate: async (name: string, value: string) =>
    /^9\d{8}$/.test(value) ? undefined : { name, isEmpty: value === '', message },
} as ReturnType<typeof createRule>;

test.each([
  ['0987654321', undefined],
  ['987654321', undefined],
  ['00987654321', message],
])('S5.03 S5.09 S5.11 the login checks the number %s as it is sent: %s', async (typed, error) => {
  const { selectedMode, fields } = createLoginForm({
    app: {} as App,
    rules,
    hasSms: signal(true),
    name: '',
    onSubmit: async () => {},
    onError: () => false,
  });
  selectedMode.value = 'sms';
  fields.mobile.value.value = typed;
  await fields.mobile.validate();
  expect(fields.mobile.error.value).toBe(error);
});
