import type { Codec } from '@kit/storage';
import { newIdempotencyKey } from '../api/request';
import type { Host } from './host';
import { createSession } from './session';

interface PendingKey {
  key: string;
  /** Milliseconds since the epoch. */
  until: number;
}

type PendingKeys = Readonly<Record<string, PendingKey>>;

/** After this time a repetition counts as a new command. */
const LIFETIME_MS = 30 * 60_000;

const none: PendingKeys = {};

const isPendingKey = (value: unknown): value is PendingKey =>
  typeof (value as PendingKey | null)?.key === 'string' &&
  typeof (value as PendingKey).until === 'number';

const codec: Codec<PendingKeys> = {
  encode: (keys) => JSON.stringify(keys),
  decode: (text) => {
    if (text === null) return none;
    const entries = Object.entries(JSON.parse(text) as object);
    return Object.fromEntries(entries.filter(([, value]) => isPendingKey(value)));
  },
};

/** FNV-1a with 64 bits, by characters instead of bytes. Not `crypto.subtle`: it needs https and is asynchronous. */
function digest(text: string) {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}

/**
 * The idempotency keys of commands whose reply has not arrived. The session storage keeps them, so
 * that a command is carried out once when the page was reloaded before it was tried again. An entry
 * is found by a digest of member and intent: what the command contains is not stored.
 */
export function createPendingKeys({ use, memberStored }: Host) {
  const { info } = use(createSession);
  const stored = memberStored('feria.pendingKeys', codec, 'session');

  function current() {
    const entries = Object.entries(stored.peek());
    return Object.fromEntries(entries.filter(([, { until }]) => until > Date.now()));
  }

  return {
    /** The key of an earlier attempt with the same intent, or a new one. */
    keyOf(intent: readonly unknown[]) {
      const { merchantCode, userName } = info.peek() ?? {};
      const id = digest(JSON.stringify([merchantCode, userName, ...intent]));
      const keys = current();
      const { key } = keys[id] ?? { key: newIdempotencyKey() };
      stored.value = { ...keys, [id]: { key, until: Date.now() + LIFETIME_MS } };
      return key;
    },

    forget(key: string) {
      const others = Object.entries(current()).filter(([, entry]) => entry.key !== key);
      stored.value = others.length ? Object.fromEntries(others) : none;
    },
  };
}
