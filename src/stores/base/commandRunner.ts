import { computed } from '@kit/render/signals';
import { holdLock, unlocked } from '@kit/web/tabLock';
import { ApiError, isApiError } from '../../api/ApiError';
import type { Host } from './host';
import { canLookAgain, type KnownIds, LOOK_FOR_MS, lookFor } from './lookFor';
import { createOpenLooks } from './openLooks';
import { createPendingKeys, type PendingKey } from './pendingKeys';

/**
 * Whether the server rejected the command, so that the next attempt needs a new key. `key_reused` does not
 * count: a command with this key was carried out.
 */
const isRejected = (error: unknown) =>
  isApiError(error) && error.kind === 'rejected' && error.code !== 'key_reused';

/** How to find out whether a command was carried out whose reply was lost. */
export interface Search<T> {
  /** What the server has of it, or undefined. Throws when that cannot be told. */
  find(sentAt: number, known: KnownIds): Promise<T | undefined>;
  /** The ids of what a command made. The next one with the same contents made something else. */
  idsOf?(reply: T): (string | undefined)[];
}

/**
 * Runs a member's commands so that none is carried out twice. A second tap sends nothing. When a
 * reply was lost, the app looks for what the command made, and the next attempt keeps the idempotency key.
 * `scope` separates the commands of one store from those of another.
 */
export function createCommandRunner({ use, memberSignal, memberState }: Host, scope: string) {
  const pending = use(createPendingKeys);
  const { countLook } = use(createOpenLooks);
  const running = memberSignal<ReadonlySet<string>>(new Set());
  /** Another object for each session, to be compared. */
  const session = memberState(() => ({}));
  const knownIds = memberState(() => new Set<string>());

  function setRunning(id: string, isRunning: boolean) {
    const next = new Set(running.peek());
    if (isRunning) next.add(id);
    else next.delete(id);
    running.value = next;
  }

  /** Returns undefined while the same id is running, and when the session ended before the reply. */
  async function run<T>(id: string, command: () => Promise<T>): Promise<T | undefined> {
    if (running.peek().has(id)) return undefined;
    const startedIn = session();
    const isSameSession = () => startedIn === session();
    setRunning(id, true);
    try {
      const reply = await command();
      return isSameSession() ? reply : undefined;
    } catch (error) {
      if (!isSameSession()) return undefined;
      throw error;
    } finally {
      if (isSameSession()) setRunning(id, false);
    }
  }

  /** Sends the command, and looks for what it made when the reply was lost. */
  async function send<T>(
    { key, sentAt }: PendingKey,
    command: (key: string) => Promise<T>,
    search?: Search<T>,
  ) {
    const startedIn = session();
    try {
      return await command(key);
    } catch (error) {
      if (isRejected(error)) pending.forget(key);
      if (!search || !isApiError(error) || !error.isOutcomeUnknown) throw error;
      const isCurrent = () => startedIn === session();
      const look = lookFor(() => search.find(sentAt, knownIds()), isCurrent);
      const found = await countLook(look).catch(() => Promise.reject(error));
      if (found === undefined) throw new ApiError('notDone', error.path, { cause: error });
      return found;
    }
  }

  /** What the server has of an earlier attempt, which may still run in another tab. */
  async function findEarlier<T>({ key, sentAt, lastAt }: PendingKey, { find }: Search<T>) {
    const startedIn = session();
    await unlocked(key);
    // Of an attempt that was just sent, the server may have nothing yet.
    const isRecent = Date.now() - lastAt < LOOK_FOR_MS;
    const look = () => find(sentAt, knownIds());
    try {
      const found = isRecent ? lookFor(look, () => startedIn === session()) : look();
      return await countLook(found);
    } catch (error) {
      // The member was told to check.
      if (!canLookAgain(error)) return undefined;
      throw new ApiError(error.kind, error.path, { cause: error, mayHaveRun: true });
    }
  }

  /** Sends the command with the key of its last attempt, unless that one was answered or is found. */
  async function withKey<T>(
    intent: readonly unknown[],
    command: (key: string) => Promise<T>,
    search?: Search<T>,
  ) {
    const startedIn = session();
    const earlier = search && pending.find([scope, ...intent]);
    let reply = earlier && (await findEarlier(earlier, search));
    if (startedIn !== session()) throw new ApiError('aborted', '');
    let key = earlier?.key;
    if (reply === undefined) {
      const attempt = pending.start([scope, ...intent]);
      key = attempt.key;
      reply = await holdLock(key, send(attempt, command, search));
    }
    if (key) pending.forget(key);
    if (startedIn === session())
      for (const id of search?.idsOf?.(reply) ?? []) if (id) knownIds().add(id);
    return reply;
  }

  return {
    isRunning: (id: string) => computed(() => running.value.has(id)),
    isBusy: computed(() => running.value.size > 0),
    run,
    /** The command with this key was carried out, although its reply was lost. */
    forgetKey: pending.forget,

    /**
     * For commands that move money or create something. Attempts with other `contents` get a key of their own. Leave
     * passwords out: a corrected one is the same intent. Without a `search` the caller looks by itself.
     */
    runWithKey: <T>(
      id: string,
      command: (idempotencyKey: string) => Promise<T>,
      contents?: unknown,
      search?: Search<T>,
    ) => run(id, () => withKey([id, contents], command, search)),
  };
}
