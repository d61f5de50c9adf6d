import { publicJwk } from './encryption.mjs';

/** @typedef {import('./accounts.mjs').Call} Call */

const posts = [
  { id: 'p1', title: 'Mantenimiento el lunes', read: false },
  { announcementId: 'p2', title: 'Nueva sala de bingo', read: true },
];
const banners = [
  { url: '/m/activity', groupName: 'm_home' },
  { url: '/m/activity', groupName: 'm_reg' },
];

/** @param {Call} call */
const announcements = ({ parameters: { types } }) => {
  if (types === 'B') return banners;
  return types === 'PL' ? posts : [];
};

/** What a client of this backend cannot know otherwise. */
const settings = () => ({ encryption: { scheme: 'JWE', key: publicJwk } });

const help = [
  {
    title: 'Depósitos',
    content: '<p>Cómo depositar</p>',
    children: [{ title: 'Límites', content: '<p>Desde 10</p>', children: [] }],
  },
  { title: 'Términos', content: '<p>Términos de uso</p>', children: [] },
];

/** @type {Record<string, (call: Call) => unknown>} */
export const platformCalls = {
  'GET /wps/system/status': () => ({
    info: '',
    location: { ip: '203.0.113.9' },
    maintenance: false,
    regionRestriction: false,
  }),
  'GET /wps/system/settings/consolidated': settings,
  'GET /wps/system/whitelabel': () => ({
    menu: { REWCEN3: true, TRANSREC3: true, SECPRIV: true, DEPRECM3: true, TRANSBETREPMEM3: true },
    flags: { CBS3: true },
  }),
  'GET /wps/system/domainRoute': () => undefined,
  'GET /wps/system/helpCenter': () => help,
  'GET /wps/relay/MCSFE_getListAnnouncements': announcements,
  'POST /wps/relay/MCSFE_markAnnouncementAsRead': () => undefined,
  'GET /wps/relay/CSP_unreadCount': () => undefined,
  'GET /wps/relay/CBS_unreadCount': () => undefined,
  'GET /wps/relay/CBS_launchChat': ({ origin }) => ({ chatUrl: `${origin}/play/chat.html` }),
  'GET /wps/relay/CBS_modelList': () => undefined,
};
