import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { waitForLateStart } from '../helpers/locators';
import { startSession } from '../helpers/session';

/** Fills the fields, loads the page again, and expects what was typed. */
async function expectKept(page: Page, texts: [Locator, string][]) {
  // The code that keeps what is typed is loaded late.
  await waitForLateStart(page);
  for (const [field, text] of texts) await field.fill(text);
  await page.reload();
  for (const [field, text] of texts) await expect(field).toHaveValue(text);
}

test('S2.04 a reload keeps what was typed into the registration, without the passwords', async ({
  page,
}) => {
  await page.goto('/m/register');
  const password = page.locator('input[name=password]');
  await password.fill('Secreto99');
  await expectKept(page, [[page.locator('input[name=username]'), 'mariana']]);
  await expect(password).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    'Secreto99',
  );
});

test('S2.14 a reload keeps the method and the amount of a deposit, and what was typed about a transfer', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: /^Banco/ }).click();
  await expectKept(page, [
    [page.getByRole('textbox', { name: 'Monto' }), '120'],
    [page.getByRole('textbox', { name: 'Nombre de quien deposita' }), 'Ana Pérez'],
    [page.getByRole('textbox', { name: 'Número de operación' }), 'OP-77'],
  ]);
});

test('S4.47 a reload keeps what was typed for the verification', async ({ page, admin }) => {
  await admin('scenarios', { name: 'kycNone' });
  await startSession(page, admin);
  await page.goto('/m/kyc');
  await expectKept(page, [
    [page.getByRole('textbox', { name: 'Dirección permanente' }), 'Av. Brasil 100'],
    [page.getByRole('textbox', { name: 'Ocupación' }), 'Cocinera'],
  ]);
});
