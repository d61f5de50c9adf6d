/** The paths that the backend answers, below the mount. */
export const BACKEND_PATHS = ['/wps', '/lgw', '/lotto/lgw'];

/** What an unknown path of the API gets, in the form of the API. */
export const NOT_FOUND = JSON.stringify({ success: false, value: null, code: 'not_found' });

/**
 * Where the API is on the site: the path of `apiBase`, without a slash at its end. Empty at the root.
 * @param {{ apiBase?: string }} config
 */
export function apiMountOf({ apiBase = '/' }) {
  const mount = new URL(apiBase, 'http://site').pathname.replace(/\/+$/, '');
  if (/^[\w./~-]*$/.test(mount)) return mount;
  throw new Error(`the path of apiBase has characters that no server can match: ${apiBase}`);
}

/**
 * The same, as a server sees it that has removed the path of the site.
 * @param {string} mount
 * @param {string} base path of the site, with a slash at both ends
 */
export const mountBelowBase = (mount, base) =>
  base !== '/' && `${mount}/`.startsWith(base) ? mount.slice(base.length - 1) : mount;

/** Is the API on another origin, so that this site need not pass on its calls? */
export const isApiElsewhere = ({ apiBase = '' }) => /^https?:/.test(apiBase);

/** Headers by which a visitor could name another address of its own, or of what it asks for. None is passed on. */
export const ADDRESS_HEADERS = [
  'Forwarded',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'CF-Connecting-IPv6',
  'Fastly-Client-IP',
  'X-ProxyUser-IP',
  'X-Originating-IP',
  'X-Remote-IP',
  'X-Remote-Addr',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Server',
  'X-Original-URL',
  'X-Rewrite-URL',
];
