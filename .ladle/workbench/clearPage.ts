import { isOnline } from '@kit/data/network';
import { activity } from './activity';
import { admin } from './admin';
import { showTheme } from './showTheme';

/** Lets every `stored` signal notice that the storage was cleared, as if another tab had done it. */
function clearStorage(area: Storage, isKept = (_: string) => false) {
  for (const key of Object.keys(area)) if (!isKept(key)) area.removeItem(key);
  const cleared = { key: null, newValue: null, storageArea: area };
  dispatchEvent(Object.assign(new Event('storage'), cleared));
}

/** Makes the page as if it had just been loaded, for the next story. */
export async function clearPage(theme: string) {
  const root = document.documentElement;
  delete root.dataset.settled;
  delete root.dataset.motion;
  // The language is set once per page, by `prepare` of Preview.
  clearStorage(localStorage, (key) => key === 'language');
  clearStorage(sessionStorage);
  showTheme(theme);
  isOnline.value = true;
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  if (activity.hasUsedMock) await admin('reset', {});
  activity.hasUsedMock = false;
  // Loading stories leave requests without an answer.
  activity.requests.clear();
  activity.isWithoutAnswers = false;
}
