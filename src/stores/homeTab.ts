import { signal } from '@kit/signals';

/** The category that home is on: everything at first, the popular ones by the bottom bar. */
export function createHomeTab() {
  const category = signal('HOME');
  return {
    category,
    show(code: string) {
      category.value = code;
    },
  };
}
