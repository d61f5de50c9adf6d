import { useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';

/**
 * Tries several addresses of one picture, one after another. `src` is undefined when all have failed. Use `Picture`
 * where a default picture is shown then.
 */
export function useSources(addresses: () => readonly (string | undefined)[]) {
  // Failures belong to one set of addresses. With other addresses the count starts again.
  const failed = useOnce(() => signal({ of: '', count: 0 }));
  // Each address once: setting the same address again fires no second error event.
  const choices = computed(() => [...new Set(addresses().filter(Boolean))]);
  const key = computed(() => choices.value.join(' '));
  const failures = computed(() => (failed.value.of === key.value ? failed.value.count : 0));
  const src = computed(() => choices.value[failures.value]);
  function onError() {
    failed.value = { of: key.peek(), count: failures.peek() + 1 };
  }
  return { src, failures, onError };
}
