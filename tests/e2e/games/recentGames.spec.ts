import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { balance, gameCards } from '../helpers/locators';
import { waitUntilDrawn } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { queriesOf } from './gameListPage';

const recentGames = (page: Page) => page.getByRole('region', { name: 'Sigue jugando' });

test('home shows recently played games with the latest first, for a member who has played', async ({
  page,
  admin,
  api,
}) => {
  await startSession(page, admin);
  const requests = queriesOf(page, 'GCS_recentGame');
  await page.goto('/m/home');
  const links = recentGames(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  const { token } = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'),
  );
  const { body } = await api('/wps/relay/GCS_recentGame?pageNo=1&pageSize=15', {
    headers: { Token: token },
  });
  await expect(links).toHaveCount(body.value.content.length);
  const [first] = body.value.content;
  await expect(links.first()).toContainText(first.gameName ?? first.nodeName);
  expect(requests).toHaveLength(1);
  const { width, height } = (await links.first().boundingBox()) ?? {};
  expect([width, height]).toEqual([190, 68]);
});

test('home shows no recently played games, for a visitor and for a member who has not played', async ({
  page,
  admin,
}) => {
  await page.goto('/m/home');
  await expect(gameCards(page).first()).toBeVisible();
  await expect(recentGames(page)).toHaveCount(0);
  await startSession(page, admin, 'newMember');
  const replied = page.waitForResponse('**/GCS_recentGame*');
  await page.goto('/m/home');
  await (await replied).finished();
  await expect(balance(page)).toBeVisible();
  await expect(gameCards(page).first()).toBeVisible();
  await waitUntilDrawn(page);
  await expect(recentGames(page)).toHaveCount(0);
});
