import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/**
 * Has the page of home ask its first questions before its script is here: an inline script of
 * addresses that the contract wrote. The app takes the answers by their address (src/api/early.ts).
 */
export function earlyPlugin(): Plugin {
  let root = '';
  return {
    name: 'feria:early',
    configResolved(config) {
      root = config.root;
    },
    async transformIndexHtml() {
      const file = resolve(root, 'scripts/first-questions.ts');
      const { module } = await runnerImport<typeof import('./first-questions')>(file, {
        configFile: false,
        logLevel: 'silent',
      });
      const children = `(${askEarly})(${JSON.stringify(module.firstQuestions())})`;
      return [{ tag: 'script', children, injectTo: 'head-prepend' }];
    },
  };
}

/**
 * Asks, and has home's header and bar stand until the code is here. Runs in the page, written out as
 * it stands here: it may use nothing from around it.
 */
function askEarly(questions: string[]) {
  if (!/^\/(m(\/|\/home|\/index(\.html)?)?)?$/.test(location.pathname)) return;
  document.documentElement.dataset.first = 'home';
  try {
    const language = localStorage.getItem('language') || 'ES';
    const info = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') || '{}');
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    const headers: Record<string, string> = {
      Merchant: 'feria',
      Language: language,
      Device: isInstalled ? 'OTHERS' : 'H5',
    };
    if (info.token) headers.Token = info.token;
    const early: Record<string, Promise<Response>> = {};
    for (const question of questions) {
      const address = question
        // Urdu reads the English list.
        .replace('{language}', language === 'UR' ? 'EN' : language)
        .replace(info.token ? '{token}' : '&token={token}', info.token || '');
      const answer = fetch(address, { headers }).then(async (response) =>
        Object.assign(response, { _data: await response.text() }),
      );
      // Whoever takes the answer hears of its failure.
      answer.catch(() => {});
      early[address] = answer;
    }
    Object.assign(window, { early });
  } catch {
    // Without storage the app asks for itself.
  }
}
