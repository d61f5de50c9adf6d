import { every } from '@kit/data/timers';
import { getAdmin } from './admin';
import { message, shouldReload } from './state';

const CHECK_MS = 2_000;
/** A key of the session storage: the version of the settings for which the page is being loaded again. */
const LOADED_VERSION_KEY = 'mock.settings';

/**
 * Notices flags and settings that were changed elsewhere: by another tab, a test or a command. The app has
 * read them already, so the page is loaded again.
 */
export function watchSettings() {
  // Compared with the version before the reload, because the settings may change once more while the page loads.
  let knownVersion = sessionStorage.getItem(LOADED_VERSION_KEY) ?? undefined;
  sessionStorage.removeItem(LOADED_VERSION_KEY);
  const check = async () => {
    if (document.visibilityState === 'hidden') return;
    const { version } = await getAdmin<{ version: string }>('settings/version');
    if (knownVersion !== undefined && version !== knownVersion) showNewSettings(version);
    knownVersion = version;
  };
  // A check fails while the backend restarts. The next check tries again.
  const checkOrIgnore = () => void check().catch(() => undefined);
  checkOrIgnore();
  return every(CHECK_MS, checkOrIgnore);
}

function showNewSettings(version: string) {
  if (shouldReload.peek()) {
    sessionStorage.setItem(LOADED_VERSION_KEY, version);
    location.reload();
  } else message.value = 'The settings have changed. Load the page again to see them.';
}
