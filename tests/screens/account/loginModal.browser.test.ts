import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, footer, header } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import * as login from './loginPage';

const dialog = () => page.getByRole('dialog', { name: 'Ingresar' });
const link = () => header().getByRole('link', { name: 'Ingresar' });

const expectScrollable = (isScrollable: boolean) =>
  expect
    .poll(() => getComputedStyle(document.body).position)
    .toBe(isScrollable ? 'static' : 'fixed');

async function openDialog() {
  const app = prepareApp();
  await app.admin('scenarios', { name: 'noPopups' });
  await app.open('/m/home');
  await expect.element(footer()).toBeInTheDocument();
  scrollTo(0, 300);
  await link().click();
  await expect.element(dialog()).toBeVisible();
  return app;
}

test('S2.31 S4.07 the login dialog locks the scroll position, and restores it when it closes', async () => {
  await openDialog();
  await expectScrollable(false);
  expect(address()).toBe('/m/home');
  await dialog().getByRole('button', { name: 'Cerrar' }).click();
  await expectScrollable(true);
  expect(scrollY).toBe(300);
});

test('S4.07 the login dialog closes when a link in it is tapped', async () => {
  await openDialog();
  await dialog().getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect.poll(address).toBe('/m/forget');
  await expectScrollable(true);
});

test('S4.07 stays on the page, after a login in the dialog', async () => {
  const { session } = await openDialog();
  await login.logIn();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expectScrollable(true);
  expect(address()).toBe('/m/home');
  expect(session()).toMatchObject({ userName: 'lucia' });
});

test('S4.07 leads an agent to the login for agents, and back to the page after it', async () => {
  const { session } = await openDialog();
  await dialog().getByRole('link', { name: 'Ingreso de agentes' }).click();
  await expect.poll(address).toBe('/m/login?as=agent&back=%2Fm%2Fhome');
  await expect.element(dialog()).not.toBeInTheDocument();
  // It keeps its content while it fades out.
  await expect.element(bySelector('dialog input')).not.toBeInTheDocument();
  await login.logIn('agustin');
  await expect.poll(address).toBe('/m/home');
  expect(session()).toMatchObject({ userName: 'agustin' });
});
