import type { Endpoint } from '../contract/endpoint';
import type { login } from '../contract/session';
import { withoutZero, withoutZeros } from '../stores/verification';

export type LoginInput = typeof login extends Endpoint<infer In, unknown> ? In : never;

interface Captcha {
  captcha: string;
  captchaId?: string;
}

interface MobileLogin {
  number: string;
  code: string;
  countryDialingCode: string;
}

export const byName = (username: string, password: string, captcha: Captcha): LoginInput => ({
  type: 'username',
  username: username.trim(),
  password,
  ...captcha,
});

/** The number stands for the name that its owner may never have had. */
export const bySms = (
  { number, code, countryDialingCode }: MobileLogin,
  captcha: Captcha,
): LoginInput => ({
  type: 'sms',
  username: withoutZeros(number),
  password: '',
  mobileNum: withoutZero(number),
  verificationCode: code,
  countryDialingCode,
  ...captcha,
});

/** By the word of the sign-in service, about a number or about one of its own accounts. */
export const byToken = (
  firebaseChannel: 'sms' | 'google' | 'facebook',
  firebaseIdToken: string,
  { number, countryDialingCode }: Omit<MobileLogin, 'code'> = {
    number: '',
    countryDialingCode: '',
  },
): LoginInput => ({
  type: 'firebase',
  username: withoutZeros(number),
  password: '',
  captcha: '',
  firebaseChannel,
  firebaseIdToken,
  firebaseMobileNo: withoutZero(number),
  countryDialingCode,
});
