import { type } from 'arktype';
import { endpoint } from '../endpoint';

// Apart from session.ts, so that the schemas of the login are not part of the first load.

const text = 'string <= 4000';

export const sessionInfo = type({
  token: 'string',
  /** Absent: the merchant of the configuration. */
  'merchantCode?': 'string',
  userName: 'string',
  'type?': 'number',
  'customerType?': 'number',
  'firstTimeLogin?': 'boolean',
  /** Set by the app after a login as an agent. */
  'isAgent?': 'boolean',
  /** Set by the app (src/stores/account/logouts.ts). */
  'memberDigest?': 'string',
  /** Set by the app: the time of the member's logout before this session, or 0. */
  'lastLogout?': 'number',
});
export type SessionInfo = typeof sessionInfo.infer;

export const login = endpoint('POST', '/wps/session/login', {
  personal: ['userName', 'memberDigest'],
  encrypted: true,
  in: type({
    username: 'string <= 64',
    password: text,
    captcha: 'string <= 16',
    type: "'username' | 'sms' | 'firebase'",
    'captchaId?': 'string <= 64',
    'loginAs?': "'member' | 'agent'",
    'mobileNum?': 'string <= 20',
    'verificationCode?': 'string <= 10',
    'firebaseChannel?': 'string <= 20',
    'firebaseIdToken?': text,
    'firebaseMobileNo?': 'string <= 20',
    'countryDialingCode?': 'string <= 8',
  }),
  out: sessionInfo,
});

/** Starts a session of a trial account. */
export const freePlay = endpoint('POST', '/wps/session/login/freeplay', {
  personal: ['userName', 'memberDigest'],
  module: 'COMM3',
  in: type({ 'account?': 'string <= 64' }),
  out: sessionInfo,
});

/** Returns a trial account for `freePlay`. */
export const trialUser = endpoint('GET', '/wps/member/trialuser', {
  personal: ['account'],
  out: type({ 'account?': 'string', 'merchantCode?': 'string', 'trialFlag?': 'number' }),
});
