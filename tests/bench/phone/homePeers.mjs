import { mkdirSync, writeFileSync } from 'node:fs';
import { anyPort } from '../../../scripts/serve/ports.mjs';
import { buildPeer, OUT, homePeers as peers } from '../build.mjs';
import { domDifferences } from '../domDifferences.mjs';
import { mapValues } from '../mapValues.mjs';
import { quartiles } from '../quartiles.mjs';
import { servePeers } from '../serve.mjs';
import { openPhone, untilQuiet } from './phone.mjs';

const ROUNDS = 5;
const NOTICES =
  '/wps/relay/MCSFE_getListAnnouncements?platform=M&moduleId=AGEANNOUNCE3&language=ES';
/** What the app requests for home, and the file that a peer reads instead. */
const REPLIES = {
  vendors: '/wps/relay/GCSGAME_getVassGameType?typeId=1',
  hot: '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=html5&language=ES',
  banners: `${NOTICES}&types=B`,
  posts: `${NOTICES}&types=PL`,
  settings: '/wps/system/settings/consolidated',
  status: '/wps/system/status',
  features: '/wps/system/whitelabel',
  money: '/wps/wallets/merchant',
};

/**
 * A cold home in the app and in the peers: script, style and layout time together and script alone in ms of CPU, and the ms by
 * the clock until nine games are on the screen with their pictures.
 */
export async function homePeers(browser, origin) {
  const names = Object.keys(peers);
  const bytes = {};
  for (const name of names) bytes[name] = await buildPeer(`${name}-home`, peers[name]);
  await saveReplies(origin);
  const server = await servePeers(await anyPort());
  const addresses = {
    feria: `${origin}/m/home`,
    ...Object.fromEntries(names.map((name) => [name, `${server.origin}/${name}-home/index.html`])),
  };
  const samples = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  const outlines = {};
  const all = Object.entries(addresses);
  for (let round = 0; round < ROUNDS; round++)
    for (let at = 0; at < all.length; at++) {
      const [name, address] = all[(at + round) % all.length];
      const { outline, ...sample } = await load(browser, address);
      samples[name].push({ ...sample, gamesMs: await timeGames(browser, address) });
      outlines[name] = outline;
    }
  server.close();
  const mediansOf = (figure) =>
    mapValues(samples, (list) =>
      Math.round(quartiles(list.map((sample) => sample[figure])).median),
    );
  const times = mediansOf('ms');
  const scripts = mediansOf('scriptMs');
  const games = mediansOf('gamesMs');
  const elements = mapValues(outlines, (outline) => outline.length);
  // Solid draws less around the games, which their number of elements says.
  const same = ['feria', 'react', 'react-compiled'].map((name) => [
    name,
    [outlines[name].join(' ')],
  ]);
  for (const difference of domDifferences(Object.fromEntries(same))) console.error(difference);
  const ratio = (own, peer) => Number((own / peer).toFixed(2));
  return {
    times,
    scripts,
    games,
    elements,
    bytes,
    ratio: ratio(times.feria, times.react),
    scriptRatio: ratio(scripts.feria, scripts.react),
  };
}

/** Nothing looks at the page while it loads, because that would be script of the page too. */
async function load(browser, address) {
  const { page, devtools, files, close } = await openBlank(browser, address);
  const before = await devtools.read();
  await page.goto(address);
  await untilQuiet(page, files);
  const after = await devtools.read();
  const added = (key) => (after[key] - before[key]) * 1000;
  const outline = await page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map(({ localName, classList }) =>
      [localName, ...classList].join('.'),
    ),
  );
  await close();
  if (outline.filter((element) => element.includes('home-waiting')).length < 7)
    throw new Error(`${address} is not complete`);
  const scriptMs = added('script');
  return { scriptMs, ms: scriptMs + added('styleTime') + added('layoutTime'), outline };
}

async function timeGames(browser, address) {
  const { page, close } = await openBlank(browser, address);
  await page.addInitScript(watchGames);
  await page.goto(address);
  const shownAt = await page.waitForFunction(() => window.gamesShownAt);
  const ms = await shownAt.jsonValue();
  await close();
  return ms;
}

/** With a page of the same origin first, so that the next one uses the same process. */
async function openBlank(browser, address) {
  const phone = await openPhone(browser);
  await phone.page.goto(new URL('/favicon.svg', address).href);
  return phone;
}

/** Runs in the page before its scripts: notes the first frame with nine games and their pictures. */
function watchGames() {
  const eachFrame = () => {
    const pictures = [...document.querySelectorAll('.gamecard img')].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    );
    if (pictures.length >= 9) window.gamesShownAt = performance.now();
    else requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);
}

async function saveReplies(origin) {
  const merchant = '&merchantCode=feria&merchant_code=feria';
  mkdirSync(`${OUT}/home-data`, { recursive: true });
  for (const [name, path] of Object.entries(REPLIES)) {
    const reply = await fetch(`${origin}${path}${path.includes('?') ? '' : '?'}${merchant}`, {
      headers: { Merchant: 'feria', Language: 'ES' },
    });
    writeFileSync(`${OUT}/home-data/${name}.json`, await reply.text());
  }
}
