import type { Lifetime } from '@kit/data/lifetime';
import { unansweredCount } from '@kit/data/network';
import { json, stored, storedText } from '@kit/data/storage';
import { after } from '@kit/data/timers';
import { fileStatus } from '../../api/fileStatus';

const KEY = 'feria.missingChunks';

/** The event on the window when the page is about to be loaded again for a missing file. */
export const BEFORE_RELOAD = 'beforereload';

/** Vite and the browsers end their message with the address of the file. Safari gives none. */
const ADDRESS = /(?:https?:\/)?\/\S+$/;
const CSS = /\.css$/;

const STYLE_RETRY_MS = 1000;

/** Vite loads a style sheet once. This one is loaded until it is there. */
function loadStyle(life: Lifetime, href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.onerror = () => {
    link.remove();
    life.own(after(STYLE_RETRY_MS, () => loadStyle(life, href)));
  };
  document.head.append(link);
}

/**
 * Looks for a file of the app that could not be loaded. When it is not on the server any more, the page is loaded
 * again: once per file, so that a file that the new release lacks too causes no loop. Otherwise the screen offers to
 * load it again. Chromium answers a repeated `import()` with the old failure, and Vite does not load a style sheet
 * twice, so the page is loaded again then too. Where no server answers, the style sheet is loaded later.
 */
export function startMissingChunkWatch(life: Lifetime, reload = () => location.reload()) {
  const missing = stored<string[]>(life, KEY, json<string[]>([]), 'session');
  const failed = new Set<string>();
  const lateStyles = new Set<string>();

  function reloadPage() {
    dispatchEvent(new Event(BEFORE_RELOAD));
    reload();
  }

  function reloadOnce(file: string) {
    if (missing.peek().includes(file)) return;
    missing.value = [...missing.peek(), file];
    // Without storage the next page would reload again.
    if (storedText(KEY, 'session')?.includes(file)) reloadPage();
  }

  async function onFailure({ payload }: VitePreloadErrorEvent) {
    const { message } = payload;
    const file = ADDRESS.exec(message)?.[0] ?? location.href;
    const isRepeated = failed.has(message) || CSS.test(file);
    failed.add(message);
    try {
      const status = await fileStatus(file);
      if (status >= 400 && status < 500) reloadOnce(file);
      else if (isRepeated && status < 400) reloadPage();
    } catch {
      unansweredCount.value++;
      if (CSS.test(file) && !lateStyles.has(file)) loadStyle(life, file);
      lateStyles.add(file);
    }
  }
  // Vite's event when a file that an `import()` needs could not be loaded.
  const listener = (event: VitePreloadErrorEvent) => void onFailure(event);
  addEventListener('vite:preloadError', listener);
  life.own(() => removeEventListener('vite:preloadError', listener));
}
