import { favouriteList } from '../../../src/contract/favourite';
import { hotGames } from '../../../src/contract/game';
import { lotteries, vietnamMenu } from '../../../src/contract/lottery';
import { recentGames } from '../../../src/contract/recent';
import { settings } from '../../../src/contract/system';
import { winners } from '../../../src/contract/winner';
import { routeNames } from '../crawl/routeNames';
import { expect, test } from '../fixtures';
import { startSession } from '../session';
import { faults } from './faults';
import { callsOf, probe, problemsOf } from './probe';

/** `npm run test:faults`: every endpoint with every fault. Otherwise a sample. */
const isWhole = process.env.FAULTS === '1';
test.use({ allowConsole: [/./] });

const PEOPLE = ['visitor', 'member', 'agent'] as const;

test('a part whose call failed says so, and a retry brings it', async ({ page, admin }) => {
  test.skip(isWhole, 'the whole sweep follows');
  await admin('scenarios', { name: 'noPopups' });
  await startSession(page, admin);
  const main = page.getByRole('main');
  const retry = main.getByRole('alert').getByRole('button', { name: 'Reintentar' });
  const pathIs =
    (...endpoints: { path: string }[]) =>
    ({ pathname }: URL) =>
      endpoints.some(({ path }) => path === pathname);

  const pages = [
    { path: '/m/language', of: settings, loaded: main.getByRole('radio') },
    { path: '/m/winnerBoard', of: winners, loaded: main.getByRole('listitem') },
    { path: '/m/lotteryHistory', of: lotteries, loaded: main.getByRole('listitem') },
    { path: '/m/search', of: hotGames, loaded: main.getByRole('article') },
  ];
  for (const { path, of, loaded } of pages) {
    await page.route(pathIs(of), (route) => route.abort());
    await page.goto(path);
    await expect(retry.first(), path).toBeVisible();
    await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await retry.first().click();
    await expect(loaded.first(), path).toBeVisible();
  }

  await page.route(pathIs(favouriteList, recentGames), (route) => route.abort());
  await page.goto('/m/home');
  for (const name of ['Favoritos', 'Sigue jugando']) {
    const section = main.getByRole('region', { name: new RegExp(name, 'i') });
    await expect(section.getByRole('button', { name: 'Reintentar' }), name).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'wait' });

  await page.route(pathIs(vietnamMenu), (route) =>
    route.fulfill({ json: { success: true, value: [] } }),
  );
  await page.goto('/m/vietnamLottery');
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
});

test('every endpoint with every fault leaves a page that says something', async ({
  browser,
  baseURL,
  admin,
  database,
}) => {
  test.skip(!isWhole, 'npm run test:faults');
  test.setTimeout(120 * 60_000);
  await admin('scenarios', { name: 'noPopups' });
  const swept = new Set<string>();
  const failed: string[] = [];
  for (const person of PEOPLE) {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, baseURL });
    await context.addCookies([{ name: 'mock_db', value: database, url: baseURL ?? '' }]);
    const page = await context.newPage();
    if (person !== 'visitor') await startSession(page, admin, person);
    for (const path of routeNames.filter((name) => !name.includes('$'))) {
      for (const endpoint of await callsOf(page, path)) {
        if (swept.has(endpoint)) continue;
        swept.add(endpoint);
        for (const fault of Object.keys(faults)) {
          const seen = await probe(page, { page: path, endpoint, fault });
          const problems = problemsOf(seen, fault);
          const line = [endpoint, fault, path, problems.join(', ') || seen.alert || 'as usual'];
          console.log(`| ${line.join(' | ')} |`);
          if (problems.length) failed.push(line.join(' '));
        }
      }
    }
    await context.close();
  }
  expect(failed).toEqual([]);
});
