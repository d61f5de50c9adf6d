import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';

test('S10.18 market sharedDepositLimit shows what is left on all sites, and rejects a deposit above it', async () => {
  const { admin, logIn, open } = prepareApp();
  await admin('scenarios', { name: 'depositsRejected' });
  await admin('scenarios', { name: 'sharedLimit' });
  await logIn();
  await open('/m/voucherCenter');
  await expect.element(main().getByText('Límite en todos los sitios · Por mes')).toBeVisible();
  await expect.element(main().getByText(/Te quedan? S\/\s60\.00/)).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'Monto' });
  const deposit = page.getByRole('button', { name: /^Depositar/ });
  await amount.fill('70');
  await deposit.click();
  await expect
    .element(main().getByText('supera lo que te queda del límite de todos los sitios'))
    .toBeVisible();
  await amount.fill('50');
  await deposit.click();
  await expect.poll(address).toMatch(/deposit=/);
  await open('/m/safePlay/limits');
  await expect.element(main().getByText(/Te quedan? S\/\s10\.00/)).toBeVisible();
});
