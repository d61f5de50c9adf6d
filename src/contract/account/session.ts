import { type } from 'arktype';
import { endpoint } from '../endpoint';

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
