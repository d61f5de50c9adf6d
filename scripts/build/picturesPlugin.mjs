import { readFileSync } from 'node:fs';
import { createPictureNames } from './pictureNames.mjs';

/**
 * Gives the pictures and fonts of the app names with a hash. Sources have plain addresses from the root (`/art/app.webp`).
 * It stands before `basePlugin`, which adds the path of the site to the new addresses in scripts and selectors.
 * @returns {import('vite').Plugin}
 */
export function picturesPlugin() {
  let base = '/';
  const names = createPictureNames('public');
  return {
    name: 'feria:pictures',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      experimental: {
        // Vite asks for the addresses of public files in style sheets and in the page.
        renderBuiltUrl: (path, { type }) =>
          type === 'public' && /^(art|fonts)\//.test(path) ? base + names.nameOf(path) : undefined,
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    transform(code, id) {
      if (!/\/src\//.test(id) || /\/src\/contract\/|\/node_modules\//.test(id)) return undefined;
      const isStyle = /\.css(\?|$)/.test(id);
      const changed = isStyle ? names.inSelectors(code) : names.inScript(code);
      // No line moves, so the source map of the file stays as it is.
      return changed === code ? undefined : { code: changed, map: null };
    },
    generateBundle() {
      for (const [fileName, file] of names.files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    },
  };
}
