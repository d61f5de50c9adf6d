import { type } from 'arktype';
import { endpoint } from '../endpoint';

export const nickname = endpoint('GET', '/wps/member/info/nickname', {
  personal: ['nickname'],
  auth: 'session',
  out: type({ nickname: 'string | null = null' }),
});
export const setNickname = endpoint('POST', '/wps/member/info/nickname', {
  personal: ['nickname'],
  auth: 'member',
  in: type({ nickname: 'string <= 80' }),
  out: type({ 'nickname?': 'string' }),
});

/** The member's e-mail address. Recovery mails go there. */
export const email = endpoint('GET', '/wps/member/info/email', {
  personal: ['email'],
  auth: 'session',
  out: type({ email: 'string | null = null' }),
});
export const setEmail = endpoint('POST', '/wps/member/info/email', {
  personal: ['email'],
  auth: 'member',
  in: type({ email: 'string <= 80' }),
  out: type({ 'email?': 'string' }),
});

/** The name that the member's bank accounts must have. Can be set once. */
export const payeeName = endpoint('GET', '/wps/member/info/payeename', {
  personal: ['payeeName'],
  auth: 'session',
  out: type({ payeeName: 'string | null = null', isFixed: 'boolean = false' }),
});
export const setPayeeName = endpoint('POST', '/wps/member/info/payeename', {
  personal: ['payeeName'],
  auth: 'member',
  in: type({ payeeName: 'string <= 80' }),
  out: type({ 'payeeName?': 'string', 'isFixed?': 'boolean' }),
});

const icons = type({ icon: 'string | null = null', choices: 'string[]' });

export const headIcon = endpoint('GET', '/wps/member/info/icon', {
  personal: ['icon'],
  auth: 'session',
  out: icons,
});
export const setHeadIcon = endpoint('POST', '/wps/member/info/icon', {
  personal: ['icon'],
  auth: 'member',
  body: 'form',
  in: type({ icon: 'string <= 200' }),
  out: icons,
});
