import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Built, Words } from '../../src/app/firstScreen/window';
import { basePlugin } from '../basePlugin.mjs';
import { importedFiles, importModule } from '../importModule.ts';
import { picturesPlugin } from '../picturesPlugin.mjs';
import { PLACE } from '../withPageScript.ts';
import { createTextSlots } from './textSlots.ts';

/** The languages with dictionaries, the base language first. */
const LANGUAGES = ['ES', 'EN', 'BN', 'VI', 'AR'];

/** The screens of the templates that are not in the first script. */
const SCREENS = {
  login: 'screens/login/Login.tsx',
  lobby: 'screens/lobby/Lobby.tsx',
  slots: 'screens/lobby/Lobby.tsx',
  gameList: 'screens/gameList/GameList.tsx',
  promotions: 'screens/activity/Activity.tsx',
};

interface Rendered {
  byLanguage: Record<string, Record<string, string>>;
  languages: Record<string, { lang: string; dir: string; tag: string }>;
  categories: string[];
  labels: string[];
  modules: string[];
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], { handler: unknown }>['handler']>[1];

/**
 * Draws the first screens of the app at build time, by its own components, and puts them into index.html as templates,
 * with a script that fills them before the app is loaded (src/app/firstScreen/page.ts).
 */
export function firstScreenPlugin(brand = process.env.BRAND || 'feria'): Plugin {
  let config: ResolvedConfig;
  let html = '';

  async function renderTemplates(): Promise<Rendered> {
    const script = posix.join(config.root, 'scripts/firstScreen/renderTemplates.mjs');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [script, config.base, brand, LANGUAGES.join()],
      { cwd: config.root, maxBuffer: 2 ** 24 },
    );
    return JSON.parse(stdout);
  }

  /** The files of a screen that the page does not load anyway. */
  function filesOf(bundle: Bundle, screen: string) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const loaded = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    const [js, css] = [new Set<string>(), new Set<string>()];
    const collect = (fileName: string) => {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk' || loaded.has(fileName) || js.has(fileName)) return;
      js.add(fileName);
      for (const name of chunk.viteMetadata?.importedCss ?? []) css.add(name);
      for (const name of chunk.imports) collect(name);
    };
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(screen));
    if (entry) collect(entry.fileName);
    const withBase = (names: Set<string>) => [...names].map((name) => config.base + name);
    return { css: withBase(css), js: withBase(js) };
  }

  async function bundlePage() {
    const result = await build({
      base: config.base,
      configFile: false,
      root: config.root,
      logLevel: 'error',
      publicDir: false,
      resolve: { tsconfigPaths: true },
      plugins: [picturesPlugin(), basePlugin()],
      build: {
        write: false,
        target: config.build.target,
        reportCompressedSize: false,
        rolldownOptions: {
          input: posix.join(config.root, 'src/app/firstScreen/page.ts'),
          output: { format: 'iife' },
        },
      },
    });
    const [output] = [result].flat();
    if (!output || !('output' in output))
      throw new Error('The script of the first screen is empty');
    const [{ code, moduleIds }] = output.output;
    for (const id of moduleIds) importedFiles.add(id);
    return `<script>${code.trim()}</script>`;
  }

  return {
    name: 'feria:first-screen',
    // A build with an entry of its own, such as a page of the benchmark, has no index.html.
    apply: ({ build }, { command }) => command === 'build' && !build?.rolldownOptions?.input,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const file = posix.join(config.root, 'scripts/firstScreen/requests.ts');
        const { module } = await importModule<typeof import('./requests')>(file);
        const { byLanguage, languages, modules, ...rendered } = await renderTemplates();
        for (const id of modules) importedFiles.add(id);
        const slots = createTextSlots(LANGUAGES);
        const icons = Object.keys(bundle).find((name) => /icons-[^/]*\.svg$/.test(name));
        const [base] = Object.values(byLanguage);
        const templates = Object.keys(base ?? {}).map((name) => {
          const merged = slots.merge(LANGUAGES.map((code) => byLanguage[code]?.[name] ?? ''));
          const drawn = merged.replace(/[^"]*\/icons[\w-]*\.svg#/g, `${config.base}${icons}#`);
          return `<template id="first-${name}">${drawn}</template>`;
        });
        const wordsOf = (code: string) =>
          ({ ...languages[code], texts: slots.texts[code] }) as Words;
        const [first = '', ...others] = LANGUAGES;
        const wordFiles = others.map((code) => {
          const source = JSON.stringify(wordsOf(code));
          const name = `first-${code.toLowerCase()}.json`;
          const file = this.emitFile({ type: 'asset', name, source });
          return [code, config.base + this.getFileName(file)];
        });
        const files = Object.entries(SCREENS).map(([name, screen]) => [
          name,
          filesOf(bundle, screen),
        ]);
        const built: Built = {
          files: Object.fromEntries(files),
          ...rendered,
          words: wordsOf(first),
          wordFiles: Object.fromEntries(wordFiles),
          requests: module.earlyRequests(),
          pages: module.firstPages(),
        };
        const data = JSON.stringify(built).replaceAll('<', '\\u003c');
        html = [
          ...templates,
          `<script type="application/json" id="first-built">${data}</script>`,
          await bundlePage(),
        ].join('\n    ');
      },
    },
    transformIndexHtml: (page) =>
      page
        .replace(PLACE, () => `${html}\n    ${PLACE}`)
        .replace('</body>', '  <script>window.firstScreen?.show()</script>\n  </body>'),
  };
}
