import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';

test('S2.16 the VIP page shows all levels and their benefits', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/member/benefits');
  await expect.element(page.getByRole('heading', { name: 'Sala VIP' })).toBeVisible();
  await expect.element(page.getByText('3,580 puntos para el siguiente nivel')).toBeVisible();
  const levels = page.getByRole('group', { name: 'Todos los niveles' }).getByRole('button');
  await expect.poll(() => levels.length).toBe(11);
  await expect.element(levels.nth(3)).toHaveAttribute('aria-pressed', 'true');
  const level = page.getByRole('region', { name: 'Todos los niveles' });
  await expect.element(level).toHaveTextContent('Tu nivel');
  await levels.nth(5).click();
  await expect.element(level).toHaveTextContent('S/ 150.00');
  await expect.element(level.getByRole('img', { name: 'Se abre en VIP 5' })).toBeVisible();
});

test('S2.16 a VIP bonus that was claimed shows the date of the next one', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/member/benefits');
  const bonuses = page.getByRole('region', { name: 'Tus bonos' });
  const weekly = bySelector('div', bonuses)
    .filter({ hasText: /^Bono semanal/ })
    .last();
  await weekly.getByRole('button').click();
  await expect.element(page.getByText('S/ 10.00 ya está en tu saldo.')).toBeVisible();
  await expect.element(weekly).toHaveTextContent(/Otra vez el .*Cobrado/);
});
