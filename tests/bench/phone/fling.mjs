import { openPhone } from './phone.mjs';

const SECONDS = 40;
/** In px a second: as fast as a list scrolls after a strong fling. */
const SPEED = 8_000;
/** More than the list has. */
const PAGES = 2_000;

/**
 * Flings through a list, and looks in each frame for rows without a game. The list is one that was left at
 * its end and is returned to: a new one grows by a page at a time, so a fling stops at each of its ends.
 */
export async function fling(browser, origin) {
  const { page, session, close } = await openPhone(browser, { isNetworkSlow: false });
  const firstGame = () => page.locator('.gamecard[data-blank=false]').first().waitFor();
  await page.goto(`${origin}/m/gameList?gameType=RNG`);
  await firstGame();
  await page.mouse.wheel(0, 1_000);
  await page.waitForFunction(() => sessionStorage.getItem('feria.lists'));
  await page.evaluate((pages) => {
    const lists = JSON.parse(sessionStorage.getItem('feria.lists') ?? '{}');
    const all = Object.keys(lists).map((key) => [key, pages]);
    sessionStorage.setItem('feria.lists', JSON.stringify(Object.fromEntries(all)));
  }, PAGES);
  await page.reload();
  await firstGame();
  await page.evaluate(watchRows);
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 500,
    yDistance: -SPEED * SECONDS,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  await page.waitForTimeout(1000);
  const { longest, frames, top, height } = await page.evaluate(() => window.rows);
  await close();
  return { blankMs: Math.round(longest), frames, px: Math.round(top), height };
}

/** Runs in the page: how long, at most, a visible place of the list had no game. */
function watchRows() {
  const rows = { longest: 0, frames: 0, top: 0, height: document.body.scrollHeight };
  Object.assign(window, { rows });
  let blankSince = 0;
  const isBlankAt = (y) => {
    const list = document.querySelector('.gamescroll [role=list]')?.getBoundingClientRect();
    if (!list || y < list.top || y > list.bottom) return false;
    const row = document.elementFromPoint(innerWidth / 2, y)?.closest('.virtual-row, .gamescroll');
    return (
      !row?.matches('.virtual-row') || row.querySelector('.gamecard')?.dataset.blank === 'true'
    );
  };
  const look = () => {
    const now = performance.now();
    rows.frames++;
    rows.top = scrollY;
    const isBlank = [0.3, 0.5, 0.7].some((part) => isBlankAt(innerHeight * part));
    if (!isBlank) blankSince = 0;
    else {
      blankSince ||= now;
      rows.longest = Math.max(rows.longest, now - blankSince);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
