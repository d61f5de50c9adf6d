import { parseUrl } from './parseUrl';

/** What an address must begin with. `https:x` and `//host` are not clear enough to be allowed. */
const BEGINNINGS = {
  page: /^(\/(?!\/)|https?:\/\/[^/])/i,
  link: /^(\/(?!\/)|https?:\/\/[^/]|(mailto|tel|sms|whatsapp|tg):)/i,
  picture: /^(\/(?!\/)|(https?:)?\/\/[^/]|data:image\/(png|jpeg|gif|webp|avif)[;,])/i,
};

/** Addresses without an origin are parsed with this one. Any would do: it is not part of the result. */
const BASE = 'https://a';

/**
 * The text when it is an address that may be shown or opened, or undefined. Everything that the
 * server names as an address goes through here. `page` is for what replaces the app or opens in a
 * frame, `link` for links, `picture` for images.
 *
 * @example
 * safeUrl('javascript:alert(1)'); // undefined
 * safeUrl('/.//evil.example'); // undefined: browsers write that path as `//evil.example`
 */
export function safeUrl(
  text: string | null | undefined,
  use: keyof typeof BEGINNINGS = 'link',
): string | undefined {
  // Browsers drop control characters and read a backslash as a slash.
  if (!text || /[\\\p{Cc}]/u.test(text) || !BEGINNINGS[use].test(text)) return undefined;
  const url = parseUrl(text, BASE);
  if (!url || url.username || url.password) return undefined;
  return text[0] === '/' && url.pathname.startsWith('//') ? undefined : text;
}
