import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';

/**
 * The attributes of an image that tries several addresses one after another. It has no source when all have failed.
 * Use `Picture` where a default picture is shown then.
 */
export function useSources(addresses: () => readonly string[]) {
  const failed = useSignal<readonly string[]>([]);
  const src = computed(() => addresses().find((address) => !failed.value.includes(address)));
  function onError() {
    const address = src.peek();
    if (address !== undefined) failed.value = [...failed.peek(), address];
  }
  return { src, onError };
}
