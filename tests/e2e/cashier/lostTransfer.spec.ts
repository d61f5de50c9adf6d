import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

const TRANSFER = '**/wps/relay/GCS_walletTransfer';
const MOVEMENTS = '**/wps/relay/ODS2_MemberTransaction*';

test.use({ allowConsole: [/Failed to load resource/] });

async function transfer(page: Page) {
  await page.goto('/m/wallets');
  await page.getByRole('button', { name: /^Billetera principal/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('5');
  await sheet.getByRole('button', { name: 'Transferir', exact: true }).click();
}

/** What the notice on every page says about the transfer. */
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Transferencia entre billeteras · S\/\s5\.00/ });

test('a transfer whose reply is lost is found after a reload, without another tap', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  let sent = 0;
  await page.route(TRANSFER, async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  // Nothing can be found out before the page is loaded again.
  await page.route(MOVEMENTS, (route) => route.abort());
  await transfer(page);
  await expect(notice(page)).toContainText('Aún no sabemos si se realizó');
  await expect(page.getByRole('button', { name: 'Comprobar ahora' })).toBeVisible();
  await page.unroute(MOVEMENTS);
  await page.goto('/m/home');
  await expect(notice(page)).toContainText('Se realizó.');
  expect(sent).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('feria.pendingKeys'))).toBeNull();
  await notice(page).getByRole('link', { name: 'Ver el registro' }).click();
  await expect(page).toHaveURL(/\/m\/transaction\/record/);
  await expect(notice(page)).toHaveCount(0);
});

test('a transfer that did not arrive may be sent again, with what was typed', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.route(TRANSFER, (route) => route.abort(), { times: 1 });
  await transfer(page);
  await expect(notice(page)).toContainText('No se realizó. Puedes hacerlo de nuevo.', {
    timeout: 20_000,
  });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('textbox')).toHaveValue('5');
  await sheet.getByRole('button', { name: 'Transferir', exact: true }).click();
  await expect(page.getByText(/^Transferiste S\/\s5\.00/)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
