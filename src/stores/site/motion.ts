import { stored } from '@kit/data/storage';
import { effect } from '@kit/render/signals';
import type { Host } from '../base/host';

/**
 * Whether the user has paused what moves by itself. The script in index.html reads the same key, so
 * that nothing moves before this store exists.
 */
export function createMotion(host: Host) {
  const isPaused = stored<boolean>(host, 'feria.motion', {
    encode: (value) => (value ? 'paused' : null),
    decode: (text) => text === 'paused',
  });

  return {
    isPaused,
    toggle: () => {
      isPaused.value = !isPaused.peek();
    },
    start: () =>
      effect(() => {
        if (isPaused.value) document.documentElement.dataset.motion = 'paused';
        else delete document.documentElement.dataset.motion;
      }),
  };
}
