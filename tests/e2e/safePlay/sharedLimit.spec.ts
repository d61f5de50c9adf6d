import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

test('market sharedDepositLimit shows what is left on all sites, and rejects a deposit above it', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('scenarios', { name: 'depositsRejected' });
  await admin('scenarios', { name: 'sharedLimit' });
  await startSession(page, admin);
  await page.goto('/m/voucherCenter');
  const main = page.getByRole('main');
  await expect(main.getByText('Límite en todos los sitios · Por mes')).toBeVisible();
  await expect(main.getByText(/Te quedan? S\/\s60\.00/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Monto' }).fill('70');
  await page.getByRole('button', { name: /^Depositar/ }).click();
  await expect(
    main.getByText('supera lo que te queda del límite de todos los sitios'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Monto' }).fill('50');
  await page.getByRole('button', { name: /^Depositar/ }).click();
  await expect(page).toHaveURL(/deposit=/);
  await page.goto('/m/safePlay/limits');
  await expect(main.getByText(/Te quedan? S\/\s10\.00/)).toBeVisible();
});
