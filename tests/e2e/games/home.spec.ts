import { expect, test } from '../helpers/fixtures';

test('S1.01 the root address opens home in Spanish, when the browser prefers English', async ({
  page,
}) => {
  await page.goto('/');
  expect(await page.evaluate(() => navigator.language)).toMatch(/^en/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Populares' })).toBeVisible();
});
