import type { login } from '../../../contract/account/login';
import type { Endpoint } from '../../../contract/endpoint';
import { withoutLeadingZero, withoutLeadingZeros } from '../../../stores/account/verification';

export type LoginInput = typeof login extends Endpoint<infer In, unknown> ? In : never;

interface Captcha {
  captcha: string;
  captchaId?: string;
}

interface MobileNumber {
  number: string;
  code: string;
  countryDialingCode: string;
}

export const usernameLogin = (
  username: string,
  password: string,
  captcha: Captcha,
): LoginInput => ({
  type: 'username',
  username: username.trim(),
  password,
  ...captcha,
});

/** A member who registered by number may have no user name, so the number is sent as the name too. */
export const smsLogin = ({ number, code, countryDialingCode }: MobileNumber, captcha: Captcha) =>
  ({
    type: 'sms',
    username: withoutLeadingZeros(number),
    password: '',
    mobileNum: withoutLeadingZero(number),
    verificationCode: code,
    countryDialingCode,
    ...captcha,
  }) satisfies LoginInput;

/** With the token of the sign-in service, for a number or for a social account. */
export const tokenLogin = (
  firebaseChannel: 'sms' | 'google' | 'facebook',
  firebaseIdToken: string,
  { number, countryDialingCode }: Omit<MobileNumber, 'code'> = {
    number: '',
    countryDialingCode: '',
  },
): LoginInput => ({
  type: 'firebase',
  username: withoutLeadingZeros(number),
  password: '',
  captcha: '',
  firebaseChannel,
  firebaseIdToken,
  firebaseMobileNo: withoutLeadingZero(number),
  countryDialingCode,
});
