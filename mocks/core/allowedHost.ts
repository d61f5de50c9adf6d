import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether this machine is asked under a name of its own. A foreign name that leads here is an attack (DNS
 * rebinding): for the browser a page of that name has the origin of this backend. `MOCK_HOSTS` names others.
 */
export function isAllowedHost(host: string | undefined, named = process.env.MOCK_HOSTS ?? '') {
  // Every browser sends the header, so this is another client.
  if (host === undefined) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  const own = hostname().toLowerCase();
  const allowed = ['localhost', own, `${own}.local`, ...named.toLowerCase().split(',')];
  return isIP(name) !== 0 || allowed.includes(name) || name.endsWith('.localhost');
}
