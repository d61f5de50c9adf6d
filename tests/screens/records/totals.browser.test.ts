import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gatewayDeposit } from '../../../src/contract/cashier/deposit';
import { acceptPromo } from '../../../src/contract/cashier/depositMethod';
import { withdraw } from '../../../src/contract/cashier/withdraw';
import { prepareApp } from '../../helpers/openApp';
import { money, plain, sumLine } from './recordPage';

interface Entry {
  memberId: string;
  kind: string;
  amount: number;
}

async function expectLines(lines: Record<string, number>) {
  for (const [name, amount] of Object.entries(lines))
    await expect.element(sumLine(name).first(), { message: name }).toHaveTextContent(money(amount));
}

const readAmount = (name: string) =>
  Number(
    plain(sumLine(name))
      .replaceAll(',', '')
      .match(/[\d.]+$/)?.[0],
  );

test('S2.17 each record screen shows the sums of the ledger, under a name that says what they count', async () => {
  const { admin, goTo, logIn, mock, open } = prepareApp();
  const member = mock.as(await logIn());
  await admin('scenarios', { name: 'depositsRejected' });
  await member.call(acceptPromo, { promoId: 'DAILY' });
  await member.call(gatewayDeposit, { amount: 100, methodId: 'CARD' });
  await admin('scenarios', { name: 'depositsPaid' });
  await member.call(withdraw, { amount: 60, paymentPassword: '246810' });
  const { ledger } = await admin('state', undefined, 'GET');
  const sumOf = (...kinds: string[]) =>
    (ledger as Entry[])
      .filter(({ memberId, kind }) => memberId === 'm-lucia' && kinds.includes(kind))
      .reduce((sum, { amount }) => sum + amount, 0) / 100;

  /** Opens another record screen with everything of the member's in it. */
  async function openAll(path: string, title: string) {
    goTo(`${path}?period=other&from=2000-01-01&until=2040-01-01`);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  await open('/m/help');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openAll('/m/vouReport', 'Registro de depósitos');
  await expectLines({
    Bonos: sumOf('BONUS'),
    'Total acreditado': sumOf('DEPOSIT', 'BONUS'),
  });
  expect(readAmount('Pagaste') - readAmount('Comisión')).toBeCloseTo(sumOf('DEPOSIT'));

  const withdrawn = -sumOf('WITHDRAW', 'WITHDRAW_BACK');
  await openAll('/m/withdrawReport', 'Registro de retiros');
  await expect.element(sumLine('En camino')).toHaveTextContent(/[1-9]/);
  expect(readAmount('Pagado a tu cuenta') + readAmount('En camino')).toBeCloseTo(withdrawn);

  const played = { stake: -sumOf('BET', 'BET_CANCEL'), win: sumOf('WIN') };
  await openAll('/m/gameRecord', 'Registro de apuestas');
  await expectLines({
    'Total apostado': played.stake,
    'Total en premios': played.win,
    'Resultado de las apuestas': played.win - played.stake,
  });

  await openAll('/m/profitandloss', 'Ganancias y pérdidas');
  await expectLines({
    'Total apostado': played.stake,
    'Total en premios': played.win,
    'Depósitos, sin bonos': sumOf('DEPOSIT'),
    'Retiros pagados y en camino': withdrawn,
  });
});
