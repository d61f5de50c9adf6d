import { type } from 'arktype';
import { endpoint } from './endpoint';

/** Stand-in for the sign-in service that the real site reaches through its SDK. */
export const thirdPartySms = endpoint('POST', '/wps/thirdParty/sms', {
  in: type({ mobileNum: 'string <= 20', countryDialingCode: 'string <= 8' }),
  /** Minutes. */
  out: type({ expirationTime: 'number' }),
});

/** What the service hands out once the person proved who they are: an e-mail or a number. */
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
