import { countRequests } from '../../helpers/requestLog';
import { passFrame, pauseClock } from '../helpers/clock';
import { expectToLast } from '../helpers/durations';
import { expect, longTimeout, test } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';
import { chooseFilter } from '../records/recordPage';

const GATEWAY = '/wps/relay/MCS2_paymentGateway';
const REPORT = '/wps/relay/MCS2_depositReport';

test('S1.06 S2.14 S7.42 credits one deposit, when a member taps twice and pays the code', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.clock.install();
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('heading', { name: 'Depósito', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Cómo quieres depositar' }).getByRole('button'),
  ).toHaveCount(6);
  await page.getByRole('button', { name: '200', exact: true }).click();
  await tapTwice(
    page,
    page.getByRole('button', { name: /Depositar S\/\s200\.00/ }),
    `**${GATEWAY}`,
  );
  await expect(page.getByRole('img', { name: 'Escanea este código para pagar.' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  expect(await countRequests(admin, GATEWAY)).toBe(1);
  await admin('scenarios', { name: 'depositsPaid' });
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: 'Depósito acreditado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver mis depósitos' }).click();
  await expect(page).toHaveURL(/\/m\/vouReport$/);
  await expect(page.getByRole('article').first()).toContainText('Acreditado');
  await expect(page.getByRole('article').first()).toContainText('200.00');
});

test('S5.20 S7.42 shows an error and sends no deposit for a wrong amount, and sends a chosen bonus', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/voucherCenter');
  // A category whose methods take different times says from when.
  await expect(page.getByRole('button', { name: /^Banco/ })).toContainText('Desde 5 min');
  await expect(page.getByRole('button', { name: /^Efectivo/ })).toContainText(/^Efectivo15 min/);
  const amount = page.getByRole('textbox', { name: 'Monto' });
  await page.getByRole('button', { name: 'Depositar', exact: true }).click();
  await expect(page.getByText('Escribe un monto.')).toBeVisible();
  await amount.fill('5');
  await expect(page.getByText(/El mínimo es S\/\s10\.00/)).toBeVisible();
  await amount.fill('9999999');
  await page.getByRole('button', { name: /^Depositar/ }).click();
  await expect(page.getByText(/El máximo es S\/\s2,000\.00/)).toBeVisible();
  await expect(amount).toHaveValue('9999999');

  await page.getByRole('button', { name: '200', exact: true }).click();
  await page.getByRole('button', { name: /Cambiar/ }).click();
  await page.getByRole('button', { name: /Fin de semana 25%/ }).click();
  await expect(page.getByRole('definition').getByText(/\+S\/\s50\.00/)).toBeVisible();
  expect(await countRequests(admin, GATEWAY)).toBe(0);
  // An amount that was chosen by its button stays.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Depositar S\/\s200\.00/ })).toBeVisible();
});

test('S6.05 S5.20 shows a toast for two seconds and stays on home, when a trial account opens the deposit', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'trial');
  await page.goto('/m/home');
  await expect(gameCards(page).first()).toBeVisible();
  await page.clock.install();
  await pauseClock(page);
  await page.getByRole('link', { name: 'Depositar' }).first().click();
  const notice = page.getByText('Ingresa con una cuenta real para usar esta función');
  await passFrame(page, notice);
  await expectToLast(page, notice, 2000);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await countRequests(admin, GATEWAY)) + (await countRequests(admin, REPORT))).toBe(0);
});

test('S7.42 requires the payer’s name, then shows what to transfer, also after a reload', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: /^Banco/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  const submitButton = page.getByRole('button', { name: /^Depositar/ });
  await submitButton.click();
  await expect(page.getByText('Completa este campo.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre de quien deposita' }).fill('Lucía Quispe');
  await submitButton.click();
  const account = page.getByText('191-2045877-0-12');
  const shown = page.getByRole('heading', { name: 'Transfiere a esta cuenta.' });
  await expect(shown).toBeVisible();
  await expect(account).toBeVisible();
  await page.reload();
  await expect(account).toBeVisible();
  await page.getByRole('link', { name: 'Ver mis depósitos' }).click();
  const newest = page.getByRole('article').first();
  await expect(newest).toContainText('S/ 500.00');
  await newest.getByRole('link', { name: 'Continuar al pago' }).click();
  await expect(shown).toBeVisible();
});

test('S7.42 shows an error and keeps an unknown voucher code, and credits a valid one at once', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: /^Vale/ }).click();
  const code = page.getByRole('textbox', { name: 'Código del vale' });
  const redeem = page.getByRole('button', { name: 'Canjear vale' });
  // A phone zooms out when the page is wider than its window, and a tap at that moment is lost.
  await code.focus();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await code.fill('FERIA-NADA');
  await redeem.click();
  await expect(page.getByText('Ese vale no existe')).toBeVisible();
  await expect(code).toHaveValue('FERIA-NADA');
  await code.fill('feria-2025-luna');
  await redeem.click();
  await expect(page.getByRole('heading', { name: 'Depósito acreditado' })).toBeVisible();
  await expect(page.getByText(/Ya tienes S\/\s50\.00 más/)).toBeVisible();
});

test.describe('when the reply is lost', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S7.42 the app finds the deposit by itself and offers its payment', async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    let sent = 0;
    await page.route(`**${GATEWAY}`, async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    await page.goto('/m/voucherCenter');
    await page.getByRole('button', { name: '100', exact: true }).click();
    const submitButton = page.getByRole('button', { name: /^Depositar/ });
    await submitButton.click();
    await expect(page.getByText(/^Tu depósito de S\/\s100\.00 llegó\.$/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('');
    expect(sent).toBe(1);
    await page.getByRole('link', { name: 'Ver el registro' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.goto('/m/vouReport');
    await chooseFilter(page, 'Por pagar');
    await expect(page.getByRole('article').filter({ hasText: '100.00' })).toHaveCount(1);
  });

  test('S7.42 a deposit that did not arrive keeps its input and is sent again with the same key', async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    const keys: (string | undefined)[] = [];
    await page.route(`**${GATEWAY}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.abort('connectionreset');
    });
    await page.goto('/m/voucherCenter');
    await page.getByRole('button', { name: '100', exact: true }).click();
    const submitButton = page.getByRole('button', { name: /^Depositar/ });
    await submitButton.click();
    await expect(page.getByText(/^Todavía no sabemos si llegó/)).toBeVisible();
    await expect(submitButton).toBeDisabled();
    const missing = page.getByText('Tu depósito no llegó. Puedes enviarlo otra vez.');
    // The app looks for it for eleven seconds.
    await expect(missing).toBeVisible({ timeout: longTimeout() });
    await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('100');
    await submitButton.click();
    await expect(page.getByRole('timer')).toBeVisible();
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
