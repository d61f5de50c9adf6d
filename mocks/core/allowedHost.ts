import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether the Host header of a request has a name of this machine, or one of `MOCK_HOSTS`. Any other name may be
 * an attack (DNS rebinding): its page comes from elsewhere, and the browser gives it the origin of this backend.
 */
export function isAllowedHost(host: string | undefined, named = process.env.MOCK_HOSTS ?? '') {
  // Every browser sends the header, so the request does not come from a page.
  if (host === undefined) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  const own = hostname().toLowerCase();
  const allowed = ['localhost', own, `${own}.local`, ...named.toLowerCase().split(',')];
  return isIP(name) !== 0 || allowed.includes(name) || name.endsWith('.localhost');
}
