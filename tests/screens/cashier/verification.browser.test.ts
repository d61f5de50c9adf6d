import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { main } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import { setSetting } from '../../helpers/settings';

test('S10.18 market verification asks for the identity before a deposit, and loses nothing', async () => {
  const { admin, logIn, open } = prepareApp();
  await setSetting(admin, 'market', { rules: { verification: 'firstDeposit' } });
  await admin('scenarios', { name: 'kycNone' });
  await logIn();
  await open('/m/voucherCenter');
  const request = main().getByText('Antes de depositar, verifica tu identidad.');
  await expect.element(request).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'Monto' });
  await amount.fill('70');
  const submitButton = page.getByRole('button', { name: /^Depositar/ });
  await expect.element(submitButton).toBeDisabled();
  await main().getByRole('link', { name: 'Verificar mi identidad' }).click();
  await expect.element(main().getByText('Frente del documento').first()).toBeVisible();
  await admin('scenarios', { name: 'kycVerified' });
  history.back();
  await expect.element(amount).toHaveValue('70');
  await expect.element(main().getByText('Antes de depositar')).not.toBeInTheDocument();
  await expect.element(submitButton).toBeEnabled();
});

test('S10.18 market verification in Spain asks before a withdrawal, and not before a deposit', async () => {
  const { admin, logIn, open } = prepareApp();
  await admin('market', { name: 'es' });
  await admin('scenarios', { name: 'kycPending' });
  await logIn();
  await open('/m/withdraw');
  const request = main().getByText('Estamos revisando tu identidad.');
  await expect.element(request).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retirar', exact: true })).toBeDisabled();
  await open('/m/voucherCenter');
  await expect.element(main().getByText('Bizum')).toBeVisible();
  await expect.element(request).not.toBeInTheDocument();
});
