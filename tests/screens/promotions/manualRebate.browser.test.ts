import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prepareApp } from '../../helpers/openApp';

test('S2.16 a manual rebate can be claimed, when it has reached the minimum', async () => {
  const { admin, logIn, open, reload } = prepareApp();
  await logIn();
  await open('/m/member/manualRebate');
  await expect.element(page.getByRole('heading', { name: 'Reembolso de apuestas' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cobrar todo' })).toBeDisabled();
  await expect.element(page.getByText('Puedes cobrarlo desde S/ 1.00.')).toBeVisible();
  const { bets } = await admin('state', undefined, 'GET');
  const bet = Object.values<Record<string, unknown>>(bets).find(
    (one) => one.memberId === 'm-lucia' && one.gameType === 'RNG' && one.state === 'lost',
  );
  const { now } = await admin('clock', {});
  const set = { ...bet, id: 'B-large', stake: 100_000, at: now };
  await admin('state', { table: 'bets', id: 'B-large', set });
  await reload();
  const claim = page.getByRole('button', { name: 'Cobrar Slots' });
  await claim.click();
  await expect.element(page.getByText(/S\/\s5\.\d\d ya está en tu saldo/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Reembolsos cobrados' }))
    .toHaveTextContent(/Slots.*\+.*5\./);
  await expect.element(claim).not.toBeInTheDocument();
});
