/**
 * Draws the pictures, icons and font files of the product: `npm run draw [-- part [id ...]]`.
 * The same input gives the same bytes. The results are committed, so the product's build does not
 * run this.
 */
import { execFileSync } from 'node:child_process';
import { banners } from './banners.mjs';
import { brand } from './brand.mjs';
import { colourIcons } from './colourIcons.mjs';
import { extras } from './extras.mjs';
import { fixture } from './fixture.mjs';
import { flags } from './flags.mjs';
import { fonts } from './fonts.mjs';
import { games } from './games.mjs';
import { root, written } from './lib/write.mjs';
import { lineIcons } from './lineIcons.mjs';
import { marks } from './marks.mjs';

const parts = {
  lineIcons,
  fonts,
  brand,
  games,
  colourIcons,
  flags,
  marks,
  banners,
  extras,
  fixture,
};

const [part, ...ids] = process.argv.slice(2);
if (part && !(part in parts)) {
  throw new Error(`no part named ${part}; there are: ${Object.keys(parts).join(', ')}`);
}
for (const [name, draw] of Object.entries(parts)) {
  if (part && part !== name) continue;
  const before = written.length;
  await draw(ids);
  const bytes = written.slice(before).map((file) => file.bytes);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.log(`${name}: ${bytes.length} files, ${total} bytes, largest ${Math.max(0, ...bytes)}`);
}

const sources = written.map((file) => file.path).filter((path) => /\.(ts|tsx|css)$/.test(path));
if (sources.length) {
  execFileSync('npx', ['biome', 'format', '--write', ...sources], { cwd: root, stdio: 'inherit' });
}
