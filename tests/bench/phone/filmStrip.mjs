import { writeFileSync } from 'node:fs';
import { openPhone, untilQuiet } from './phone.mjs';

const FILE = 'docs/pictures/first-screen.jpg';
const PAGES = ['/m/home', '/m/gameList?gameType=RNG', '/m/login', '/m/activity'];
/** The times of the frames, in ms after the page was asked for. */
const TIMES = [250, 500, 750, 1000, 1250, 1500, 2000, 3000, 4000];

/** Writes a picture with frames of the first screens while they load. */
export async function filmStrip(browser, origin) {
  const rows = [];
  for (const path of PAGES) rows.push({ path, frames: await film(browser, origin + path) });
  const page = await browser.newPage({ viewport: { width: 1150, height: 100 } });
  await page.setContent(pageOf(rows));
  writeFileSync(FILE, await page.screenshot({ type: 'jpeg', quality: 75, fullPage: true }));
  await page.close();
  return { pages: rows.length };
}

/** The last frame that was on the screen at each of the times. */
async function film(browser, address) {
  const { page, session, files, close } = await openPhone(browser);
  await page.goto(new URL('/favicon.svg', address).href);
  const shown = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shown.push({ data, at: metadata.timestamp * 1000 });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 240 });
  await page.goto(address);
  const started = await page.evaluate(() => performance.timeOrigin);
  await untilQuiet(page, files);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  );
  await close();
  // Before the first paint the browser still shows the page before.
  const painted = started + firstPaint;
  const own = shown.filter(({ at }) => at >= painted);
  return TIMES.map((time) => own.findLast(({ at }) => at <= started + time)?.data);
}

const pageOf = (rows) => `<style>
  body { margin: 0; padding: 16px; font: 13px sans-serif; background: #fff; }
  div { display: grid; grid-template-columns: repeat(${TIMES.length}, 1fr); gap: 6px; margin-block: 6px 16px; }
  img { width: 100%; aspect-ratio: 360 / 800; border: 1px solid #ccc; background: #eee; }
</style>${rows.map(rowOf).join('')}`;

const pictureOf = (frame) =>
  frame ? `<img src="data:image/jpeg;base64,${frame}">` : '<img alt="">';

const rowOf = ({ path, frames }) =>
  `<b>${path}</b><div>${TIMES.map(
    (time, at) => `<span>${time} ms${pictureOf(frames[at])}</span>`,
  ).join('')}</div>`;
