import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { startSession } from '../helpers/session';

test('S7.40 S4.50 the wallets explain the balance, and move money between them and back to the main one', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/withdraw');
  const main = page.getByRole('main');
  const available = main.getByRole('region', { name: 'Disponible para retirar' });
  await expect(available).toContainText('1,134.50');
  await expect(main).toContainText('Hay S/ 150.00 más en billeteras de juegos.');
  await page.getByRole('link', { name: 'Ver billeteras' }).click();

  await expect(page).toHaveURL('/m/wallets');
  const total = main.getByRole('region', { name: 'Saldo total' });
  await expect(total).toContainText('1,284.50');
  await expect(total.getByRole('definition')).toHaveText(['S/ 1,134.50', 'S/ 150.00']);

  const list = main.getByRole('region', { name: 'Billeteras' });
  await list.getByRole('button', { name: 'Papagayo' }).click();
  const sheet = page.getByRole('dialog', { name: 'Transferir' });
  await expect(sheet.getByRole('button', { name: 'Hacia' })).toHaveText('Billetera principal');
  await sheet.getByRole('textbox', { name: 'Monto' }).fill('500');
  const send = sheet.getByRole('button', { name: 'Transferir', exact: true });
  await send.click();
  await expect(sheet).toContainText('En esa billetera hay S/ 100.00.');
  await sheet.getByRole('textbox', { name: 'Monto' }).fill('40.25');
  await send.click();
  await expect(toast(page)).toContainText('Transferiste S/ 40.25.');
  await expect(total.getByRole('definition')).toHaveText(['S/ 1,174.75', 'S/ 109.75']);

  const collect = total.getByRole('button', { name: 'Reunir todo en la principal' });
  await collect.click();
  await expect(total.getByRole('definition')).toHaveText(['S/ 1,284.50', 'S/ 0.00']);
  await expect(collect).toBeDisabled();

  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(available).toContainText('1,284.50');
  await expect(main).not.toContainText('en billeteras de juegos');
});
