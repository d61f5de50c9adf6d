import { parseUrl } from '@kit/web/parseUrl';
import { safeUrl } from '@kit/web/safeUrl';

/** `https://*.example.com` allows all origins below it, but not `https://example.com`. */
const matches = (origin: string, allowed: string) =>
  origin === allowed ||
  (allowed.includes('*') &&
    origin.startsWith(allowed.slice(0, allowed.indexOf('*'))) &&
    origin.endsWith(allowed.slice(allowed.indexOf('*') + 1)));

/** Whether a page may be opened. Without a list every address that is safe to open is allowed. */
export function isAllowedPage(url: string, origins: readonly string[] | undefined): boolean {
  if (!safeUrl(url, 'page')) return false;
  if (!origins) return true;
  const { origin } = parseUrl(url) ?? {};
  return !!origin && origins.some((each) => matches(origin, each));
}
