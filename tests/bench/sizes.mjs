import { existsSync, readFileSync } from 'node:fs';
import { firstLoad, gzipSize, total } from '../../scripts/build/firstLoad.mjs';

/** The screens whose first load is measured, by the names of their templates. */
export const SCREENS = {
  home: 'home',
  'game list': 'gameList',
  lobby: 'lobby',
  login: 'login',
  promotions: 'promotions',
};

/** The size of each screen's first load in gzip bytes, from the page of the build. */
export function screenSizes(folder = 'dist') {
  return Object.fromEntries(
    Object.entries(SCREENS).map(([name, screen]) => {
      const { scripts, css, html } = firstLoad(folder, screen);
      const files = scripts.length + css.length;
      return [name, { scripts: total(scripts), css: total(css), html, files }];
    }),
  );
}

/**
 * The size of files of the build by type: texts compressed, other files as they are. Each counts once.
 * @param {string[]} paths
 */
export function sizesByType(paths, folder = 'dist') {
  const sum = { js: 0, css: 0, woff2: 0, webp: 0, svg: 0 };
  for (const path of new Set(paths)) {
    const extension = path.split('.').at(-1) ?? '';
    const file = folder + path;
    if (!(extension in sum) || !existsSync(file)) continue;
    sum[extension] += /js|css|svg/.test(extension) ? gzipSize(file) : readFileSync(file).length;
  }
  return sum;
}
