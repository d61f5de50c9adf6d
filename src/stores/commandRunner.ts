import { computed } from '@kit/signals';
import { isApiError } from '../api/ApiError';
import type { Host } from './host';
import { createPendingKeys } from './pendingKeys';

/**
 * Whether the server rejected the command, so that the next attempt needs a new key. `key_reused` does not
 * count: a command with this key was carried out.
 */
const isRejected = (error: unknown) =>
  isApiError(error) && error.kind === 'rejected' && error.code !== 'key_reused';

/**
 * Runs a member's commands so that none is carried out twice. A second tap sends nothing. When a
 * reply was lost, the next attempt keeps the idempotency key, so that money moves once. `scope` separates
 * the commands of one store from those of another.
 */
export function createCommandRunner({ use, memberSignal, memberState }: Host, scope: string) {
  const pending = use(createPendingKeys);
  const running = memberSignal<ReadonlySet<string>>(new Set());
  /** Another object for each session, to be compared. */
  const session = memberState(() => ({}));

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

  /** Sends the command with the key of its last attempt, unless that one was answered. */
  async function withKey<T>(intent: readonly unknown[], command: (key: string) => Promise<T>) {
    const key = pending.keyOf([scope, ...intent]);
    try {
      const reply = await command(key);
      pending.forget(key);
      return reply;
    } catch (error) {
      if (isRejected(error)) pending.forget(key);
      throw error;
    }
  }

  return {
    isRunning: (id: string) => computed(() => running.value.has(id)),
    isBusy: computed(() => running.value.size > 0),
    run,
    /** The command with this key was carried out, although its reply was lost. */
    forgetKey: pending.forget,

    /**
     * For commands that move money. Attempts with other `contents` get a key of their own. Leave passwords out:
     * a corrected one is the same intent.
     */
    runWithKey: <T>(
      id: string,
      command: (idempotencyKey: string) => Promise<T>,
      contents?: unknown,
    ) => run(id, () => withKey([id, contents], command)),
  };
}
