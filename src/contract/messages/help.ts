import { type } from 'arktype';
import { endpoint } from '../endpoint';

const leaf = type({ title: 'string', 'content?': 'string' });
const article = type({ title: 'string', 'content?': 'string', 'children?': leaf.array() });

/** The texts of the help centre and the terms. `content` is HTML: sanitize it before it is shown. */
export const helpEntry = type({
  'id?': 'string',
  title: 'string',
  'content?': 'string',
  'children?': article.array(),
});
export type HelpEntry = typeof helpEntry.infer;

/** In the language `lang`, or the shorter edition for phones with `device=MOBILE`. */
export const helpCentre = endpoint('GET', '/wps/system/helpCenter', {
  in: type({ 'lang?': 'string <= 10', 'device?': 'string <= 20' }),
  out: helpEntry.array(),
});

/** Ways to contact support. `path` is the address in base64, URI-encoded. */
export const customerService = endpoint('GET', '/wps/system/customerService', {
  out: type({ csType: "'WHATSAPP' | 'LIVECHAT'", path: 'string', 'name?': 'string' }).array(),
});
