import { countRequests } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';

const CLAIM = '/wps/relay/MCS2_claimReward';

test('S2.13 rewards, missions and history are shown, and a reward is claimed once for two taps', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/rewardCenter');
  await expect(page.getByRole('region', { name: 'Total disponible' })).toContainText('37.00');
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(
    page.getByRole('progressbar', { name: 'Misión: apuesta S/\u00a0500.00' }),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Historial' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('Vencido')).toBeVisible();
  await page.getByRole('tab').first().click();
  const claim = page.getByRole('button', { name: 'Cobrar Feliz cumpleaños' });
  await tapTwice(page, claim, `**${CLAIM}`);
  await expect(page.getByText('S/ 30.00 ya está en tu saldo.')).toBeVisible();
  expect(await countRequests(admin, CLAIM)).toBe(1);
  await expect(page.getByRole('region', { name: 'Total disponible' })).toContainText(/S\/\s7\.00/);
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page.getByRole('region', { name: 'Saldo total' })).toContainText('1,314.50');
});

test('S2.13 all rewards are claimed and the button is disabled, when “claim all” is tapped', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/rewardCenter');
  await page.getByRole('button', { name: 'Cobrar todo' }).click();
  await expect(page.getByText('S/ 37.00 ya está en tu saldo.')).toBeVisible();
  expect(await countRequests(admin, CLAIM)).toBe(3);
  await expect(page.getByRole('button', { name: 'Cobrar todo' })).toBeDisabled();
});

test('S2.16 the VIP page shows all levels and their benefits, and the next date after a claimed bonus', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/member/benefits');
  await expect(page.getByRole('heading', { name: 'Sala VIP' })).toBeVisible();
  await expect(page.getByText('3,580 puntos para el siguiente nivel')).toBeVisible();
  const levels = page.getByRole('group', { name: 'Todos los niveles' }).getByRole('button');
  await expect(levels).toHaveCount(11);
  await expect(levels.nth(3)).toHaveAttribute('aria-pressed', 'true');
  const level = page.getByRole('region', { name: 'Todos los niveles' });
  await expect(level).toContainText('Tu nivel');
  await levels.nth(5).click();
  await expect(level).toContainText('S/ 150.00');
  await expect(level.getByRole('img', { name: 'Se abre en VIP 5' })).toBeVisible();

  const bonuses = page.getByRole('region', { name: 'Tus bonos' });
  const weekly = bonuses.locator('div', { hasText: /^Bono semanal/ }).last();
  await weekly.getByRole('button').click();
  await expect(page.getByText('S/ 10.00 ya está en tu saldo.')).toBeVisible();
  await expect(weekly).toContainText(/Otra vez el .*Cobrado/);
});

test('S2.16 a manual rebate can be claimed, when it has reached the minimum', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/member/manualRebate');
  await expect(page.getByRole('heading', { name: 'Reembolso de apuestas' })).toBeVisible();
  const all = page.getByRole('button', { name: 'Cobrar todo' });
  await expect(all).toBeDisabled();
  await expect(page.getByText('Puedes cobrarlo desde S/ 1.00.')).toBeVisible();
  const { bets } = await admin('state', undefined, 'GET');
  const bet = Object.values<Record<string, unknown>>(bets).find(
    (one) => one.memberId === 'm-lucia' && one.gameType === 'RNG' && one.state === 'lost',
  );
  const { now } = await admin('clock', {});
  const set = { ...bet, id: 'B-large', stake: 100_000, at: now };
  await admin('state', { table: 'bets', id: 'B-large', set });
  await page.reload();
  await page.getByRole('button', { name: 'Cobrar Slots' }).click();
  await expect(page.getByText(/S\/\s5\.\d\d ya está en tu saldo/)).toBeVisible();
  const history = page.getByRole('region', { name: 'Reembolsos cobrados' });
  await expect(history).toContainText(/Slots.*\+.*5\./);
  await expect(page.getByRole('button', { name: 'Cobrar Slots' })).toHaveCount(0);
});
