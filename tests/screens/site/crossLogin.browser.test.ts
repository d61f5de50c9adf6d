import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bySelector, field, header } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { menuButton, openScreen } from './sitePage';

const TYPED = 'Borrador 48291';
const PNG_SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const sheet = () => page.getByRole('dialog');
const comment = () => sheet().getByLabelText('Comentario');
const picture = () => sheet().getByRole('button', { name: 'Quitar a.png' });

async function openPromotion(goTo: (href: string) => void) {
  goTo('/m/activity');
  await page.getByRole('button', { name: 'Primera semana' }).click();
  await expect.element(comment()).toBeVisible();
}

async function logInAs(goTo: (href: string) => void, account: string) {
  goTo('/m/login');
  await expect.element(page.getByRole('tab', { name: 'Celular y SMS' })).toBeVisible();
  await field('username').fill(account);
  await field('password').fill('Feria2025');
  await bySelector('form').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect.poll(address).toBe('/m/home');
}

async function logOut() {
  await menuButton().click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.element(header().getByRole('link', { name: 'Ingresar' })).toBeVisible();
}

test('S5.16 the remark and pictures for a promotion are gone when a second member logs in in the same tab', async () => {
  const { admin, goTo, open } = prepareApp();
  await admin('scenarios', { name: 'noPopups' });
  await open('/m/home');
  await logInAs(goTo, 'lucia');
  await openPromotion(goTo);
  await comment().fill(TYPED);
  await userEvent.upload(
    bySelector('input[type=file]', sheet()),
    new File([PNG_SIGNATURE], 'a.png', { type: 'image/png' }),
  );
  await expect.element(picture()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await openPromotion(goTo);
  await expect.element(comment()).toHaveValue(TYPED);
  await userEvent.keyboard('{Escape}');
  await openScreen(goTo, '/m/home');
  await logOut();
  await logInAs(goTo, 'raul');
  await openPromotion(goTo);
  await expect.element(comment()).toHaveValue('');
  await expect.element(picture()).not.toBeInTheDocument();
});
