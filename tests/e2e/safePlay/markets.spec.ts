import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';

const panel = (page: Page) => page.getByRole('region', { name: 'Mock backend' });

test('the panel changes the market, and with it currency, numbers and payment methods, at once', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await page.goto('/m/voucherCenter?mock=as:lucia,noNotices,noContracts');
  await page.waitForURL('/m/voucherCenter');
  const main = page.getByRole('main');
  await expect(main.getByText('Billetera Sol')).toBeVisible();
  await page.getByRole('button', { name: 'Open the panel of the mock backend' }).tap();
  await panel(page).getByRole('button', { name: 'Market', exact: true }).tap();
  const reloaded = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Spain', exact: true }).tap();
  await reloaded;
  await expect(panel(page).getByText('The market is Spain.')).toBeVisible();
  await expect(main.getByText('Bizum')).toBeVisible();
  await expect(main.getByText('Billetera Sol')).toHaveCount(0);
  await expect(main.getByText(/1\.284,50\s€/).first()).toBeVisible();
  const { link } = await admin('link', undefined, 'GET');
  expect(link).toBe('as:lucia,noNotices,noContracts,market:es');
});
