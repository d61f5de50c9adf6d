import { type Codec, stored } from '@kit/storage';
import type { Host } from './host';

/** `firebase` never is: its token serves once. */
export interface Remembered {
  type: 'username' | 'sms';
  username: string;
  password: string;
  countryDialingCode: string;
}

const VERSION = 1;
const SUFFIX = '.feria';

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const fromBase64 = (text: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text), (x) => x.charCodeAt(0)),
  );

/** Keeps a glance from reading it, no more: whoever has the device can undo it. */
export const obscure = (password: string) => password && toBase64(toBase64(password) + SUFFIX);

export function reveal(text: string) {
  if (!text) return '';
  const once = fromBase64(text);
  return fromBase64(once.endsWith(SUFFIX) ? once.slice(0, -SUFFIX.length) : once);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Entries of other makers and versions are read as far as they can be. */
export const rememberedCodec: Codec<Remembered | null> = {
  encode: (kept) =>
    kept && JSON.stringify({ v: VERSION, ...kept, password: obscure(kept.password) }),
  decode(text) {
    const read: Record<string, unknown> | null = text === null ? null : JSON.parse(text);
    const username = textOf(read?.username);
    if (!read || !username) return null;
    return {
      type: read.type === 'sms' ? 'sms' : 'username',
      username,
      password: revealOr(textOf(read.password)),
      countryDialingCode: textOf(read.countryDialingCode),
    };
  },
};

function revealOr(text: string) {
  try {
    return reveal(text);
  } catch {
    return '';
  }
}

/** A login kept for the next time, by those who asked for it. */
export function createRemember(_: Host) {
  const saved = stored<Remembered | null>('remPass', rememberedCodec);
  return {
    saved,

    keep(login: Remembered) {
      saved.value = login;
    },
    drop() {
      saved.value = null;
    },
    /** A changed password changes what is kept, if anything is. */
    renew(password: string) {
      const kept = saved.peek();
      if (kept?.password) saved.value = { ...kept, password };
    },
  };
}
