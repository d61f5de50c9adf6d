import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';
import type {} from '../../src/app/firstScreen/window';
import type { Config } from '../../src/config/config';
import { importModule } from '../lib/importModule.ts';
import { withPageScript } from './withPageScript.ts';

/** Title, text and the retry button, by language. */
type Texts = Record<string, string[]>;

/**
 * For a page that loaded while its script did not, before a service worker has stored the app. The page
 * shows an error, and loads again when the server can be reached. When the server answers but has no such script,
 * because a newer release has replaced it, the page is loaded again once.
 */
export function notLoadedPlugin(): Plugin {
  let root = '';
  const readDictionary = async (language: string, domain: string) => {
    const file = posix.join(root, `src/i18n/${language}/site/${domain}.ts`);
    return (await importModule<{ default: Record<string, string> }>(file)).module.default;
  };
  return {
    name: 'feria:not-loaded',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async transformIndexHtml(html) {
      const texts: Texts = {};
      const folders = readdirSync(posix.join(root, 'src/i18n'), { withFileTypes: true });
      for (const { name: language } of folders.filter((entry) => entry.isDirectory())) {
        const [error, update, app] = [
          await readDictionary(language, 'error'),
          await readDictionary(language, 'update'),
          await readDictionary(language, 'app'),
        ];
        texts[language.toUpperCase()] = [error.loadFailed, update.opensLater, app.retry].map(
          String,
        );
      }
      return withPageScript(html, watchFirstScript, texts);
    },
  };
}

/** This function runs in the page as text, so it may use nothing from outside. */
function watchFirstScript(texts: Texts) {
  const RETRY_MS = 3000;

  function show(shell: Element) {
    let language = '';
    try {
      language = localStorage.getItem('language') ?? '';
    } catch {}
    const { siteConfig } = window as unknown as { siteConfig?: Config };
    // As src/i18n: a language without texts is shown in that of the page.
    const choices = [language || siteConfig?.defaultLanguage, document.documentElement.lang];
    const shownTexts = choices.map((code = '') => texts[code.toUpperCase()]).find(Boolean) ?? [];
    const note = document.createElement('div');
    note.className = 'state';
    note.dir = 'auto';
    note.setAttribute('role', 'alert');
    for (const [index, name] of ['h2', 'p', 'button'].entries()) {
      const part = document.createElement(name);
      part.textContent = shownTexts[index] ?? '';
      note.append(part);
    }
    const button = note.lastElementChild as HTMLButtonElement;
    const actions = document.createElement('div');
    actions.className = 'state-actions';
    actions.append(button);
    note.append(actions);
    button.className = 'button';
    button.dataset.kind = 'primary';
    button.dataset.size = 'medium';
    button.onclick = () => location.reload();
    // What the first screen shows stays, and its links work without the app.
    const { firstScreen } = window;
    const main = firstScreen?.element.querySelector('main');
    if (firstScreen && main) {
      firstScreen.isAlone = true;
      main.prepend(note);
      return;
    }
    shell.replaceChildren(note);
    shell.removeAttribute('aria-hidden');
  }

  /** The app keeps the same list (src/app/navigation/missingChunk.ts). */
  function isFirstMiss(file = '') {
    const key = 'feria.missingChunks';
    try {
      const missing = JSON.parse(sessionStorage.getItem(key) || '[]');
      if (!file || missing.includes(file)) return false;
      sessionStorage.setItem(key, JSON.stringify([...missing, file]));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * When the server answers, opens the link that was tapped, or loads the page again: after the server was gone, or once,
   * because an error of another kind must not reload for ever.
   */
  function reloadWhenBack(file?: string) {
    let wasGone = false;
    const check = async () => {
      try {
        await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
        // It was tapped while the app was awaited. Without the app it opens like any link.
        const link = document.querySelector<HTMLElement>('#first a[data-tapped]');
        if (link) link.click();
        else if (wasGone || isFirstMiss(file)) location.reload();
      } catch {
        wasGone = true;
      }
    };
    void check();
    setInterval(check, RETRY_MS);
    addEventListener('online', check);
  }

  let isShown = false;
  addEventListener(
    'error',
    ({ target }) => {
      const shell = document.querySelector('.first');
      const isScript = target === window || (target as Element).matches('script[type="module"]');
      if (!shell || !isScript || isShown) return;
      isShown = true;
      show(shell);
      reloadWhenBack((target as HTMLScriptElement).src);
    },
    true,
  );
}
