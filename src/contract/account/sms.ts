import { type } from 'arktype';
import { endpoint } from '../endpoint';

/** The number has two possible names. `challenge` is the answer to the captcha `captchaId`. */
const request = type({
  'mobileNum?': 'string <= 20',
  'mobileNo?': 'string <= 20',
  countryDialingCode: 'string <= 8',
  'challenge?': 'string <= 400',
  'captchaId?': 'string <= 64',
});

/** Sends a code for a login or a forgotten password. */
export const smsCode = endpoint('POST', '/wps/verification/sms/noLogin', {
  in: request,
  /** Minutes. */
  out: type({ expirationTime: 'number = 1' }),
});

export const registerSmsCode = endpoint('POST', '/wps/verification/sms/register', {
  module: 'REG3',
  in: request,
  /** Minutes. */
  out: type({ expiredMinutes: 'number = 1' }),
});
