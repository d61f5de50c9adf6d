import { type } from 'arktype';
import { paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

export const mail = type({
  id: 'string',
  title: 'string',
  preview: "string = ''",
  content: "string = ''",
  sender: "string = ''",
  /** Sent by the platform itself. */
  isAdmin: 'boolean = false',
  at: 'number = 0',
  'read?': 'boolean',
});
export type WireMail = typeof mail.infer;

export const mailUnread = endpoint('GET', '/wps/relay/CSP_unreadCount', {
  auth: 'member',
  out: type({ count: 'number.integer = 0' }),
});

export const mails = endpoint('GET', '/wps/relay/CSP_getMailList', {
  personal: ['content', 'preview'],
  auth: 'member',
  carries: ['language'],
  in: type({
    'state?': "'all' | 'read' | 'unread'",
    ...paged,
  }),
  list: 'content',
  out: type({
    content: mail.array(),
    ...pageTotals,
    'unread?': 'number.integer',
  }),
});

const changed = type({ 'changed?': 'number.integer', 'unread?': 'number.integer' });
const chosen = type({ ids: '(string <= 64)[] <= 200' });

/** Returns how many changed. Ids of other members' mails are ignored. */
export const readMails = endpoint('POST', '/wps/relay/CSP_readMail', {
  auth: 'member',
  in: chosen,
  out: changed,
});

export const readAllMails = endpoint('POST', '/wps/relay/CSP_readAllMail', {
  auth: 'member',
  out: changed,
});

export const deleteMails = endpoint('DELETE', '/wps/relay/CSP_deleteMail', {
  auth: 'member',
  in: chosen,
  out: changed,
});
