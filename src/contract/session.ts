import { type } from 'arktype';
import { endpoint } from './endpoint';

export const sessionInfo = type({
  token: 'string',
  merchantCode: 'string',
  userName: 'string',
  'type?': 'number',
  'customerType?': 'number',
  'firstTimeLogin?': 'boolean',
});
export type SessionInfo = typeof sessionInfo.infer;

const text = 'string <= 4000';

export const login = endpoint('POST', '/wps/session/login', {
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

/** Opens a free-play session. */
export const freePlay = endpoint('POST', '/wps/session/login/freeplay', {
  module: 'COMM3',
  in: type({ 'account?': 'string <= 64' }),
  out: sessionInfo,
});

/** Names a trial account that free play can open. */
export const trialUser = endpoint('GET', '/wps/member/trialuser', {
  out: type({ account: 'string', merchantCode: 'string', 'trialFlag?': 'number' }),
});

export const renewSession = endpoint('POST', '/wps/session/renew', {
  auth: 'session',
  out: type({ expiresAt: 'number', userName: 'string', type: 'number' }),
});

export const logout = endpoint('DELETE', '/wps/session/logout', {
  carries: ['token'],
  out: type({ loggedOut: 'boolean' }),
});
