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
});
export type SessionInfo = typeof sessionInfo.infer;

export const renewSession = endpoint('POST', '/wps/session/renew', {
  auth: 'session',
  out: type({ 'expiresAt?': 'number', 'userName?': 'string', 'type?': 'number' }),
});

export const logout = endpoint('DELETE', '/wps/session/logout', {
  carries: ['token'],
  out: type({ 'loggedOut?': 'boolean' }),
});
