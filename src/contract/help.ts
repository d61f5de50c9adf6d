import { type } from 'arktype';
import { endpoint } from './endpoint';

const leaf = type({ title: 'string', 'content?': 'string' });

/** Entries of the help centre, terms included. Content is HTML and must be cleaned when shown. */
export const helpEntry = type({
  'id?': 'string',
  title: 'string',
  'content?': 'string',
  'children?': leaf.array(),
});
export type HelpEntry = typeof helpEntry.infer;

/** In the language `lang`, or the shorter edition for phones with `device=MOBILE`. */
export const helpCentre = endpoint('GET', '/wps/system/helpCenter', {
  in: type({ 'lang?': 'string <= 10', 'device?': 'string <= 20' }),
  out: helpEntry.array(),
});

/** Ways to reach a person. `path` is a URI-encoded base64 of the address. */
export const customerService = endpoint('GET', '/wps/system/customerService', {
  out: type({ csType: "'WHATSAPP' | 'LIVECHAT'", path: 'string', 'name?': 'string' }).array(),
});
