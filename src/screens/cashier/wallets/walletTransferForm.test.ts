import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { wallet } from '../../../contract/cashier/wallet';
import { createWallet } from '../../../stores/cashier/wallet';
import type { App } from '../../../widgets/site/app/useApp';
import { createWalletTransferForm } from './createWalletTransferForm';

test('S4.50 each opening of the transfer begins with an empty amount and no error', async () => {
  const isOpen = signal(true);
  const { host } = createFakeHost();
  const { form, amount, start } = createWalletTransferForm(host, {} as App, signal('CASH'), isOpen);
  const stop = start();
  amount.value.value = '0';
  await form.submit();
  expect(amount.error.value).toBeDefined();
  isOpen.value = false;
  isOpen.value = true;
  expect([amount.value.value, amount.error.value]).toEqual(['', undefined]);
  stop();
});

/** The form of a member with these wallets, and the wallet that the money comes from. */
async function openForm(balances: Record<string, number>, tapped = 'CASH') {
  const { host, reply, logIn } = createFakeHost();
  const wallets = Object.entries(balances).map(([code, balance]) => ({
    code,
    name: code,
    balance,
  }));
  reply(wallet, { sumBalance: 0, wallets });
  logIn('lucia');
  await host.use(createWallet).reload();
  const from = signal(tapped);
  const opened = createWalletTransferForm(host, {} as App, from, signal(true));
  return { ...opened, from };
}

test.each([
  [0.29, ['0.07', '0.14', '0.29']],
  [4.35, ['1.08', '2.17', '4.35']],
  [0.01, ['0.01']],
  [0, []],
])(
  'S4.50 the whole wallet is among the suggested amounts, when it has %d',
  async (has, amounts) => {
    const { suggestions } = await openForm({ CASH: has });
    expect(suggestions.value.map(({ amount }) => amount)).toEqual(amounts.map(Number));
  },
);

test.each([
  ['CASH', ['CASH', 'PG']],
  ['PG', ['PG', 'CASH']],
  ['JI', ['CASH', 'JI']],
])(
  'S4.50 a tap on the wallet %s proposes a transfer that is possible',
  async (tapped, proposed) => {
    const { to, from, start } = await openForm({ CASH: 5, PG: 50, JI: 0 }, tapped);
    const stop = start();
    expect([from.value, to.value.value]).toEqual(proposed);
    stop();
  },
);

test('S4.50 an error about the amount ends, when a wallet with enough money is chosen', async () => {
  const { form, amount, to, from, start } = await openForm({ CASH: 5, PG: 50 });
  const stop = start();
  amount.value.value = '20';
  await form.submit();
  expect(amount.error.value).toBeDefined();
  from.value = 'PG';
  await settle();
  expect([amount.error.value, to.error.value]).toEqual([undefined, undefined]);
  stop();
});

test('S4.50 the error about two equal wallets ends, when another source is chosen', async () => {
  const { form, to, from, start } = await openForm({ CASH: 5, PG: 50, EVO: 1 });
  const stop = start();
  to.value.value = 'CASH';
  await form.submit();
  expect(to.error.value).toBeDefined();
  from.value = 'EVO';
  await settle();
  expect(to.error.value).toBeUndefined();
  stop();
});
