import { expect, test } from 'vitest';
import { balance, bottomBar, footer, header } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { menu, menuButton, setWindowSize, title } from './sitePage';

const link = (name: string | RegExp) => header().getByRole('link', { name });
const downloadLink = () => link('Descargar la app');

test('S2.35 S2.46 S2.47 a visitor’s header of home has the logo, login and registration', async () => {
  const { open } = prepareApp();
  await open('/m/home');
  await expect.element(link('Ingresar')).toHaveAttribute('href', '/m/login');
  await expect.element(link('Registrarse')).toHaveAttribute('href', '/m/register');
  await expect.element(link('Ir al inicio')).toHaveAttribute('href', '/m/home');
  await expect.element(link('Ir al inicio').getByRole('img', { name: 'Feria' })).toBeVisible();
  await expect.element(balance()).not.toBeInTheDocument();
});

test('S2.48 S2.49 S6.15 a visitor’s header fits into 320 px, with download link and menu', async () => {
  const { open } = prepareApp();
  await setWindowSize(320, 640);
  await open('/m/home');
  for (const part of [downloadLink(), link('Ingresar'), link('Registrarse')])
    await expect.element(part).toBeInViewport({ ratio: 0.8 });
  await menuButton().click();
  await menu().getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('S2.48 the download link is in the header of home only', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/home');
  await expect.element(downloadLink()).toBeVisible();
  goTo('/m/service');
  await expect.element(title('Atención al cliente')).toBeVisible();
  await expect.element(downloadLink()).not.toBeInTheDocument();
});

test('S2.43 S2.45 announcements and member center ask a visitor to log in', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/home');
  await footer().getByRole('link', { name: 'Anuncios' }).click();
  await expect.poll(address).toBe('/m/login?back=%2Fm%2Fnotice');
  goTo('/m/service');
  await bottomBar().getByRole('link', { name: 'Mi cuenta' }).click();
  await expect.poll(address).toBe('/m/login?back=%2Fm%2Fmember%2Fhome');
});

test('S2.47 S2.49 A71 a member’s header has balance, deposit and messages, each with its link', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/home');
  await expect.element(balance()).toHaveTextContent('1,284.50');
  await expect.element(balance()).toHaveAttribute('href', '/m/member/home');
  await expect.element(link('Depositar')).toHaveAttribute('href', '/m/voucherCenter');
  const { scrollWidth, clientWidth } = balance().element();
  expect(scrollWidth, 'the amount is not truncated').toBeLessThanOrEqual(clientWidth);
});

test('S2.48 S4.42 a member’s header fits into 320 px, with the number of unread messages', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await setWindowSize(320, 640);
  await open('/m/home');
  const messages = link(/^Mensajes/);
  await expect.element(messages).toHaveTextContent(/[1-9]\d* sin leer/);
  for (const part of [downloadLink(), messages, balance()])
    await expect.element(part).toBeInViewport({ ratio: 0.8 });
  await messages.click();
  await expect.poll(address).toBe('/m/message');
});
