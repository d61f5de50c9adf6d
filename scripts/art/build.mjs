/**
 * Draws every picture, icon and font file of the product: `node scripts/art/build.mjs [part [id ...]]`.
 * Same input, same bytes; the results are committed, so an ordinary build does not run this.
 */
import { execFileSync } from 'node:child_process';
import { banners } from './banners.mjs';
import { brand } from './brand.mjs';
import { colourIcons } from './colourIcons.mjs';
import { extras } from './extras.mjs';
import { flags } from './flags.mjs';
import { fonts } from './fonts.mjs';
import { games } from './games.mjs';
import { lineIcons } from './lineIcons.mjs';
import { marks } from './marks.mjs';
import { records } from './records.mjs';
import { written } from './write.mjs';

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
  records,
};

const [asked, ...ids] = process.argv.slice(2);
for (const [name, draw] of Object.entries(parts)) {
  if (asked && asked !== name) continue;
  const before = written.length;
  await draw(ids);
  const bytes = written.slice(before).map((file) => file.bytes);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.log(`${name}: ${bytes.length} files, ${total} bytes, largest ${Math.max(0, ...bytes)}`);
}

const sources = written.map((file) => file.path).filter((path) => /\.(ts|tsx|css)$/.test(path));
if (sources.length) execFileSync('npx', ['biome', 'format', '--write', ...sources]);
