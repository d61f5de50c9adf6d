import type { Plugin } from 'vite';

/**
 * Modules with state that the rest of the app has read already: stores and their resources, signals
 * of the kit, the app's wiring. A new copy of one of them would exist beside the old one.
 */
const NEEDS_RELOAD = /\/src\/(?:(?:contract|api|stores|kit)\/|(?:app\/(?:\w+\/)?|i18n\/)\w+\.ts$)/;
const CONTRACT = /\/src\/contract\//;
const FIXTURE = /\/fixtures\/[\w./-]+$/;
const DICTIONARY = /\/src\/i18n\/(\w\w)\/\w+\/(\w+)\.ts$/;

/** The third argument of a signature is "reset": React mounts the edited component again. */
const SIGN = 'return RefreshRuntime.createSignatureFunctionForTransform();';
const SIGN_WITH_RESET = `const sign = RefreshRuntime.createSignatureFunctionForTransform();
  return (...args) => (args.length ? sign(args[0], args[1], true, args[3]) : sign());`;
const REGISTER = 'function $RefreshReg$(type, id) {';
const REGISTER_WITH_RESET = `${REGISTER}
  RefreshRuntime.createSignatureFunctionForTransform()(type, 'reset', true);`;

/**
 * Makes "hot updated" true for components whose body runs once.
 *
 * - An edited component is mounted again. React would keep the state of its hooks, and with it the
 *   old functions in `useOnce`, the old rows of `Each` and the old resource of `Async`.
 * - An edited store, contract, API or kit module reloads the page.
 * - An edited dictionary replaces the texts in place; nothing is mounted again.
 */
export function hotReloadPlugin(): Plugin {
  return {
    name: 'feria:hot-reload',
    apply: 'serve',
    enforce: 'post',
    transform(code, id) {
      const [isDictionary, language, domain] = DICTIONARY.exec(id) ?? [];
      if (isDictionary)
        return { code: code + acceptDictionary(`${language}/${domain}`), map: null };
      if (!code.includes(REGISTER)) return null;
      const changed = code.replace(SIGN, SIGN_WITH_RESET).replace(REGISTER, REGISTER_WITH_RESET);
      return { code: changed, map: null };
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        if (modules.length === 0) return;
        if (this.environment.name === 'ssr' && FIXTURE.test(file))
          this.environment.logger.warn(
            `${FIXTURE.exec(file)?.[0].slice(1)} is the seed of new databases. To see the edit, reset: POST /__mock/reset, or the button at /__mock/`,
          );
        if (this.environment.name !== 'client') return;
        if (!NEEDS_RELOAD.test(file)) return;
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
