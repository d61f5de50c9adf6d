import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';
import { asksOf } from './asks';

const row = (page: Parameters<typeof asksOf>[0]) =>
  page.getByRole('region', { name: 'Sigue jugando' });

test('home offers to keep on playing what was played last, the last first', async ({
  page,
  door,
  api,
}) => {
  await enter(page, door);
  const asks = asksOf(page, 'GCS_recentGame');
  await page.goto('/m/home');
  const links = row(page).getByRole('link');
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
  expect(asks).toHaveLength(1);
  const { width, height } = (await links.first().boundingBox()) ?? {};
  expect([width, height]).toEqual([190, 68]);
});

test('without games played, and for a visitor, there is no such row', async ({ page, door }) => {
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  await enter(page, door, 'newMember');
  await page.goto('/m/home');
  await expect(page.locator('.balance')).toBeVisible();
  await expect(page.locator('.gamecard').first()).toBeVisible();
  await expect(row(page)).toHaveCount(0);
});
