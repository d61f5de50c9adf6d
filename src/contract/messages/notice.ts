import { type } from 'arktype';
import { endpoint } from '../endpoint';

/**
 * What the operator shows to people. `type` is `B` for banners, `PL` for announcements to players, `A` for those
 * to agents, `PU` for pop-ups and `PR` for promotions.
 */
export const notice = type({
  'id?': 'string | number',
  'announcementId?': 'string | number',
  'type?': 'string',
  'title?': 'string',
  'content?': 'string',
  'read?': 'boolean',
  'url?': 'string',
  'groupName?': 'string',
  'image?': 'string',
  'kicker?': 'string',
  'action?': 'string',
  'sender?': 'string',
  'at?': 'number',
});
export type WireNotice = typeof notice.infer;

export const notices = endpoint('GET', '/wps/relay/MCSFE_getListAnnouncements', {
  module: 'AGEANNOUNCE3',
  fixed: { platform: 'M' },
  carries: ['merchantCode', 'token', 'language'],
  in: type({ types: "('B' | 'PL' | 'PU' | 'A' | 'PR')[]", 'groupName?': 'string <= 40' }),
  out: notice.array(),
});

export const markNoticeRead = endpoint('POST', '/wps/relay/MCSFE_markAnnouncementAsRead', {
  auth: 'session',
  carries: ['token'],
  in: type({ announcementId: 'string <= 64 | number', read: 'boolean' }),
  out: type({ 'success?': 'boolean' }),
});
