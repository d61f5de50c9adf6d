import { signal } from '@kit/signals';

/** The category that home shows. The bottom bar switches to the popular games. */
export function createHomeTab() {
  const category = signal('HOME');
  return {
    category,
    show(code: string) {
      category.value = code;
    },
  };
}
