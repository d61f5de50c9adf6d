import { expect, test } from '../fixtures';
import { codeSentTo, faultOf, mobile, noted, password, smsCode } from './registerPage';

const next = (page: import('playwright/test').Page) => page.locator('input[name=newPassword]');
const again = (page: import('playwright/test').Page) =>
  page.locator('input[name=confirmNewPassword]');
const RESET = '/wps/member/reset';

test('S2.05 by e-mail: a link is sent, and the answer tells nobody who has an account', async ({
  page,
  door,
}) => {
  await page.goto('/m/forget');
  const mail = page.locator('input[name=email]');
  await mail.fill('lucia');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(mail).toBeFocused();
  expect(await faultOf(mail)).toContain('El correo no es válido');
  await mail.fill('nadie@example.com');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
  await expect(page.getByText('El enlace sirve por 30 minutos.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Otra vez en/ })).toBeDisabled();
  const [sent] = await noted(door, '/wps/member/password/email');
  expect(sent?.body.email).toBe('nadie@example.com');
});

test('S2.05 the link of the mail leads to a new password, and that to the login', async ({
  page,
  api,
  door,
}) => {
  await api('/wps/member/password/email', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: 'email=lucia%40example.com',
  });
  const { resetLinks } = await door('state', undefined, 'GET');
  await page.goto(`/m/forget?token=${resetLinks[0].id}`);
  await next(page).fill('Nueva2026');
  await again(page).fill('Nueva2026');
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.locator('input[name=username]')).toHaveValue('lucia');
  await password(page).fill('Nueva2026');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('S2.05 by SMS: a code and a new password open the account again', async ({ page, door }) => {
  await page.goto('/m/forget');
  await page.getByRole('tab', { name: 'Por SMS' }).click();
  await mobile(page).fill('0987654321');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('Te enviamos el código.')).toBeVisible();
  await smsCode(page).fill(await codeSentTo(door, '987654321', 'noLogin'));
  await next(page).fill('Nueva2026');
  await again(page).fill('Nueva2025');
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  await expect(again(page)).toBeFocused();
  expect(await noted(door, RESET)).toEqual([]);
  await again(page).fill('Nueva2026');
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  await expect(page.getByText('Tu contraseña fue restablecida.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
  expect((await noted(door, RESET))[0]?.body).toMatchObject({
    method: 'sms',
    mobileNum: '987654321',
    countryDialingCode: '51',
  });
});

test('S2.36 back leads home from here', async ({ page }) => {
  await page.goto('/m/help');
  await page.goto('/m/forget');
  await page.getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
