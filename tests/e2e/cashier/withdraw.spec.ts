import { expect, test } from '../fixtures';
import { toast } from '../locators';
import { tapTwice } from '../network';
import { countRequests } from '../requestLog';
import { startSession } from '../session';

const WITHDRAW = '/wps/transaction/withdraw';

test('S1.06 S2.15 S7.41 shows an error and keeps the amount when it is more than the balance, and takes the money once when the confirmation is tapped twice', async ({
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
  await page.getByRole('button', { name: 'Cancelado', exact: true }).click();
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

  test('S7.41 takes the money once, when the page is reloaded and the member tries again', async ({
    page,
    admin,
  }) => {
    await startSession(page, admin);
    const keys: (string | undefined)[] = [];
    await page.route(`**${WITHDRAW}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    async function withdraw() {
      await page.getByRole('textbox', { name: 'Monto' }).fill('70');
      await page.getByRole('button', { name: 'Retirar', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('246810');
      await page.getByRole('button', { name: 'Confirmar retiro' }).click();
    }
    await page.goto('/m/withdraw');
    await withdraw();
    await expect.poll(() => keys.length).toBe(1);
    await expect(toast(page)).toContainText('No sabemos si se realizó');
    await page.reload();
    await withdraw();
    await expect(page).toHaveURL(/\/m\/withdrawReport$/);
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
    await expect(page.getByRole('article').filter({ hasText: '70.00' })).toHaveCount(1);
    expect(await page.evaluate(() => sessionStorage.getItem('feria.pendingKeys'))).toBeNull();
  });
});
