import type { Plugin } from 'vite';

/** The modules of the app. What they have made stays in use: components run once, and stores and signals are read already. */
const MODULE = /\/src\/.*\.tsx?$/;
const CONTRACT = /\/src\/contract\//;
const FIXTURE = /\/fixtures\/[\w./-]+$/;
const DICTIONARY = /\/src\/i18n\/([a-z-]+)\/\w+\/(\w+)\.ts$/;

/**
 * An edited module reloads the page. React would render an edited component again and keep the state of its hooks, and with
 * it the old functions in `useOnce`, the old rows of `Each` and the old resource of `Async`. An edited dictionary
 * replaces the texts in place, and an edited style sheet the styles.
 */
export function hotReloadPlugin(): Plugin {
  return {
    name: 'feria:hot-reload',
    apply: 'serve',
    enforce: 'post',
    transform(code, id) {
      const [isDictionary, language, domain] = DICTIONARY.exec(id) ?? [];
      if (!isDictionary) return null;
      return { code: code + acceptDictionary(`${language}/${domain}`), map: null };
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        if (modules.length === 0) return;
        if (this.environment.name === 'ssr' && FIXTURE.test(file))
          this.environment.logger.warn(
            `${FIXTURE.exec(file)?.[0].slice(1)} was edited. Rows that were seeded from it stay as they are, until POST /__mock/reset, or the button at /__mock/, seeds them again`,
          );
        if (this.environment.name !== 'client') return;
        if (!MODULE.test(file) || DICTIONARY.test(file)) return;
        // Compiled contract modules depend on one another in ways that vite does not see.
        if (CONTRACT.test(file)) this.environment.moduleGraph.invalidateAll();
        this.environment.logger.info(`page reload ${file.split('/src/')[1]}`, { timestamp: true });
        this.environment.hot.send({ type: 'full-reload', path: '*' });
        return [];
      },
    },
  };
}

/** src/i18n/dictionaries.ts offers `replaceDictionary` in development. */
const acceptDictionary = (name: string) => `
if (import.meta.hot) {
  import.meta.hot.accept((next) => next && globalThis.replaceDictionary?.('${name}', next.default));
}`;
