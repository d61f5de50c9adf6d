import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether the Host header of a request is a name of this machine, or one of `MOCK_HOSTS`. With another name, the request
 * may come from the page of an attacker, whose host name leads to this machine (DNS rebinding).
 */
export function isAllowedHost(host: string | undefined, listed = process.env.MOCK_HOSTS ?? '') {
  // Every browser sends the header. Without it, the request does not come from a page.
  if (host === undefined) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  const machineName = hostname().toLowerCase();
  const allowed = [
    'localhost',
    machineName,
    `${machineName}.local`,
    ...listed.toLowerCase().split(','),
  ];
  return isIP(name) !== 0 || allowed.includes(name) || name.endsWith('.localhost');
}
