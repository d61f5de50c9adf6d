import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';

const GATEWAY = '/wps/relay/MCS2_paymentGateway';
const REPORT = '/wps/relay/MCS2_depositReport';

test('S1.06 S2.14 S7.42 a member deposits: kind, amount, code to pay, and the money is there', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.clock.install();
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('heading', { name: 'Depósito', level: 1 })).toBeVisible();
  await expect(page.locator('.deposit-methods [data-kind=tile]')).toHaveCount(6);
  await page.getByRole('button', { name: '200', exact: true }).click();
  // Two taps at once are one deposit.
  let answer = () => {};
  const tapped = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(`**${GATEWAY}`, async (route) => {
    await tapped;
    await route.continue();
  });
  await page.getByRole('button', { name: /Depositar S\/\s200\.00/ }).dblclick();
  answer();
  await expect(page.getByRole('img', { name: 'Escanea este código para pagar.' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  expect(await asked(door, GATEWAY)).toBe(1);
  await door('scenarios', { name: 'depositsPaid' });
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: 'Depósito acreditado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver mis depósitos' }).click();
  await expect(page).toHaveURL(/\/m\/vouReport$/);
  await expect(page.locator('.record').first()).toContainText('Acreditado');
  await expect(page.locator('.record').first()).toContainText('200.00');
});

test('S5.20 a deposit is not sent without an amount within its bounds', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/voucherCenter');
  const amount = page.getByRole('textbox', { name: 'Monto' });
  await page.getByRole('button', { name: 'Depositar', exact: true }).click();
  await expect(page.getByText('Escribe un monto.')).toBeVisible();
  await amount.fill('5');
  await expect(page.getByText(/El mínimo es S\/\s10\.00/)).toBeVisible();
  await amount.fill('9999999');
  await page.getByRole('button', { name: /^Depositar/ }).click();
  await expect(page.getByText(/El máximo es S\/\s2,000\.00/)).toBeVisible();
  await expect(amount).toHaveValue('9999999');
  expect(await asked(door, GATEWAY)).toBe(0);
});

test('S6.05 S5.20 a trial user is told for two seconds that a deposit takes a real account', async ({
  page,
  door,
}) => {
  await enter(page, door, 'trial');
  await page.goto('/m/home');
  await expect(page.locator('.gamecard').first()).toBeVisible();
  await page.clock.install();
  await page.locator('a[href="/m/voucherCenter"]').first().click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveText('Ingresa con una cuenta real para usar esta función');
  await page.clock.runFor(3000);
  await expect(toast).toHaveText('');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await asked(door, GATEWAY)) + (await asked(door, REPORT))).toBe(0);
});

test('S7.42 a manual transfer asks who pays, and is then checked', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: /^Banco/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  const send = page.getByRole('button', { name: /^Depositar/ });
  await send.click();
  await expect(page.getByText('Completa este campo.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre de quien deposita' }).fill('Lucía Quispe');
  await send.click();
  await expect(
    page.getByRole('heading', { name: 'Estamos revisando tu transferencia' }),
  ).toBeVisible();
});

test('S7.42 a voucher that is none says so and stays; a true one pays at once', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: /^Vale/ }).click();
  const code = page.getByRole('textbox', { name: 'Código del vale' });
  const redeem = page.getByRole('button', { name: 'Canjear vale' });
  await code.fill('FERIA-NADA');
  await redeem.click();
  await expect(page.getByText('Ese vale no existe')).toBeVisible();
  await expect(code).toHaveValue('FERIA-NADA');
  await code.fill('feria-2025-luna');
  await redeem.click();
  await expect(page.getByRole('heading', { name: 'Depósito acreditado' })).toBeVisible();
  await expect(page.getByText(/Ya tienes S\/\s50\.00 más/)).toBeVisible();
});

test('S7.42 a promotion that is accepted shows what it adds', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: '200', exact: true }).click();
  await page.getByRole('button', { name: /Cambiar/ }).click();
  await page.getByRole('button', { name: /Fin de semana 25 %/ }).click();
  await expect(page.locator('.sumcard')).toContainText(/\+\s?S\/\s50\.00/);
});

test.describe('when the answer is lost', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S7.42 an attempt is repeated under its own key and counts once', async ({ page, door }) => {
    await enter(page, door);
    const keys: (string | undefined)[] = [];
    await page.route(`**${GATEWAY}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.goto('/m/voucherCenter');
    await page.getByRole('button', { name: '100', exact: true }).click();
    const send = page.getByRole('button', { name: /^Depositar/ });
    await send.click();
    await expect(page.locator('.toast')).toContainText('Sin conexión');
    await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('100');
    await send.click();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await expect(page.getByRole('timer')).toBeVisible();
    await page.goto('/m/vouReport');
    await page.getByRole('button', { name: 'Por pagar', exact: true }).click();
    await expect(page.locator('.record', { hasText: '100.00' })).toHaveCount(1);
  });
});
