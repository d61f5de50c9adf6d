import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { field } from '../../helpers/locators';
import { prepareApp, waitForLateStart } from '../../helpers/openApp';

/** Fills the fields, opens the app again, and expects what was typed. */
async function expectKept(reload: () => Promise<void>, texts: [Locator, string][]) {
  // The code that keeps what is typed is loaded late.
  await waitForLateStart();
  for (const [input, text] of texts) await input.fill(text);
  await reload();
  for (const [input, text] of texts) await expect.element(input).toHaveValue(text);
}

const textbox = (name: string) => page.getByRole('textbox', { name });

test('S2.04 a reload keeps what was typed into the registration, without the passwords', async () => {
  const { open, reload } = prepareApp();
  await open('/m/register');
  await field('password').fill('Secreto99');
  await expectKept(reload, [[field('username'), 'mariana']]);
  await expect.element(field('password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secreto99');
});

test('S2.14 a reload keeps the method and the amount of a deposit, and what was typed about a transfer', async () => {
  const { logIn, open, reload } = prepareApp();
  await logIn();
  await open('/m/voucherCenter');
  await page.getByRole('button', { name: /^Banco/ }).click();
  await expectKept(reload, [
    [textbox('Monto'), '120'],
    [textbox('Nombre de quien deposita'), 'Ana Pérez'],
    [textbox('Número de operación'), 'OP-77'],
  ]);
});

test('S2.14 a reload keeps the method of a deposit, when the methods load only after a retry', async () => {
  const { admin, allowConsole, logIn, open, reload } = prepareApp();
  allowConsole(/The server failed/);
  await logIn();
  await open('/m/voucherCenter');
  await page.getByRole('button', { name: /^Banco/ }).click();
  await expect.element(textbox('Número de operación')).toBeVisible();
  await admin('faults', { path: '/wps/relay/MCS2_getDepositBanks', kind: 'status', status: 500 });
  await reload();
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  await admin('faults', undefined, 'DELETE');
  await retry.click();
  await expect.element(textbox('Número de operación')).toBeVisible();
});

test('S4.47 a reload keeps what was typed for the verification', async () => {
  const { admin, logIn, open, reload } = prepareApp();
  await admin('scenarios', { name: 'kycNone' });
  await logIn();
  await open('/m/kyc');
  await expectKept(reload, [
    [textbox('Dirección permanente'), 'Av. Brasil 100'],
    [textbox('Ocupación'), 'Cocinera'],
  ]);
});
