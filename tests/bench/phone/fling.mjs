import { openPhone } from './phone.mjs';

const STEPS = 50;
/** In px, as far as a fast fling goes in about 60 ms. */
const STEP = 500;

/** Flings through a list, and looks in each frame for rows without a game. */
export async function fling(browser, origin) {
  const { page, close } = await openPhone(browser, { isNetworkSlow: false });
  await page.goto(`${origin}/m/gameList?gameType=RNG`);
  await page.locator('.gamecard[data-blank=false]').first().waitFor();
  await page.evaluate(watchRows);
  for (let at = 0; at < STEPS; at++) await page.mouse.wheel(0, STEP);
  await page.waitForTimeout(1000);
  const { longest, frames, top } = await page.evaluate(() => window.rows);
  await close();
  return { blankMs: Math.round(longest), frames, px: Math.round(top) };
}

/** Runs in the page: how long, at most, a visible place of the list had no game. */
function watchRows() {
  const rows = { longest: 0, frames: 0, top: 0 };
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
