import { beforeAll, expect, test } from 'vitest';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { ruleText } from './ruleText';
import { serverErrors } from './serverErrors';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('validation');
});

test('S5.01 the text of the rule is shown as it is', () => {
  expect(ruleText({ name: 'email', isEmpty: false, message: 'No <b>' })).toBe('No <b>');
});

test.each([
  ['username', 'validation.accountFormat'],
  ['loginUsername', 'validation.accountFormat'],
  ['recommenderId', 'validation.accountFormat'],
  ['password', 'validation.passwordFormat'],
  ['loginPassword', 'validation.passwordFormat'],
  ['paymentPassword', 'validation.passwordFormat'],
  ['email', 'validation.emailFormat'],
  ['confirmPassword', 'validation.notMatched'],
  ['nickname', 'validation.nameFormat'],
  ['payeeName', 'validation.nameFormat'],
  ['mobileNum', 'validation.mobileInvalid'],
  ['loginMobileNum', 'validation.mobileInvalid'],
  ['verificationCode', 'validation.wrongCode'],
  ['birthDate', 'validation.birthDate'],
  ['affiliateCode', 'validation.invitation_code_error'],
  ['idNumber', 'validation.fieldFormat'],
  ['toString', 'validation.fieldFormat'],
] as const)('S5.22 a wrong %s has the text %s, when the rule has none', (name, key) => {
  expect(ruleText({ name, isEmpty: false, message: '' })).toBe(text(key));
});

test('S5.22 the captcha is asked for under its field, when the server demands one', () => {
  const target = { field: 'captcha', text: 'validation.enterCaptcha' };
  expect(serverErrors.captcha_needed).toEqual(target);
});

test('S5.22 an empty field has a text of the app, when the rule has none', () => {
  const error = { name: 'email', isEmpty: true, message: '' };
  expect(ruleText(error)).toBe(text('validation.fieldRequired'));
});

test.each([
  ['loginUsername', true, 'Completa este campo.'],
  ['loginUsername', false, '4 to 16 letters'],
  ['username', true, '4 to 16 letters'],
])(
  'S5.22 the text of a rule is shown, except for an empty login name: %s, empty: %s',
  (name, isEmpty, expected) => {
    expect(ruleText({ name, isEmpty, message: '4 to 16 letters' })).toBe(expected);
  },
);
