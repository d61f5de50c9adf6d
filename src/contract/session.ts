import { type } from 'arktype';
import { endpoint } from './endpoint';

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
  /** Set by the app (src/stores/logouts.ts). */
  'memberDigest?': 'string',
  /** Set by the app: the time of the member's logout before this session, or 0. */
  'lastLogout?': 'number',
});
export type SessionInfo = typeof sessionInfo.infer;

export const renewSession = endpoint('POST', '/wps/session/renew', {
  personal: ['userName'],
  auth: 'session',
  out: type({ 'expiresAt?': 'number', 'userName?': 'string', 'type?': 'number' }),
});

export const logout = endpoint('DELETE', '/wps/session/logout', {
  carries: ['token'],
  /** Not in the specification: a backend that knows it ends all sessions of the member. Others end this one. */
  in: type({ 'everywhere?': 'boolean' }),
  out: type({ 'loggedOut?': 'boolean' }),
});
