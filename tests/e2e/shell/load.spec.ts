import { expect, test } from '../helpers/fixtures';
import { waitForIdleCode } from '../helpers/locators';

test('the scrollbar of a touch screen is shown from the first touch on', async ({ page }) => {
  const scrollbar = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollbarWidth);
  await page.goto('/m/home');
  await waitForIdleCode(page);
  expect(await scrollbar()).toBe('none');
  await page.getByRole('heading', { name: 'Populares' }).tap();
  await expect.poll(scrollbar).toBe('auto');
});
