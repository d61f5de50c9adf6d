import { computed } from '@kit/render/signals';
import type { Host } from '../base/host';

/** The category that home shows: HOME has all sections, HOT the hot games alone. It is HOME again after a session. */
export function createHomeTab({ memberSignal }: Host) {
  const category = memberSignal('HOME');
  return {
    category,
    isHot: computed(() => category.value === 'HOT'),
    showCategory(code: string) {
      category.value = code;
    },
  };
}
