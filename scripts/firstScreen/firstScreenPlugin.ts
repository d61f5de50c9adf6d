import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Built, EarlyLink } from '../../src/app/firstScreen/built';
import { basePlugin } from '../build/basePlugin.mjs';
import { createPictureNames } from '../build/pictureNames.mjs';
import { picturesPlugin } from '../build/picturesPlugin.mjs';
import { PLACE } from '../build/withPageScript.ts';
import { importedFiles, importModule } from '../lib/importModule.ts';

/** The languages with dictionaries. */
const LANGUAGES = ['ES', 'EN', 'BN', 'VI', 'AR', 'PT-BR'];

/**
 * The screen of each template, the script that draws it, and the pictures that only its styles name. The browser would
 * request these together with those of the games, when the screen is drawn. Until the data is there, the network is free.
 */
const SCREENS: Record<string, [screen: string, script: string, ...pictures: string[]]> = {
  home: ['screens/games/home/Home.tsx', 'homePage', 'art/menu.webp'],
  login: ['screens/account/login/Login.tsx', 'loginPage'],
  lobby: ['screens/games/lobby/Lobby.tsx', 'listPage'],
  slots: ['screens/games/lobby/Lobby.tsx', 'listPage'],
  gameList: ['screens/games/gameList/GameList.tsx', 'listPage'],
  promotions: ['screens/promotions/activity/Activity.tsx', 'promotionsPage'],
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
 * Draws the first screens of the app at build time, by its own components, and writes them as templates into a file per
 * language. A script in index.html requests them and the first data (src/app/firstScreen/page.ts), and the script of the
 * page that draws the screen before the app is loaded (homePage.ts and others).
 */
export function firstScreenPlugin(brand = process.env.BRAND || 'feria'): Plugin {
  let config: ResolvedConfig;
  let head = '';

  async function renderTemplates(): Promise<Rendered> {
    const script = posix.join(config.root, 'scripts/firstScreen/renderTemplates.mjs');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [script, config.base, brand, LANGUAGES.join()],
      { cwd: config.root, maxBuffer: 2 ** 24 },
    );
    return JSON.parse(stdout);
  }

  /** The files of a module that the page does not load anyway. */
  function filesOf(bundle: Bundle, module: string) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const collect = (chunk: (typeof chunks)[number], into: Set<typeof chunk>) => {
      if (into.has(chunk)) return into;
      into.add(chunk);
      for (const next of chunks) if (chunk.imports.includes(next.fileName)) collect(next, into);
      return into;
    };
    const id = posix.join(config.root, 'src', module);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk)
      throw new Error(`scripts/firstScreen names src/${module}, which is not part of the app`);
    const loaded = new Set<typeof chunk>();
    for (const entry of chunks) if (entry.isEntry) collect(entry, loaded);
    const needed = [...collect(chunk, new Set())].filter((chunk) => !loaded.has(chunk));
    const css = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const withBase = (names: string[]) => [...new Set(names)].map((name) => config.base + name);
    const js = withBase(needed.map(({ fileName }) => fileName));
    return {
      css: withBase(css),
      js: js.map((href): EarlyLink => ({ rel: 'modulepreload', href })),
    };
  }

  /** A script of src/app/firstScreen, which nothing else may load. */
  async function bundleScript(name: string) {
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
          input: posix.join(config.root, `src/app/firstScreen/${name}.ts`),
          output: { format: 'iife' },
        },
      },
    });
    const [output] = [result].flat();
    if (!output || !('output' in output))
      throw new Error('The script of the first screen is empty');
    const [{ code, moduleIds }] = output.output;
    for (const id of moduleIds) importedFiles.add(id);
    return code.trim();
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
        const icons = Object.keys(bundle).find((name) => /icons-[^/]*\.svg$/.test(name));
        const emit = (name: string, source: string) => {
          const file = this.emitFile({ type: 'asset', name, source });
          return config.base + this.getFileName(file);
        };
        const templates = Object.entries(byLanguage).map(([code, drawn]) => {
          const { lang, dir, tag } = languages[code] ?? {};
          const parts = Object.entries(drawn).map(([name, html]) => {
            const content = html.replace(/[^"]*\/icons[\w-]*\.svg#/g, `${config.base}${icons}#`);
            return `<template id="first-${name}">${content}</template>`;
          });
          const start = `<!doctype html><html lang="${lang}" dir="${dir}" data-tag="${tag}">`;
          return [code, emit(`templates-${code.toLowerCase()}.txt`, start + parts.join('\n'))];
        });
        const scripts = new Map<string, string>();
        for (const name of new Set(Object.values(SCREENS).map(([, script]) => script)))
          scripts.set(name, emit(`${name}.js`, await bundleScript(name)));
        const names = createPictureNames('public');
        const preload = (picture: string): EarlyLink => ({
          rel: 'preload',
          as: 'image',
          href: config.base + names.nameOf(picture),
        });
        const files = Object.entries(SCREENS).map(([name, [screen, script, ...pictures]]) => [
          name,
          {
            draw: scripts.get(script),
            links: pictures.map(preload),
            ...filesOf(bundle, screen),
          },
        ]);
        const built: Built = {
          base: config.base,
          files: Object.fromEntries(files),
          late: filesOf(bundle, 'app/routes/lateScreens.ts').js,
          ...rendered,
          templates: Object.fromEntries(templates),
          requests: module.earlyRequests(),
          pages: module.firstPages(),
        };
        const data = JSON.stringify(built).replaceAll('<', '\\u003c');
        head = [
          `<script type="application/json" id="first-built">${data}</script>`,
          `<script>${await bundleScript('page')}</script>`,
        ].join('\n    ');
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const scripts = page.match(/<script type="module"[^>]*><\/script>/g) ?? [];
        const withoutApp = scripts.reduce((text, script) => text.replace(script, ''), page);
        // No browser loads a script of this type. The page makes modules of them (page.ts).
        const app = scripts.map((script) => script.replace('type="module"', 'type="app"'));
        // A visitor needs no comments.
        const withoutComments = withoutApp.replace(/^ *(\/\/ .*|<!--[\s\S]*?-->)\n/gm, (comment) =>
          comment.includes(PLACE) ? comment : '',
        );
        return withoutComments.replace(PLACE, () => [...app, head, PLACE].join('\n    '));
      },
    },
  };
}
