import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';

const CLAIM = '/wps/relay/MCS2_claimReward';

test('S2.13 the reward center shows what waits, missions under way and what there was', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/rewardCenter');
  await expect(page.getByRole('heading', { name: 'Centro de premios' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total disponible' })).toContainText('37.00');
  await expect(page.locator('.reward-card')).toHaveCount(5);
  await expect(page.getByRole('progressbar', { name: 'Misión: juega 500' })).toBeVisible();
  await page.getByRole('tab', { name: 'Historial' }).click();
  await expect(page.locator('.reward-card')).toHaveCount(3);
  await expect(page.getByText('Vencido')).toBeVisible();
});

test('S2.13 a reward is claimed once, and the balance knows', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/rewardCenter');
  await door('faults', { path: 'claimReward', kind: 'delay', ms: 300, times: 1 });
  await page.getByRole('button', { name: 'Reclamar Feliz cumpleaños' }).dblclick();
  await expect(page.getByText('S/ 30.00 ya está en tu saldo.')).toBeVisible();
  expect(await asked(door, CLAIM)).toBe(1);
  await expect(page.getByRole('region', { name: 'Total disponible' })).toContainText('7.00');
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page.getByRole('region', { name: 'Saldo total' })).toContainText('1,314.50');
});

test('S2.13 all of them are claimed at one press; then there is nothing left', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/rewardCenter');
  await page.getByRole('button', { name: 'Reclamar todo' }).click();
  await expect(page.getByText('S/ 37.00 ya está en tu saldo.')).toBeVisible();
  expect(await asked(door, CLAIM)).toBe(3);
  await expect(page.getByRole('button', { name: 'Reclamar todo' })).toBeDisabled();
});

test.describe('when the answer gets lost', () => {
  test.use({ allowConsole: [/500/] });
  test('S2.13 the next attempt goes under the same key', async ({ page, door }) => {
    await enter(page, door);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('claimReward')) keys.push(request.headers()['idempotency-key']);
    });
    await page.goto('/m/rewardCenter');
    await door('faults', { path: 'claimReward', kind: 'status', status: 500, times: 1 });
    const claim = page.getByRole('button', { name: 'Reclamar Visita de hoy' });
    await claim.click();
    await expect(page.getByText('Algo salió mal. Inténtalo de nuevo.')).toBeVisible();
    await claim.click();
    await expect(page.getByText('S/ 2.00 ya está en tu saldo.')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('S2.13 a reward center that cannot be had says so and tries again', async ({
    page,
    door,
  }) => {
    await enter(page, door);
    await door('faults', { path: 'getRewards', kind: 'status', status: 500, times: 3 });
    await page.goto('/m/rewardCenter');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('region', { name: 'Total disponible' })).toBeVisible();
  });
});

test('S2.16 the VIP room shows the ladder and what each level brings', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/member/benefits');
  await expect(page.getByRole('heading', { name: 'Sala VIP' })).toBeVisible();
  await expect(page.getByText('3,580 puntos para el siguiente nivel')).toBeVisible();
  const levels = page.getByRole('group', { name: 'Todos los niveles' }).getByRole('button');
  await expect(levels).toHaveCount(11);
  await expect(levels.nth(3)).toHaveAttribute('aria-pressed', 'true');
  const level = page.locator('.vip-level');
  await expect(level).toContainText('Tu nivel');
  await levels.nth(5).click();
  await expect(level).toContainText('S/ 150.00');
  await expect(level.getByRole('img', { name: 'Se abre en VIP 5' })).toBeVisible();
});

test('S2.16 a bonus of the level is claimed, and says when it comes again', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/member/benefits');
  const weekly = page.locator('.vip-claims .row').filter({ hasText: 'Bono semanal' });
  await weekly.getByRole('button').click();
  await expect(page.getByText('S/ 10.00 ya está en tu saldo.')).toBeVisible();
  await expect(weekly).toContainText(/Otra vez el .*Reclamado/);
});

test('S2.16 single cash back is collected once it reaches the least amount', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/member/manualRebate');
  await expect(page.getByRole('heading', { name: 'Reembolso individual' })).toBeVisible();
  const all = page.getByRole('button', { name: 'Cobrar todo' });
  await expect(all).toBeDisabled();
  await expect(page.getByText('Se cobra desde S/ 1.00.')).toBeVisible();
  const { bets } = await door('state', undefined, 'GET');
  const bet = Object.values<Record<string, unknown>>(bets).find(
    (one) => one.memberId === 'm-lucia' && one.gameType === 'RNG' && one.state === 'lost',
  );
  const { now } = await door('clock', {});
  const set = { ...bet, id: 'B-large', stake: 100_000, at: now };
  await door('state', { table: 'bets', id: 'B-large', set });
  await page.reload();
  await page.getByRole('button', { name: 'Cobrar Slots' }).click();
  await expect(page.getByText(/S\/\s5\.\d\d ya está en tu saldo/)).toBeVisible();
  const past = page.getByRole('region', { name: 'Reembolsos cobrados' });
  await expect(past.locator('.row').first()).toContainText(/Slots.*\+.*5\./);
  await expect(page.getByRole('button', { name: 'Cobrar Slots' })).toHaveCount(0);
});
