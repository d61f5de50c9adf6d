import { type Codec, stored } from '@kit/data/storage';
import { config } from '../../config/config';
import type { Host } from '../base/host';

/** A login by `firebase` is never remembered: its token is valid for one login only. */
export interface Remembered {
  type: 'username' | 'sms';
  username: string;
  password: string;
  countryDialingCode: string;
  /** Members and agents log in separately. */
  loginAs?: 'agent';
}

const VERSION = 1;
const SUFFIX = '.feria';

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const fromBase64 = (text: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text), (x) => x.charCodeAt(0)),
  );

/** Not encryption: the password is not readable at first sight, but anyone can decode it. */
export const encodePassword = (password: string) =>
  password && toBase64(toBase64(password) + SUFFIX);

/** Undoes `encodePassword`. Throws for a text that is not encoded in this way. */
export function decodePassword(text: string) {
  if (!text) return '';
  const decoded = fromBase64(text);
  return fromBase64(decoded.endsWith(SUFFIX) ? decoded.slice(0, -SUFFIX.length) : decoded);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads as much as possible of entries from other programs and versions. */
export const rememberedCodec: Codec<Remembered | null> = {
  encode: (login) =>
    login && JSON.stringify({ v: VERSION, ...login, password: encodePassword(login.password) }),
  decode(text) {
    const parsed: Record<string, unknown> | null = text === null ? null : JSON.parse(text);
    const username = textOf(parsed?.username);
    if (!parsed || !username) return null;
    return {
      type: parsed.type === 'sms' ? 'sms' : 'username',
      username,
      password: decodePasswordOrEmpty(textOf(parsed.password)),
      countryDialingCode: textOf(parsed.countryDialingCode),
      ...(parsed.loginAs === 'agent' ? { loginAs: 'agent' } : {}),
    };
  },
};

function decodePasswordOrEmpty(text: string) {
  try {
    return decodePassword(text);
  } catch {
    return '';
  }
}

/** The saved login that fills in the form next time, if the member chose that. */
export function createRemember(host: Host) {
  const saved = stored<Remembered | null>(host, 'remPass', rememberedCodec);
  const isAllowed = config.rememberPassword !== false;
  if (!isAllowed) saved.value = null;
  return {
    saved,
    /** The operator can turn it off. */
    isAllowed,

    save(login: Remembered) {
      saved.value = login;
    },
    clear() {
      saved.value = null;
    },
    /** After a change of password, the remembered one must change too, if it is of the same user. */
    updatePassword(userName: string, password: string) {
      const login = saved.peek();
      const isSame = login?.username.toLowerCase() === userName.toLowerCase();
      if (login?.password && isSame) saved.value = { ...login, password };
    },
  };
}
