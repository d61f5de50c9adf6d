import { expect, test } from 'vitest';
import {
  type Deposit,
  depositReport,
  gatewayDeposit,
  manualTransfer,
} from '../../../src/contract/cashier/deposit';
import { mockBackend } from '../../helpers/mockBackend';

async function openDeposits() {
  const mock = mockBackend();
  const lucia = await mock.login('lucia');
  await mock.scenario('depositsOpen');
  const { content } = await lucia.call(depositReport, { pageSize: 100 });
  const payOf = (methodId: string) =>
    content.find(({ depositId }: Deposit) => depositId === `D-${methodId}`)?.pay;
  return { mock, lucia, payOf };
}

test('S7.42 every open deposit says how to pay it, by what its method needs', async () => {
  const { payOf } = await openDeposits();
  expect(payOf('SOLPAY')).toMatchObject({
    kind: 'qr',
    url: expect.stringContaining('kind=wallet'),
  });
  expect(payOf('CARD')).toMatchObject({ kind: 'wait', url: expect.stringContaining('kind=card') });
  expect(payOf('ONLINEBANK')?.url).toContain('kind=bank');
  expect(payOf('AGENTCASH')).toMatchObject({ kind: 'code', shops: expect.any(Array) });
  expect(payOf('TRANSFER')).toMatchObject({ kind: 'account', reference: 'D-TRANSFER' });
});

test('S7.42 coins are worth the deposit at the rate, rounded up to what can be sent', async () => {
  const { payOf, lucia, mock } = await openDeposits();
  // 100.00 at 3.75.
  expect(payOf('STABLE')).toMatchObject({ coin: 'USDT', rate: 3.75, coinAmount: '26.67' });
  expect(payOf('BITCOIN')).toMatchObject({ coin: 'BTC', rate: 360_000, coinAmount: '0.00027778' });
  await mock.scenario('depositsExpired');
  const uneven = await lucia.call(gatewayDeposit, { amount: 100.1, methodId: 'STABLE' });
  expect(uneven?.pay).toMatchObject({ coinAmount: '26.70' });
});

test('S7.42 a transfer keeps the chosen account and its reference until it is paid', async () => {
  const { mock, lucia } = await openDeposits();
  await mock.scenario('depositsExpired');
  const opened = await lucia.call(manualTransfer, { amount: 100, accountId: 'A-2', payer: 'Ana' });
  const account = { value: '0011-0486-0100054432', bankName: 'Banco Andino' };
  expect(opened).toMatchObject({ state: 'reviewing', pay: account });
  const pay = async () => (await lucia.call(depositReport, {})).content[0]?.pay;
  expect(await pay()).toEqual(opened?.pay);
  await mock.scenario('depositsPaid');
  expect(await pay()).toBeUndefined();
});
