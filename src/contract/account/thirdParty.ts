import { type } from 'arktype';
import { endpoint } from '../endpoint';

/** Simulates the sign-in service, which the real site reaches through an SDK. */
export const thirdPartySms = endpoint('POST', '/wps/thirdParty/sms', {
  in: type({ mobileNum: 'string <= 20', countryDialingCode: 'string <= 8' }),
  /** Minutes. */
  out: type({ 'expirationTime?': 'number' }),
});

/** The service's token for a verified e-mail address or mobile number. */
export const thirdPartyToken = endpoint('POST', '/wps/thirdParty/token', {
  in: type({
    channel: "'google' | 'facebook' | 'sms'",
    'email?': 'string <= 80',
    'mobileNum?': 'string <= 20',
    'countryDialingCode?': 'string <= 8',
    'verificationCode?': 'string <= 10',
  }),
  out: type({ idToken: 'string', expiresAt: 'number' }),
});
