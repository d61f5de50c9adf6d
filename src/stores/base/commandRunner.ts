import { exactServerNow } from '@kit/data/serverTime';
import { computed } from '@kit/render/signals';
import { holdLock, unlocked } from '@kit/web/tabLock';
import { ApiError, isApiError } from '../../api/ApiError';
import type { Host } from './host';
import { canLookAgain, isCheckOver, type KnownIds, LOOK_FOR_MS, lookFor } from './lookFor';
import { createLostCommands, type LostCommand } from './lostCommands';
import { createOpenLooks } from './openLooks';
import { createPendingKeys, type PendingKey } from './pendingKeys';

/**
 * Whether the server rejected the command, so that the next attempt needs a new key. `key_reused` does not
 * count: a command with this key was carried out.
 */
const isRejected = (error: unknown) =>
  isApiError(error) && error.kind === 'rejected' && error.code !== 'key_reused';

/** How to find out whether a command was carried out whose reply was lost. */
export interface Search<Found> {
  /** What the server has of it, or undefined. Throws when that cannot be told. */
  find(sentAt: number, known: KnownIds): Promise<Found | undefined>;
  /** The ids of what a command made. The next one with the same contents made something else. */
  idsOf?(found: Found): (string | undefined)[];
}

/**
 * Runs a member's commands so that none is carried out twice. A second tap sends nothing. When a reply was lost, the app
 * looks for what the command made, nothing is sent before a look has ended with an answer, and the next attempt keeps the
 * idempotency key. `scope` separates the commands of one store from those of another. `searchOf` says how a command is
 * looked for by `sought`, which is stored, so that a look goes on after a reload.
 */
export function createCommandRunner<Sought = never, Found = never>(
  host: Host,
  scope: string,
  searchOf?: (sought: Sought) => Search<Found>,
) {
  const { use, memberSignal, memberState, reloadMemberData } = host;
  const pending = use(createPendingKeys);
  const lostCommands = use(createLostCommands);
  const { countLook } = use(createOpenLooks);
  const running = memberSignal<ReadonlySet<string>>(new Set());
  /** Another object for each session, to be compared. */
  const session = memberState(() => ({}));
  const knownIds = memberState(() => new Set<string>());
  const isAnyUnchecked = lostCommands.isUnchecked(scope);
  if (searchOf) lostCommands.lookBy(scope, lookAgain);

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

  function show({ lost }: PendingKey, state: LostCommand['state']) {
    if (lost) lostCommands.show({ scope, id: lost.id, sought: lost.sought, state });
  }

  function noteIds(found: Found, search: Search<Found>) {
    for (const id of search.idsOf?.(found) ?? []) if (id) knownIds().add(id);
  }

  /** Looks for an attempt and notes the answer. Throws when there is none yet. */
  async function look(attempt: PendingKey, search: Search<Found>, isRecent: boolean) {
    const { key, sentAt, lost } = attempt;
    const startedIn = session();
    const isCurrent = () => startedIn === session();
    const find = () => search.find(sentAt, knownIds());
    try {
      const found = await countLook(isRecent ? lookFor(find, isCurrent) : find());
      if (!isCurrent()) return undefined;
      if (found === undefined) pending.setLost(key, undefined);
      else {
        pending.forget(key);
        noteIds(found, search);
      }
      show(attempt, found === undefined ? 'missing' : 'arrived');
      return found;
    } catch (error) {
      if (!isCurrent()) throw error;
      if (!canLookAgain(error)) {
        const { cannotTellAt = exactServerNow() } = lost ?? {};
        // The member was told to check, and had the time to do so.
        const isOver = !lost || isCheckOver(cannotTellAt);
        pending.setLost(key, isOver ? undefined : { ...lost, cannotTellAt });
        if (lost && isOver) lostCommands.close(scope, lost.id);
        if (isOver) return undefined;
      }
      show(attempt, 'unchecked');
      throw error;
    }
  }

  /** What the server has of an earlier attempt, which may still run in another tab. */
  async function findEarlier(attempt: PendingKey, search: Search<Found>) {
    await unlocked(attempt.key);
    try {
      // Of an attempt that was just sent, the server may have nothing yet. One look is enough after an answer.
      const isRecent = !!attempt.lost && Date.now() - attempt.lastAt < LOOK_FOR_MS;
      return await look(attempt, search, isRecent);
    } catch (error) {
      const [kind, path] = canLookAgain(error)
        ? ([error.kind, error.path] as const)
        : (['malformed', ''] as const);
      throw new ApiError(kind, path, { cause: error, mayHaveRun: true });
    }
  }

  /** Looks again, by hand or after a reload, while the command counts as running. */
  async function lookAgain(id?: string) {
    const attempts = pending.lostOf(scope, id);
    // Another tab may have found it out and said so.
    const isOpen = (shownId: string) => attempts.some(({ lost }) => lost?.id === shownId);
    for (const shown of lostCommands.all.peek())
      if (shown.scope === scope && shown.state === 'unchecked' && !isOpen(shown.id))
        if (id === undefined || id === shown.id) lostCommands.close(scope, shown.id);
    for (const attempt of attempts) {
      const { lost, key } = attempt;
      if (!lost || !searchOf) continue;
      const found = await run(lost.id, async () => {
        await unlocked(key);
        // The tab that sent it may have got the reply.
        if (!pending.lostOf(scope, lost.id).some((open) => open.key === key)) return undefined;
        return await findEarlier(attempt, searchOf(lost.sought as Sought));
      }).catch(() => undefined);
      if (found !== undefined) reloadMemberData();
    }
  }

  /** Sends the command, and looks for what it made when the reply was lost. */
  async function send<T>(
    attempt: PendingKey,
    command: (key: string) => Promise<T>,
    search?: Search<Found>,
  ) {
    const startedIn = session();
    try {
      return await command(attempt.key);
    } catch (error) {
      if (isRejected(error)) pending.forget(attempt.key);
      if (!search || !isApiError(error)) throw error;
      // Without a network it was not sent.
      const isUnsent = error.kind === 'offline' && !error.isOutcomeUnknown;
      if (isUnsent && startedIn === session()) pending.setLost(attempt.key, undefined);
      if (!error.isOutcomeUnknown) throw error;
      const found = await look(attempt, search, true).catch(() => Promise.reject(error));
      if (found === undefined) throw new ApiError('notDone', error.path, { cause: error });
      return found;
    }
  }

  /** Sends the command with the key of its last attempt, once no attempt with this id has an unknown outcome. */
  async function withKey<T>(
    id: string,
    contents: unknown,
    command: (key: string) => Promise<T>,
    sought: Sought | undefined,
  ) {
    const startedIn = session();
    const intent = [scope, id, contents];
    const search = sought === undefined ? undefined : searchOf?.(sought);
    const earlier = search && pending.find(intent);
    if (earlier && search) {
      const found = await findEarlier(earlier, search);
      if (startedIn !== session()) throw new ApiError('aborted', '');
      if (found !== undefined) {
        pending.forget(earlier.key);
        return found;
      }
    }
    for (const other of pending.lostOf(scope, id)) {
      const found = searchOf && (await findEarlier(other, searchOf(other.lost?.sought as Sought)));
      if (startedIn !== session()) throw new ApiError('aborted', '');
      // The member reads first that it has arrived, and may then want nothing more.
      if (found !== undefined) return undefined;
    }
    lostCommands.close(scope, id);
    const attempt = pending.start(intent, search && { scope, id, sought });
    const reply = await holdLock(attempt.key, send(attempt, command, search));
    pending.forget(attempt.key);
    // What a search has found is of this type too.
    if (startedIn === session() && search) noteIds(reply as Found, search);
    return reply;
  }

  return {
    /** Also while a reply was lost and no look has told yet what became of the command. */
    isRunning: (id: string) => {
      const isUnchecked = lostCommands.isUnchecked(scope, id);
      return computed(() => running.value.has(id) || isUnchecked.value);
    },
    isBusy: computed(() => running.value.size > 0 || isAnyUnchecked.value),
    run,
    /** The command with this key was carried out, although its reply was lost. */
    forgetKey: pending.forget,

    /**
     * For commands that move money or create something. Attempts with other `contents` get a key of their own. Leave
     * passwords out: a corrected one is the same intent. Without `sought` the caller looks by itself.
     */
    runWithKey: <T>(
      id: string,
      command: (idempotencyKey: string) => Promise<T>,
      contents?: unknown,
      sought?: Sought,
    ) => run(id, () => withKey(id, contents, command, sought)),
  };
}
