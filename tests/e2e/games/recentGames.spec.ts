import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
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
