import { stored } from '@kit/data/storage';
import { effect } from '@kit/render/signals';
import type { Host } from '../base/host';

export type Theme = 'dark' | 'light';

/** The script in index.html reads the same key, so that the first paint has the right colours. */
export function createTheme(host: Host) {
  const theme = stored<Theme>(host, 'theme', {
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
