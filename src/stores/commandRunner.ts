import { computed } from '@kit/signals';
import { isApiError } from '../api/ApiError';
import { newIdempotencyKey } from '../api/request';
import type { Host } from './host';

/**
 * Runs a member's commands so that none counts twice. A second tap sends nothing. A repeated attempt
 * whose reply was lost keeps its idempotency key, so that money moves once.
 */
export function createCommandRunner({ memberSignal, memberState }: Host) {
  const running = memberSignal<ReadonlySet<string>>(new Set());
  const idempotencyKeys = memberState(() => new Map<string, string>());

  function setRunning(id: string, isRunning: boolean) {
    const next = new Set(running.peek());
    if (isRunning) next.add(id);
    else next.delete(id);
    running.value = next;
  }

  return {
    isRunning: (id: string) => computed(() => running.value.has(id)),
    isBusy: computed(() => running.value.size > 0),

    /**
     * Returns undefined while the same id is running, and when the session ended before the reply.
     * `fingerprint` tells attempts with other contents apart: those get a key of their own.
     */
    async run<T>(
      id: string,
      command: (idempotencyKey: string) => Promise<T>,
      fingerprint = id,
    ): Promise<T | undefined> {
      if (running.peek().has(id)) return undefined;
      const keys = idempotencyKeys();
      const isSameSession = () => keys === idempotencyKeys();
      const key = keys.get(fingerprint) ?? newIdempotencyKey();
      keys.set(fingerprint, key);
      setRunning(id, true);
      try {
        const reply = await command(key);
        keys.delete(fingerprint);
        return isSameSession() ? reply : undefined;
      } catch (error) {
        if (!isSameSession()) return undefined;
        if (isApiError(error) && error.kind === 'rejected') keys.delete(fingerprint);
        throw error;
      } finally {
        if (isSameSession()) setRunning(id, false);
      }
    },
  };
}
