import type { Lifetime } from '@kit/data/lifetime';
import { createResource } from '@kit/data/resource';
import { type Codec, readStored, removeStored, stored, storedText } from '@kit/data/storage';
import { batch, type Signal, signal } from '@kit/render/signals';
import { ApiError } from '../../api/ApiError';
import { anySignal } from '../../api/anySignal';
import type { CallOptions } from '../../api/context';
import type { Call } from '../../api/createCall';
import type { Endpoint } from '../../contract/endpoint';
import { createCollection } from './collection';

/** Anything that can go back to how it was before a member used it. */
interface Resettable {
  reset(): void;
}

interface Pending<T> {
  /** What the storage has now: another tab may have just changed it. */
  read(): T;
  write(value: T): void;
}

/**
 * The only owner of the data of the logged-in member. When the session ends (logout, expiry, logout
 * in another tab) or another session replaces it, all of this data is reset at once and all running
 * requests are aborted. tests/stores/memberData.test.ts fails when a store that calls an endpoint
 * with `auth` keeps data in any other way.
 *
 * @example
 * export function createBankCard(host: Host) {
 *   const list = host.memberResource((_, { signal }) => host.call(bankCards, undefined, { signal }));
 *   const draft = host.memberState(() => ({ holder: signal('') }));
 * }
 */
export interface MemberData {
  /** A resource that is reset. Its load may run again at any time, so it must change nothing. */
  memberResource: typeof createResource;
  /** A collection that is reset, such as the records of the member. */
  memberCollection: typeof createCollection;
  /** A signal that is set to its initial value. */
  memberSignal<T>(initial: T): Signal<T>;
  /** An object that is created again, such as a form's draft. Call the getter at each use. */
  memberState<T>(make: () => T): () => T;
  /** A value in the browser's storage that is removed from there. */
  memberStored<T>(key: string, codec: Codec<T>, area?: 'local' | 'session'): Signal<T>;
  /**
   * A value in the local storage that an expired session keeps, because the same member may log in again and go on.
   * A logout and the login of another member remove it. Its JSON begins with `member`, the `memberDigest` of the
   * session, so that its owner is known before its store is created.
   */
  memberPending<T extends { member: string }>(key: string, codec: Codec<T>): Pending<T>;
  /** Loads again what is shown, after it turned out that a command has changed it. */
  reloadMemberData(): void;
  /** Anything else that can be reset. */
  memberOwned<T extends Resettable>(owned: T): T;
  /** For the session store only, because that is where a session ends. */
  dropMemberData(): void;
  /** For the session store only. Removes what is pending of everyone but this member. */
  keepPendingOf(member: string | undefined): void;
}

/** All keys of the app, except those that belong to the device or to the tab. The others belong to the member. */
const MEMBER_KEY =
  /^feria\.(?!(status|cdns|logouts|hideBalance|motion|popupsHidden|passkeyOffered|autoLoginTried|reports|missingChunks|scrolledPage)$)/;

/** Removes stored values of the member, also when this page has not created their stores. */
const removeEntries = (isRemoved: (owner: string | undefined) => unknown) =>
  removeStored(
    (key, text) => MEMBER_KEY.test(key) && isRemoved(text.match(/^{"member":"(\w+)"/)?.[1]),
  );

/** A stored value whose entry in the storage is removed while the value is the initial one. */
function createStored<T>(life: Lifetime, key: string, codec: Codec<T>, area?: 'local' | 'session') {
  const initial = codec.decode(null);
  const encode = (value: T) => (value === initial ? null : codec.encode(value));
  return [stored(life, key, { ...codec, encode }, area), initial] as const;
}

export function createMemberData(life: Lifetime) {
  const resets: (() => void)[] = [];
  const reloads: (() => unknown)[] = [];
  const pending: ((member: string | undefined) => void)[] = [];
  let session = new AbortController();
  const visit = new AbortController();
  life.own(() => {
    session.abort();
    visit.abort();
  });

  function memberOwned<T extends Resettable>(owned: T): T {
    resets.push(() => owned.reset());
    return owned;
  }

  function loadedAgain<T extends Resettable & { reload(): unknown }>(owned: T): T {
    reloads.push(owned.reload);
    return memberOwned(owned);
  }

  function resetTo<T>(value: Signal<T>, initial: T) {
    resets.push(() => {
      value.value = initial;
    });
    return value;
  }

  const data: MemberData = {
    memberOwned,

    memberResource: (load, options) => loadedAgain(createResource(load, options)),

    memberCollection: (options) => loadedAgain(createCollection(options)),

    memberSignal: (initial) => resetTo(signal(initial), initial),

    memberState(make) {
      let state = make();
      resets.push(() => {
        state = make();
      });
      return () => state;
    },

    memberStored<T>(key: string, codec: Codec<T>, area?: 'local' | 'session') {
      return resetTo(...createStored(life, key, codec, area));
    },

    memberPending<T extends { member: string }>(key: string, codec: Codec<T>) {
      const [value, initial] = createStored(life, key, codec);
      const read = () => {
        if (storedText(key, 'local') !== null) value.value = readStored(key, codec, 'local');
        return value.peek();
      };
      const write = (next: T) => {
        value.value = next;
      };
      pending.push((member) => {
        if (read().member !== member) write(initial);
      });
      return { read, write };
    },

    reloadMemberData() {
      for (const reload of reloads) void reload();
    },

    keepPendingOf(member) {
      for (const keep of pending) keep(member);
      removeEntries((owner) => owner && owner !== member);
    },

    dropMemberData() {
      session.abort();
      session = new AbortController();
      batch(() => {
        for (const reset of resets) reset();
      });
      removeEntries((owner) => !owner);
    },
  };

  /**
   * Calls are aborted when the host ends, those with `auth` when the session ends. A late reply never reaches the next
   * one.
   */
  const untilEnd = (call: Call) =>
    (async (endpoint: Endpoint<unknown, unknown>, input: unknown, options: CallOptions = {}) => {
      const ended = (endpoint.auth ? session : visit).signal;
      const { signal, release } = anySignal(options.signal, ended);
      try {
        const reply = await call(endpoint, input, { ...options, signal });
        if (ended.aborted) throw new ApiError('aborted', endpoint.path);
        return reply;
      } catch (error) {
        // Whatever ended the session has said why already.
        if (ended.aborted) throw new ApiError('aborted', endpoint.path);
        // What is shown is loaded again: the command may have changed it.
        if (endpoint.auth && error instanceof ApiError && error.isOutcomeUnknown)
          data.reloadMemberData();
        throw error;
      } finally {
        release();
      }
    }) as Call;

  return { data, untilEnd };
}
