import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/fixtures';
import { moveToScreen } from '../helpers/navigation';
import { startSession } from '../helpers/session';
import { money, plain, sumLine } from './recordPage';

interface Entry {
  memberId: string;
  kind: string;
  amount: number;
}

/** Opens another record screen with everything of the member's in it. */
const openAll = (page: Page, path: string) =>
  moveToScreen(page, `${path}?period=other&from=2000-01-01&until=2040-01-01`);

test('S2.17 each record screen shows the sums of the ledger, under a name that says what they count', async ({
  page,
  admin,
  api,
}) => {
  const token = await startSession(page, admin);
  const post = (path: string, data: object) =>
    api(path, { method: 'POST', headers: { Token: token }, data });
  await admin('scenarios', { name: 'depositsRejected' });
  await post('/wps/relay/MCS2_acceptPromo', { promoId: 'DAILY' });
  await post('/wps/relay/MCS2_paymentGateway', { amount: 100, methodId: 'CARD' });
  await admin('scenarios', { name: 'depositsPaid' });
  await post('/wps/transaction/withdraw', { amount: 60, paymentPassword: '246810' });
  const { ledger } = await admin('state', undefined, 'GET');
  const sumOf = (...kinds: string[]) =>
    (ledger as Entry[])
      .filter(({ memberId, kind }) => memberId === 'm-lucia' && kinds.includes(kind))
      .reduce((sum, { amount }) => sum + amount, 0) / 100;
  const expectLines = async (lines: Record<string, number>) => {
    for (const [name, amount] of Object.entries(lines))
      await expect(sumLine(page, name).first(), name).toContainText(money(amount));
  };
  const readAmount = async (name: string) => {
    const text = plain(await sumLine(page, name).innerText());
    return Number(text.replaceAll(',', '').match(/[\d.]+$/)?.[0]);
  };

  await page.goto('/m/help');
  await page.locator('h1').waitFor();
  await openAll(page, '/m/vouReport');
  await expectLines({
    Bonos: sumOf('BONUS'),
    'Total acreditado': sumOf('DEPOSIT', 'BONUS'),
  });
  expect((await readAmount('Pagaste')) - (await readAmount('Comisión'))).toBeCloseTo(
    sumOf('DEPOSIT'),
  );

  const withdrawn = -sumOf('WITHDRAW', 'WITHDRAW_BACK');
  await openAll(page, '/m/withdrawReport');
  await expect(sumLine(page, 'En camino')).toContainText(/[1-9]/);
  expect((await readAmount('Pagado a tu cuenta')) + (await readAmount('En camino'))).toBeCloseTo(
    withdrawn,
  );

  const played = { stake: -sumOf('BET', 'BET_CANCEL'), win: sumOf('WIN') };
  await openAll(page, '/m/gameRecord');
  await expectLines({
    'Total apostado': played.stake,
    'Total en premios': played.win,
    'Resultado de las apuestas': played.win - played.stake,
  });

  await openAll(page, '/m/profitandloss');
  await expectLines({
    'Total apostado': played.stake,
    'Total en premios': played.win,
    'Depósitos, sin bonos': sumOf('DEPOSIT'),
    'Retiros pagados y en camino': withdrawn,
  });
});
