import { setSetting } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

test('market verification asks for the identity before a deposit, and loses nothing', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await setSetting(admin, 'market', { rules: { verification: 'firstDeposit' } });
  await admin('scenarios', { name: 'kycNone' });
  await startSession(page, admin);
  await page.goto('/m/voucherCenter');
  const main = page.getByRole('main');
  await expect(main.getByText('Antes de depositar, verifica tu identidad.')).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'Monto' });
  await amount.fill('70');
  await expect(page.getByRole('button', { name: /^Depositar/ })).toBeDisabled();
  await main.getByRole('link', { name: 'Verificar mi identidad' }).click();
  await expect(main.getByText('Frente del documento').first()).toBeVisible();
  await admin('scenarios', { name: 'kycVerified' });
  await page.goBack();
  await expect(amount).toHaveValue('70');
  await expect(main.getByText('Antes de depositar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Depositar/ })).toBeEnabled();
});

test('market verification asks for the identity before a withdrawal in Spain, and not before a deposit', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('market', { name: 'es' });
  await admin('scenarios', { name: 'kycPending' });
  await startSession(page, admin);
  await page.goto('/m/withdraw');
  const main = page.getByRole('main');
  await expect(main.getByText('Estamos revisando tu identidad.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirar', exact: true })).toBeDisabled();
  await page.goto('/m/voucherCenter');
  await expect(main.getByText('Bizum')).toBeVisible();
  await expect(main.getByText('Estamos revisando tu identidad.')).toHaveCount(0);
});
