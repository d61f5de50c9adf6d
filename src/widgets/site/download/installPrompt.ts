import { computed, signal } from '@kit/render/signals';

/** The event of a browser that can install the app. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** A script of index.html keeps the first event, which may come before the app is loaded. */
    installPrompt?: InstallPrompt;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

const prompt = signal(window.installPrompt);
addEventListener('beforeinstallprompt', (event) => {
  prompt.value = event;
});

/** Only Chromium has an install dialog that a page may open. */
export const canInstall = computed(() => prompt.value !== undefined);

/** Opens the install dialog. Each event opens it once; after a "no" the browser sends a new one. */
export async function offerInstall() {
  const event = prompt.peek();
  prompt.value = undefined;
  await event?.prompt();
}
