import { every } from '@kit/timers';
import { read } from './admin';
import { message, reloads } from './state';

const EVERY_MS = 2_000;
/** In the session storage: the settings for which the page is being loaded again. */
const LOADED_FOR = 'mock.settings';

/**
 * Notices flags and settings that were changed elsewhere: by another tab, a test or a command. The app has
 * read them already, so the page is loaded again.
 */
export function watchSettings() {
  // The settings may change once more while the page loads.
  let known = sessionStorage.getItem(LOADED_FOR) ?? undefined;
  sessionStorage.removeItem(LOADED_FOR);
  const check = async () => {
    if (document.visibilityState === 'hidden') return;
    const { version } = await read<{ version: string }>('settings/version');
    if (known !== undefined && version !== known) showNewSettings(version);
    known = version;
  };
  // A check fails while the backend restarts. The next one finds it again.
  const checkOrWait = () => void check().catch(() => undefined);
  checkOrWait();
  return every(EVERY_MS, checkOrWait);
}

function showNewSettings(version: string) {
  if (reloads.peek()) {
    sessionStorage.setItem(LOADED_FOR, version);
    location.reload();
  } else message.value = 'The settings have changed. Load the page again to see them.';
}
