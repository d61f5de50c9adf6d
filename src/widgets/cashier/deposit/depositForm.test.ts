import { expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { gatewayDeposit } from '../../../contract/cashier/deposit';
import { depositMethods, depositPromos } from '../../../contract/cashier/depositMethod';
import { whiteLabel } from '../../../contract/site/system';
import { createDeposit } from '../../../stores/cashier/deposit';
import { createSystem } from '../../../stores/site/system';
import type { App } from '../../site/app/useApp';
import { createDepositForm } from './createDepositForm';
import { pathOfDeposits } from './depositRecord';

const methodOf = (methodId: string, category: string, accountIds: string[] = []) => ({
  methodId,
  category,
  via: accountIds.length ? 'manual' : 'gateway',
  name: methodId,
  min: 1,
  max: 100,
  amounts: [],
  accounts: accountIds.map((accountId) => ({ accountId })),
});

const app = {
  navigate: () => {},
  requireRealAccount: async () => true,
} as unknown as App;

/** The form of a member to whom the server offers these. */
async function openForm(offered: { categories?: unknown[]; methods: unknown[] }) {
  const fake = createFakeHost();
  fake.reply(depositMethods, { categories: [], ...offered });
  fake.reply(depositPromos, []);
  fake.logIn('lucia');
  const form = createDepositForm(fake.host, app);
  await form.load();
  return { ...fake, form };
}

test('another account is chosen for the transfer, when the server closes the chosen one', async () => {
  const { host, form, reply } = await openForm({ methods: [methodOf('BCP', 'bank', ['a', 'b'])] });
  form.selectAccount('b');
  expect(form.accountId.value).toBe('b');
  reply(depositMethods, { categories: [], methods: [methodOf('BCP', 'bank', ['c', 'd'])] });
  // Also after a lost reply, which loads what is shown again without the form.
  await host.use(createDeposit).methods.reload();
  await settle();
  expect(form.accountId.value).toBe('c');
});

test('the amount that was deposited is not in the form any more', async () => {
  const { form, requestsOf } = await openForm({ methods: [methodOf('YAPE', 'wallet')] });
  form.amount.value.value = '50';
  void form.submit();
  await settle();
  const [request] = requestsOf(gatewayDeposit);
  expect(request?.input).toMatchObject({ amount: 50 });
  request?.answer({ depositId: 'D1', methodId: 'YAPE', amount: 50, state: 'pending' });
  await settle();
  expect(form.amount.value.value).toBe('');
});

test('methods of one category are one tile, when the server names no categories', async () => {
  const methods = [methodOf('YAPE', 'wallet'), methodOf('PLIN', 'wallet'), methodOf('BCP', 'bank')];
  const { form } = await openForm({ methods });
  expect(form.categories.value.map(({ category, name }) => [category, name])).toEqual([
    ['wallet', 'YAPE'],
    ['bank', 'BCP'],
  ]);
});

test('a method can be reached, when the server does not name its category', async () => {
  const categories = [{ category: 'bank', name: 'Banks' }];
  const methods = [methodOf('YAPE', 'wallet'), methodOf('BCP', 'bank')];
  const { form } = await openForm({ categories, methods });
  expect(form.categories.value.map(({ name }) => name)).toEqual(['Banks', 'YAPE']);
});

test.each([
  [true, '/m/vouReport'],
  [false, '/m/member/home'],
])(
  'S6.11 with DEPRECM3 %s, a deposit that the backend does not name is looked for at %s',
  async (DEPRECM3, path) => {
    const { host, reply } = createFakeHost();
    reply(whiteLabel, { menu: { DEPRECM3 } });
    await host.use(createSystem).whiteLabel.load();
    expect(pathOfDeposits(host)).toBe(path);
  },
);
