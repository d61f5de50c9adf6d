import type { Page } from 'playwright/test';
import { requestsTo } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { mobile, password, readError, smsCode } from './registerPage';
import { codeSentTo } from './smsCode';

const newPassword = (page: Page) => page.locator('input[name=newPassword]');
const confirmPassword = (page: Page) => page.locator('input[name=confirmNewPassword]');
const RESET = '/wps/member/reset';

test('S2.05 sends a link by e-mail and does not say whether the account exists, when the address is valid', async ({
  page,
  admin,
}) => {
  await page.goto('/m/forget');
  const email = page.locator('input[name=email]');
  await email.fill('lucia');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(email).toBeFocused();
  expect(await readError(email)).toContain('El correo no es válido');
  await email.fill('nadie@example.com');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
  await expect(page.getByText('El enlace sirve por 30 minutos.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Otra vez en/ })).toBeDisabled();
  const [sent] = await requestsTo(admin, '/wps/member/password/email');
  expect(sent?.body.email).toBe('nadie@example.com');
});

test('S2.05 sets a new password and opens the login, when the link of the e-mail is opened', async ({
  page,
  api,
  admin,
}) => {
  await api('/wps/member/password/email', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: 'email=lucia%40example.com',
  });
  const { resetLinks } = await admin('state', undefined, 'GET');
  await page.goto(`/m/forget?token=${resetLinks[0].id}`);
  await expect(newPassword(page)).toBeVisible();
  // Whoever sees the address or the history later must not find the token.
  await expect(page).toHaveURL(/\/m\/forget$/);
  await newPassword(page).fill('Nueva2026');
  await confirmPassword(page).fill('Nueva2026');
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.locator('input[name=username]')).toHaveValue('lucia');
  await password(page).fill('Nueva2026');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S2.05 sets a new password, with a code sent by SMS', async ({ page, admin }) => {
  await page.goto('/m/forget');
  await page.getByRole('tab', { name: 'Por SMS' }).click();
  await mobile(page).fill('0987654321');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('Te enviamos el código.')).toBeVisible();
  await smsCode(page).fill(await codeSentTo(admin, '987654321', 'noLogin'));
  await newPassword(page).fill('Nueva2026');
  await confirmPassword(page).fill('Nueva2025');
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  await expect(confirmPassword(page)).toBeFocused();
  expect(await requestsTo(admin, RESET)).toEqual([]);
  await confirmPassword(page).fill('Nueva2026');
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  await expect(page.getByText('Tu contraseña fue restablecida.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
  expect((await requestsTo(admin, RESET))[0]?.body).toMatchObject({
    method: 'sms',
    mobileNum: '987654321',
    countryDialingCode: '51',
  });
});
