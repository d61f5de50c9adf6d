import { createWriteStream, mkdirSync } from 'node:fs';
import { favouriteList } from '../../../src/contract/games/favourite';
import { hotGames } from '../../../src/contract/games/game';
import { recentGames } from '../../../src/contract/games/recent';
import { winners } from '../../../src/contract/games/winner';
import { lotteries, vietnamMenu } from '../../../src/contract/lottery/lottery';
import { settings } from '../../../src/contract/site/system';
import { expect, test } from '../helpers/fixtures';
import { answerUntil } from '../helpers/network';
import { startSession } from '../helpers/session';
import { sweep } from './sweep';

/** `npm run test:faults`: every endpoint with every fault, or those with one of these words. Otherwise a sample. */
const words = (process.env.FAULTS ?? '').split(' ').filter(Boolean);
const isWhole = words.length > 0;
test.use({ allowConsole: [/./] });

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
    const stop = await answerUntil(page, pathIs(of), (route) => route.abort());
    await page.goto(path);
    await expect(retry.first(), path).toBeVisible();
    await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
    stop();
    await retry.first().click();
    await expect(loaded.first(), path).toBeVisible();
  }

  const stop = await answerUntil(page, pathIs(favouriteList, recentGames), (route) =>
    route.abort(),
  );
  await page.goto('/m/home');
  for (const name of ['Favoritos', 'Sigue jugando']) {
    const section = main.getByRole('region', { name: new RegExp(name, 'i') });
    await expect(section.getByRole('button', { name: 'Reintentar' }), name).toBeVisible();
  }
  stop();

  await page.route(pathIs(vietnamMenu), (route) =>
    route.fulfill({ json: { success: true, value: [] } }),
  );
  await page.goto('/m/vietnamLottery');
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
});

test('every endpoint with every fault leaves a page that says something', async ({
  browser,
  baseURL,
  database,
}) => {
  test.skip(!isWhole, 'npm run test:faults');
  test.setTimeout(120 * 60_000);
  mkdirSync('.results', { recursive: true });
  const isLaterPart = words.some((word) => /^\d+\/\d+$/.test(word) && !word.startsWith('1/'));
  const table = createWriteStream('.results/faults.md', { flags: isLaterPart ? 'a' : 'w' });
  const report = (line: string) => {
    console.log(line);
    table.write(`${line}\n`);
  };
  expect(await sweep({ browser, baseURL: baseURL ?? '', database, words, report })).toEqual([]);
});
