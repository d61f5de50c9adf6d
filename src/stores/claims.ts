import { computed, signal } from '@kit/signals';
import { isApiError } from '../api/ApiError';
import { newKey } from '../api/request';

/**
 * Commands that pay. A second tap sends nothing, and an attempt whose answer got lost is repeated
 * under its own key, so that it pays once.
 */
export function createClaims() {
  const running = signal<ReadonlySet<string>>(new Set());
  const keys = new Map<string, string>();

  function mark(id: string, isOn: boolean) {
    const next = new Set(running.peek());
    if (isOn) next.add(id);
    else next.delete(id);
    running.value = next;
  }

  return {
    isRunning: (id: string) => computed(() => running.value.has(id)),
    isBusy: computed(() => running.value.size > 0),

    /** Nothing while the same is under way. `asked` tells attempts with other contents apart. */
    async run<T>(id: string, act: (idempotencyKey: string) => Promise<T>, asked = id) {
      if (running.peek().has(id)) return undefined;
      const key = keys.get(asked) ?? newKey();
      keys.set(asked, key);
      mark(id, true);
      try {
        const answer = await act(key);
        keys.delete(asked);
        return answer;
      } catch (error) {
        if (isApiError(error) && error.kind === 'refused') keys.delete(asked);
        throw error;
      } finally {
        mark(id, false);
      }
    },
  };
}
