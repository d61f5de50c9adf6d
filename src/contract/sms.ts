import { type } from 'arktype';
import { endpoint } from './endpoint';

/** Either spelling of the number. `challenge` is an answer to the captcha of `captchaId`. */
const request = type({
  'mobileNum?': 'string <= 20',
  'mobileNo?': 'string <= 20',
  countryDialingCode: 'string <= 8',
  'challenge?': 'string <= 400',
  'captchaId?': 'string <= 64',
});

/** A code for logging in or for a forgotten password. */
export const smsCode = endpoint('POST', '/wps/verification/sms/noLogin', {
  in: request,
  /** Minutes. */
  out: type({ expirationTime: 'number' }),
});

export const registerSmsCode = endpoint('POST', '/wps/verification/sms/register', {
  module: 'REG3',
  in: request,
  /** Minutes. */
  out: type({ expiredMinutes: 'number' }),
});
