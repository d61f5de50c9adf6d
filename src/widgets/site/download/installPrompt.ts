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

/** The install dialog of the browser. Only Chromium has one that a page may open. */
export function createInstallPrompt() {
  const prompt = signal(window.installPrompt);
  return {
    canInstall: computed(() => prompt.value !== undefined),

    /** Opens the install dialog. Each event opens it once; after a "no" the browser sends a new one. */
    async offerInstall() {
      const event = prompt.peek();
      prompt.value = window.installPrompt = undefined;
      await event?.prompt();
    },

    /** The script of index.html has kept what came while nobody listened here. */
    start() {
      const onPrompt = (event: InstallPrompt) => {
        prompt.value = event;
      };
      prompt.value = window.installPrompt;
      addEventListener('beforeinstallprompt', onPrompt);
      return () => removeEventListener('beforeinstallprompt', onPrompt);
    },
  };
}
