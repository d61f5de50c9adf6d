import { exactServerNow } from '@kit/data/serverTime';
import type { Codec } from '@kit/data/storage';
import { newIdempotencyKey } from '../../api/request';
import { createSession } from '../account/session';
import type { Host } from './host';

export interface PendingKey {
  key: string;
  /** When the first attempt was sent, by the server's clock, in milliseconds since the epoch. */
  sentAt: number;
  /** When the last attempt was sent, by the clock of this device. */
  lastAt: number;
  /** While the outcome is unknown: what is needed to look for it. Absent when nobody can look. */
  lost?: LostAttempt | undefined;
}

interface LostAttempt {
  scope: string;
  id: string;
  sought: unknown;
  /** When the server could not tell for the first time whether it has the command, by its clock. */
  cannotTellAt?: number | undefined;
}

interface PendingKeys {
  /** A digest of the member. */
  member: string;
  keys: Readonly<Record<string, PendingKey>>;
}

/** After this time a repetition counts as a new command. */
const LIFETIME_MS = 24 * 60 * 60_000;

const none: PendingKeys = { member: '', keys: {} };

const isPendingKey = (value: unknown): value is PendingKey => {
  const { key, sentAt, lastAt } = (value ?? {}) as Partial<PendingKey>;
  return typeof key === 'string' && typeof sentAt === 'number' && typeof lastAt === 'number';
};

const codec: Codec<PendingKeys> = {
  encode: (pending) => JSON.stringify(pending),
  decode: (text) => {
    if (text === null) return none;
    const { member = '', keys = {} } = JSON.parse(text) as Partial<PendingKeys>;
    const entries = Object.entries(keys).filter(([, value]) => isPendingKey(value));
    return { member, keys: Object.fromEntries(entries) };
  },
};

/** A short name for a text that is not to be stored. FNV-1a with 64 bits, by characters instead of bytes. Not `crypto.subtle`: it needs https and is asynchronous. */
export function digest(text: string) {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}

/**
 * The idempotency keys of commands whose reply has not arrived. The local storage keeps them, so that a command is
 * carried out once when the page was reloaded, the session expired or another tab is used before it was tried again.
 * An entry is found by a digest of the intent. Of what the command contains, only that is stored by which it is looked for.
 */
export function createPendingKeys({ use, memberPending }: Host) {
  const { info } = use(createSession);
  const memberDigest = () => info.peek()?.memberDigest ?? '';
  const stored = memberPending('feria.pendingKeys', codec);
  const idOf = (intent: readonly unknown[]) => digest(JSON.stringify([memberDigest(), ...intent]));

  function current() {
    const { member, keys } = stored.read();
    const entries = member === memberDigest() ? Object.entries(keys) : [];
    return Object.fromEntries(
      // However old it is: only a look can say what became of it.
      entries.filter(([, { lastAt, lost }]) => lost || lastAt > Date.now() - LIFETIME_MS),
    );
  }

  function store(keys: PendingKeys['keys']) {
    const isEmpty = Object.keys(keys).length === 0;
    stored.write(isEmpty ? none : { member: memberDigest(), keys });
  }

  return {
    /** The earlier attempt with the same intent, if its reply has not arrived. */
    find: (intent: readonly unknown[]): PendingKey | undefined => current()[idOf(intent)],

    /** The attempts with this id whose outcome is unknown, or all of the scope. */
    lostOf: (scope: string, id?: string): PendingKey[] =>
      Object.values(current()).filter(
        ({ lost }) => lost?.scope === scope && (id === undefined || lost.id === id),
      ),

    /** Notes an attempt. It has the key of the earlier one with the same intent, or a new one. */
    start(intent: readonly unknown[], lost?: LostAttempt): PendingKey {
      const keys = current();
      const id = idOf(intent);
      const { key, sentAt } = keys[id] ?? { key: newIdempotencyKey(), sentAt: exactServerNow() };
      const attempt = { key, sentAt, lastAt: Date.now(), ...(lost && { lost }) };
      store({ ...keys, [id]: attempt });
      return attempt;
    },

    /** Notes what a look has told. Another tab may have removed the attempt meanwhile. */
    setLost(key: string, lost: LostAttempt | undefined) {
      const entries = Object.entries(current()).map(([id, entry]) =>
        entry.key === key ? [id, { ...entry, lost }] : [id, entry],
      );
      store(Object.fromEntries(entries));
    },

    forget(key: string) {
      const others = Object.entries(current()).filter(([, entry]) => entry.key !== key);
      store(Object.fromEntries(others));
    },
  };
}
