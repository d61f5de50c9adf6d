import { signal } from '@kit/render/signals';

/** For how many commands the app looks now whether the server carried them out, because a reply was lost. */
export function createOpenLooks() {
  const count = signal(0);
  return {
    count,
    /** Counts a look while it lasts. */
    async countLook<T>(look: Promise<T>): Promise<T> {
      count.value++;
      try {
        return await look;
      } finally {
        count.value--;
      }
    },
  };
}
