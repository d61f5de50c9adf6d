// npm run traffic: what a site with so many players needs of a CDN, of servers and of the backend. The sizes are measured in
// the build, the rest are assumptions with an option each: docs/deploy.md.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS } from '../../tests/bench/sizes.mjs';
import { firstLoad } from '../build/firstLoad.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

const ASSUMPTIONS = {
  players: [1_000_000, 'players a day'],
  visits: [3, 'visits of each'],
  empty: [0.2, 'share of visits with an empty cache'],
  screens: [25, 'screens of a visit'],
  calls: [4, 'calls of the API of a screen'],
  reply: [2048, 'bytes of a reply, compressed'],
  pictures: [80, 'pictures of a first visit'],
  newPictures: [10, 'new pictures of a later visit'],
  busiest: [0.1, 'share of a day in its busiest hour'],
};

const { values } = parseOptions(
  Object.fromEntries(
    Object.entries(ASSUMPTIONS).map(([name, [value]]) => [
      name,
      { type: /** @type {const} */ ('string'), default: String(value) },
    ]),
  ),
);
const given = Object.fromEntries(
  Object.entries(values).map(([name, text]) => {
    const value = Number(text);
    if (!(value >= 0)) throw new Error(`--${name} takes a number, not ${text}`);
    return [name, value];
  }),
);

if (!existsSync('dist/index.html')) throw new Error('there is no build: npm run build');

/** What a server sends of a file: the compressed one, where the build has it. */
const sentBytes = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** The files that any of the measured screens loads before it is shown. */
function codeFiles() {
  const loads = Object.values(SCREENS).map((screen) => firstLoad('dist', screen));
  const files = loads.flatMap(({ scripts, css }) => [...scripts, ...css]).map(({ file }) => file);
  return [...new Set(files)].map((file) => join('dist', file));
}

function meanPicture() {
  const folder = 'dist/art/games';
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('-240.webp'))
    .map((name) => statSync(join(folder, name)).size);
  return sum(sizes) / sizes.length;
}

const page = sentBytes('dist/index.html');
const files = codeFiles();
const code = sum(files.map(sentBytes));
const picture = meanPicture();

const visits = given.players * given.visits;
const first = visits * given.empty;
const later = visits - first;
const perSecond = (count) => (count * given.busiest) / 3600;
const apiCalls = visits * given.screens * given.calls;

const rows = [
  ['pages, asked for each time', visits, page],
  ['code of first visits', first * files.length, code / files.length],
  ['code after a release, one a week', (later / 7) * files.length, code / files.length],
  ['pictures of first visits', first * given.pictures, picture],
  ['pictures of later visits', later * given.newPictures, picture],
  ['calls of the API', apiCalls, given.reply],
];

const whole = (number) => Math.round(number).toLocaleString('en');
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const gigabytes = (bytes) => `${whole(bytes / 1e9)} GB`;

console.log('Assumed:');
for (const [name, [, text]] of Object.entries(ASSUMPTIONS))
  console.log(`  --${name} ${given[name]}: ${text}`);
console.log(
  `Measured in dist: a page of ${kilobytes(page)}, ${files.length} files of code with ${kilobytes(code)}`,
);
console.log(
  `  before home, a list, the lobby and the login are shown, a picture of a game of ${kilobytes(picture)}.\n`,
);
console.log('| what | requests a day | in the busiest second | bytes a day |');
console.log('|---|---|---|---|');
for (const [name, count, bytes] of rows)
  console.log(
    `| ${name} | ${whole(count)} | ${whole(perSecond(count))} | ${gigabytes(count * bytes)} |`,
  );
const filesOnly = rows.slice(0, -1);
const bytes = sum(filesOnly.map(([, count, size]) => count * size));
const requests = sum(filesOnly.map(([, count]) => count));
console.log(
  `| all files | ${whole(requests)} | ${whole(perSecond(requests))} | ${gigabytes(bytes)} |`,
);
