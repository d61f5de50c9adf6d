import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { firstLoad, total } from '../../scripts/bytes.mjs';

/** Screens whose first load is watched. */
export const SCREENS = {
  home: 'src/screens/home/Home.tsx',
  'game list': 'src/screens/gameList/GameList.tsx',
  lobby: 'src/screens/lobby/Lobby.tsx',
  login: 'src/screens/login/Login.tsx',
};

/** What each screen's first load weighs, packed, in bytes; the tables are in the build's manifest. */
export function weighScreens(folder = 'dist') {
  return Object.fromEntries(
    Object.entries(SCREENS).map(([name, screen]) => {
      const { scripts, css, html } = firstLoad(folder, screen);
      const files = scripts.length + css.length;
      return [name, { scripts: total(scripts), css: total(css), html, files }];
    }),
  );
}

const packed = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/**
 * What files of the build weigh by kind: text packed, the rest as it is. Asked twice, counted once.
 * @param {string[]} paths
 */
export function weighFiles(paths, folder = 'dist') {
  const sum = { js: 0, css: 0, woff2: 0, webp: 0, svg: 0 };
  for (const path of new Set(paths)) {
    const kind = path.split('.').at(-1) ?? '';
    const file = folder + path;
    if (!(kind in sum) || !existsSync(file)) continue;
    sum[kind] += /js|css|svg/.test(kind) ? packed(file) : readFileSync(file).length;
  }
  return sum;
}
