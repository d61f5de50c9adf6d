import { openPhone, untilQuiet } from './phone.mjs';

const REST_MS = 10_000;
const PAGES = { home: '/m/home', list: '/m/gameList?gameType=RNG', login: '/m/login' };

/** The work of pages that are open and not used, on an unthrottled processor. */
export async function pageAtRest(browser, origin) {
  const figures = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const { page, devtools, files, close } = await openPhone(browser, {
      cpu: 1,
      isNetworkSlow: false,
    });
    await page.goto(origin + path);
    await page.getByRole('main').waitFor();
    await untilQuiet(page, files, 3000);
    const { task, recalcs } = await devtools.measure(() => page.waitForTimeout(REST_MS));
    figures[name] = { task: Math.round(task), recalcs };
    await close();
  }
  return figures;
}
