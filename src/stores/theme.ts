import { effect } from '@kit/signals';
import { stored } from '@kit/storage';

export type Theme = 'dark' | 'light';

/** The same key is read by the script in index.html, so that the first paint is right. */
export function createTheme() {
  const theme = stored<Theme>('theme', {
    encode: (value) => value,
    decode: (text) => (text === 'light' ? 'light' : 'dark'),
  });

  return {
    theme,
    toggle: () => {
      theme.value = theme.peek() === 'dark' ? 'light' : 'dark';
    },
    start: () =>
      effect(() => {
        document.documentElement.dataset.theme = theme.value;
      }),
  };
}
