import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';

const CLAIM = '/wps/relay/MCS2_claimReward';

const total = () => page.getByRole('region', { name: 'Total disponible' });
const rewards = () => page.getByRole('article');
const claimAll = () => page.getByRole('button', { name: 'Cobrar todo' });

test('S2.13 rewards, missions and the history of rewards are shown', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/rewardCenter');
  await expect.element(total()).toHaveTextContent('37.00');
  await expect.poll(() => rewards().length).toBe(5);
  await expect
    .element(page.getByRole('progressbar', { name: 'Misión: apuesta S/\u00a0500.00' }))
    .toBeVisible();
  await page.getByRole('tab', { name: 'Historial' }).click();
  await expect.poll(() => rewards().length).toBe(3);
  await expect.element(page.getByText('Vencido')).toBeVisible();
});

test('S2.13 a reward is claimed once for two taps, and increases the balance', async () => {
  const { admin, logIn, open, tapTwice } = prepareApp();
  await logIn();
  await open('/m/rewardCenter');
  await tapTwice(page.getByRole('button', { name: 'Cobrar Feliz cumpleaños' }), CLAIM);
  await expect.element(page.getByText('S/ 30.00 ya está en tu saldo.')).toBeVisible();
  expect(await countRequests(admin, CLAIM)).toBe(1);
  await expect.element(total()).toHaveTextContent(/S\/\s7\.00/);
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Saldo total' }))
    .toHaveTextContent('1,314.50');
});

test('S2.13 all rewards are claimed and the button is disabled, when “claim all” is tapped', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await open('/m/rewardCenter');
  await claimAll().click();
  await expect.element(page.getByText('S/ 37.00 ya está en tu saldo.')).toBeVisible();
  expect(await countRequests(admin, CLAIM)).toBe(3);
  await expect.element(claimAll()).toBeDisabled();
});
