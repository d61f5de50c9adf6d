import { signal } from '@kit/render/signals';
import { beforeEach, expect, test } from 'vitest';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import type { createRule } from '../../../stores/account/rule';
import type { createThirdParty } from '../../../stores/account/thirdParty';
import type { App } from '../../site/app/useApp';
import { createLoginForm, type Dialing, readLogin } from './createLoginForm';

beforeEach(async () => {
  await firstTexts();
  await loadTexts('validation');
});

const message = 'Nueve cifras, la primera un 9';
const rules = {
  validate: async (name: string, value: string) =>
    /^9\d{8}$/.test(value) ? undefined : { name, isEmpty: value === '', message },
} as ReturnType<typeof createRule>;

const openForm = () =>
  createLoginForm({
    app: {} as App,
    rules,
    hasSms: signal(true),
    name: '',
    onSubmit: async () => {},
    onError: () => false,
  });

test.each([
  ['0987654321', undefined],
  ['987654321', undefined],
  ['00987654321', message],
])('S5.03 S5.09 S5.11 the login checks the number %s as it is sent: %s', async (typed, error) => {
  const { selectedMode, fields } = openForm();
  selectedMode.value = 'sms';
  fields.mobile.value.value = typed;
  await fields.mobile.validate();
  expect(fields.mobile.error.value).toBe(error);
});

test.each([
  ['the sign-in service', true, 'firebase'],
  ['the platform', false, 'sms'],
])(
  'S3.24 S4.13 a login by a code of %s has the answer to the captcha',
  async (_, sendsSms, type) => {
    const form = openForm();
    form.selectedMode.value = 'sms';
    form.fields.mobile.value.value = '987654321';
    form.fields.code.value.value = '123456';
    const dialing = { code: signal('51'), whenKnown: async () => {} } as unknown as Dialing;
    const thirdParty = {
      sendsSms: signal(sendsSms),
      whenSenderKnown: async () => {},
      tokenOfNumber: async () => 'token',
    } as unknown as ReturnType<typeof createThirdParty>;
    const captcha = { captcha: '4711', captchaId: 'c1' };
    expect(await readLogin(form, dialing, thirdParty, captcha)).toMatchObject({ type, ...captcha });
  },
);
