import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { balance, bottomBar, footer, header } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';

const downloadLink = (page: Page) => header(page).getByRole('link', { name: 'Descargar la app' });

test('S2.35 S2.43 S2.45 a visitor’s header of home offers login and register, but no member center', {
  tag: ['@S2.46', '@S2.47', '@S2.48', '@S2.49', '@S6.15'],
}, async ({ page }) => {
  await page.goto('/m/home');
  const link = (name: string) => header(page).getByRole('link', { name });
  await expect(link('Ingresar')).toHaveAttribute('href', '/m/login');
  await expect(link('Registrarse')).toHaveAttribute('href', '/m/register');
  await expect(link('Ir al inicio')).toHaveAttribute('href', '/m/home');
  await expect(link('Ir al inicio').getByRole('img', { name: 'Feria' })).toBeVisible();
  await expect(downloadLink(page)).toBeVisible();
  await expect(balance(page)).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const part of [downloadLink(page), link('Ingresar'), link('Registrarse')])
    await expect(part).toBeInViewport({ ratio: 0.8 });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('button', { name: 'Cerrar' }).click();
  await expect(menu).toBeHidden();

  await footer(page).getByRole('link', { name: 'Anuncios' }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fnotice$/);
  await moveTo(page, '/m/service');
  await expect(page.getByRole('heading', { level: 1, name: 'Atención al cliente' })).toBeVisible();
  await expect(downloadLink(page), 'the download link is on home only').toHaveCount(0);

  await bottomBar(page).getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmember%2Fhome$/);
});

test('S2.47 S2.48 S2.49 a member’s header has unread messages, balance and deposit, each with its link', {
  tag: ['@S4.42', '@A71'],
}, async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto('/m/home');
  await expect(balance(page)).toContainText('1,284.50');
  await expect(balance(page)).toHaveAttribute('href', '/m/member/home');
  await expect(header(page).getByRole('link', { name: 'Depositar' })).toHaveAttribute(
    'href',
    '/m/voucherCenter',
  );
  const isTruncated = await balance(page).evaluate((node) => node.scrollWidth > node.clientWidth);
  expect(isTruncated, 'the amount is not truncated').toBe(false);
  const messages = header(page).getByRole('link', { name: /^Mensajes/ });
  await expect(messages).toHaveText(/[1-9]\d* sin leer/);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const link of [downloadLink(page), messages, balance(page)])
    await expect(link).toBeInViewport({ ratio: 0.8 });
  await messages.click();
  await expect(page).toHaveURL(/\/m\/message$/);
});
