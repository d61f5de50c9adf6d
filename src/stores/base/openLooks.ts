import { signal } from '@kit/render/signals';

/** For how many commands the app looks now whether the server carried them out, because a reply was lost. */
export const openLooks = signal(0);

/** Counts a look while it lasts. */
export async function countLook<T>(look: Promise<T>): Promise<T> {
  openLooks.value++;
  try {
    return await look;
  } finally {
    openLooks.value--;
  }
}
