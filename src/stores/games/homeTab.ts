import { computed, signal } from '@kit/render/signals';

/** The category that home shows: HOME has all sections, HOT the hot games alone. */
export function createHomeTab() {
  const category = signal('HOME');
  return {
    category,
    isHot: computed(() => category.value === 'HOT'),
    showCategory(code: string) {
      category.value = code;
    },
  };
}
