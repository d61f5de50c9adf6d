import { countRequests } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';
import { chooseFilter } from '../records/recordPage';

const WITHDRAW = '/wps/transaction/withdraw';
const REPORT = '/wps/relay/MCS2_withdrawReport';

test('S1.06 S2.15 S7.41 keeps an amount above the balance with an error, and takes the money once', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/withdraw');
  const terms = page.getByRole('region', { name: 'Disponible para retirar' });
  const available = async () => {
    const [first = ''] = /[\d,]+\.\d\d/.exec(await terms.innerText()) ?? [];
    return Number(first.replaceAll(',', ''));
  };
  const before = await available();
  const amount = page.getByRole('textbox', { name: 'Monto' });
  await amount.fill('999999');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(page.getByText('No tienes saldo suficiente.')).toBeVisible();
  await expect(amount).toHaveValue('999999');
  expect(await countRequests(admin, WITHDRAW)).toBe(0);
  await amount.fill('100');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByRole('textbox', { name: 'Contraseña de retiro' });
  await password.fill('111111');
  await dialog.getByRole('button', { name: 'Confirmar retiro' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveValue('111111');
  await password.fill('246810');
  await tapTwice(page, dialog.getByRole('button', { name: 'Confirmar retiro' }), `**${WITHDRAW}`);
  await expect(page).toHaveURL(/\/m\/withdrawReport$/);
  await expect(page.getByRole('article').first()).toContainText('100.00');
  await expect(page.getByRole('article').first()).toContainText('En revisión');
  expect(await countRequests(admin, WITHDRAW)).toBe(2);
  await page.goto('/m/withdraw');
  await expect.poll(available).toBeCloseTo(before - 100, 2);
});

test('S7.42 cancels a withdrawal and shows it under the filter, when it is still under review', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/withdraw');
  await page.getByRole('textbox', { name: 'Monto' }).fill('60');
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('246810');
  await page.getByRole('button', { name: 'Confirmar retiro' }).click();
  await page.getByRole('button', { name: 'Cancelar retiro' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar retiro' }).click();
  await expect(page.getByRole('article').first()).toContainText('Cancelado');
  await chooseFilter(page, 'Cancelado');
  await expect(page.getByRole('article').filter({ hasNotText: 'Cancelado' })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('60.00');
});

test('S7.42 adds a bank account, makes it the main account and removes it', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/bankCards');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Agregar cuenta' }).click();
  const sheet = page.getByRole('dialog', { name: 'Agregar cuenta' });
  await sheet.getByRole('button', { name: 'Guardar cuenta' }).click();
  await expect(sheet.getByText('Escribe entre 6 y 34 números.')).toBeVisible();
  await sheet.getByRole('button', { name: /^Banco/ }).click();
  await page.getByRole('button', { name: 'Caja Costa' }).click();
  await sheet.getByRole('textbox', { name: 'Número de cuenta' }).fill('445566778899');
  await sheet.getByRole('textbox', { name: 'Titular' }).fill('Lucía Quispe');
  await sheet.getByRole('button', { name: 'Guardar cuenta' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: /^Usar como principal: Caja Costa/ }).click();
  await expect(cards.filter({ hasText: 'Caja Costa' })).toContainText('Principal');
  await page.getByRole('button', { name: /^Quitar Caja Costa/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(cards).toHaveCount(2);
});

test.describe('when the reply is lost', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S7.41 takes the money once, when the page is reloaded before the app has found out', async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    let sent = 0;
    await page.route(`**${WITHDRAW}`, async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    // Nothing can be found out before the page is loaded again.
    await page.route(`**${REPORT}*`, (route) => route.abort());
    await page.goto('/m/withdraw');
    await page.getByRole('textbox', { name: 'Monto' }).fill('70');
    const submitButton = page.getByRole('button', { name: 'Retirar', exact: true });
    await submitButton.click();
    await page.getByRole('dialog').getByRole('textbox').fill('246810');
    await page.getByRole('button', { name: 'Confirmar retiro' }).click();
    await expect(page.getByText(/^Aún no pudimos comprobar si llegó/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(submitButton).toBeDisabled();
    await page.unroute(`**${REPORT}*`);
    await page.reload();
    await expect(page.getByText(/^Tu retiro de S\/\s70\.00 llegó\.$/)).toBeVisible();
    expect(sent).toBe(1);
    await page.getByRole('link', { name: 'Ver el registro' }).click();
    await expect(page).toHaveURL(/\/m\/withdrawReport$/);
    await expect(page.getByRole('article').filter({ hasText: '70.00' })).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('feria.pendingKeys'))).toBeNull();
  });
});
