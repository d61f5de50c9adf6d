import type { Codec } from '@kit/storage';
import { newIdempotencyKey } from '../api/request';
import type { Host } from './host';
import { createSession } from './session';

interface PendingKey {
  key: string;
  /** Milliseconds since the epoch. */
  until: number;
}

interface PendingKeys {
  /** A digest of the member. */
  member: string;
  keys: Readonly<Record<string, PendingKey>>;
}

/** After this time a repetition counts as a new command. */
const LIFETIME_MS = 30 * 60_000;

const none: PendingKeys = { member: '', keys: {} };

const isPendingKey = (value: unknown): value is PendingKey =>
  typeof (value as PendingKey | null)?.key === 'string' &&
  typeof (value as PendingKey).until === 'number';

const codec: Codec<PendingKeys> = {
  encode: (pending) => JSON.stringify(pending),
  decode: (text) => {
    if (text === null) return none;
    const { member = '', keys = {} } = JSON.parse(text) as Partial<PendingKeys>;
    const entries = Object.entries(keys).filter(([, value]) => isPendingKey(value));
    return { member, keys: Object.fromEntries(entries) };
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
 * that a command is carried out once when the page was reloaded, or the session expired, before it was tried again. An
 * entry is found by a digest of the intent: what the command contains is not stored.
 */
export function createPendingKeys({ use, memberPending }: Host) {
  const { info } = use(createSession);
  const memberDigest = () => info.peek()?.memberDigest ?? '';
  const isOf = (pending: PendingKeys, member?: string) => pending.member === member;
  const stored = memberPending('feria.pendingKeys', codec, isOf);

  function current() {
    const pending = stored.peek();
    const entries = isOf(pending, memberDigest()) ? Object.entries(pending.keys) : [];
    return Object.fromEntries(entries.filter(([, { until }]) => until > Date.now()));
  }

  function store(keys: PendingKeys['keys']) {
    const isEmpty = Object.keys(keys).length === 0;
    stored.value = isEmpty ? none : { member: memberDigest(), keys };
  }

  return {
    /** The key of an earlier attempt with the same intent, or a new one. */
    keyOf(intent: readonly unknown[]) {
      const id = digest(JSON.stringify([memberDigest(), ...intent]));
      const keys = current();
      const { key } = keys[id] ?? { key: newIdempotencyKey() };
      store({ ...keys, [id]: { key, until: Date.now() + LIFETIME_MS } });
      return key;
    },

    forget(key: string) {
      const others = Object.entries(current()).filter(([, entry]) => entry.key !== key);
      store(Object.fromEntries(others));
    },
  };
}
