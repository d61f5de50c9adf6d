import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recentGames } from '../../../src/contract/games/recent';
import { prepareApp } from '../../helpers/openApp';
import { queriesOf } from './gameListPage';

test('home shows recently played games with the latest first, for a member who has played', async () => {
  const app = prepareApp();
  const token = await app.logIn();
  const requests = queriesOf(app, '/wps/relay/GCS_recentGame');
  await app.open('/m/home');
  const links = page.getByRole('region', { name: 'Sigue jugando' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  app.mock.setLanguage('ES');
  const { content } = await app.mock.as(token).call(recentGames, { pageNo: 1, pageSize: 15 });
  expect(content.length).toBeGreaterThan(0);
  await expect.poll(() => links.length).toBe(content.length);
  await expect.element(links.first()).toHaveTextContent(content[0]?.gameName ?? '');
  expect(requests).toHaveLength(1);
  const { width, height } = links.first().element().getBoundingClientRect();
  expect([width, height]).toEqual([190, 68]);
});
