import { expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { kyc } from '../../contract/account/kyc';
import { depositReport } from '../../contract/cashier/deposit';
import { wallet } from '../../contract/cashier/wallet';
import { withdrawInfo } from '../../contract/cashier/withdraw';
import { createWallet } from '../cashier/wallet';
import { createFirstSteps } from './firstSteps';
import { createNewMember } from './newMember';

const NOTHING_YET = { hasBankCard: false, hasPaymentPassword: false, kycLimit: 500 };

function prepare({
  terms = NOTHING_YET as object,
  state = 'none',
  deposits = [] as object[],
} = {}) {
  const { host, logIn, reply } = createFakeHost();
  reply(wallet, { sumBalance: 0, wallets: [] });
  logIn('marisol');
  reply(withdrawInfo, terms);
  reply(kyc, { state, documents: [] });
  reply(depositReport, { content: deposits });
  const { registeredAt, noteRegistration } = host.use(createNewMember);
  noteRegistration();
  return { host, reply, store: host.use(createFirstSteps), registeredAt };
}

test('the first steps are a deposit, what a withdrawal needs, and the identity', async () => {
  const { store } = prepare();
  await store.load();
  expect(store.steps.value.map(({ step }) => step)).toEqual(['deposit', 'bank', 'identity']);
  expect(store.next.value).toBe('deposit');
  expect(store.doneCount.value).toBe(0);
});

test('the identity is no step, when no amount needs it', async () => {
  const { store } = prepare({ terms: { ...NOTHING_YET, kycLimit: undefined } });
  await store.load();
  expect(store.steps.value.map(({ step }) => step)).toEqual(['deposit', 'bank']);
});

test.each([
  ['a paid deposit', { deposits: [{ depositId: '1' }] }, 'bank'],
  ['documents that are being checked', { deposits: [{}], state: 'reviewing' }, 'bank'],
  [
    'a bank account without a password',
    { deposits: [{}], terms: { ...NOTHING_YET, hasBankCard: true } },
    'bank',
  ],
  [
    'an account and a password',
    { deposits: [{}], terms: { ...NOTHING_YET, hasBankCard: true, hasPaymentPassword: true } },
    'identity',
  ],
])('after %s the next step follows', async (_what, known, next) => {
  const { store } = prepare(known);
  await store.load();
  expect(store.next.value).toBe(next);
});

test('the first steps end, when all are done, and when they are closed', async () => {
  const terms = { hasBankCard: true, hasPaymentPassword: true, kycLimit: 500 };
  const done = prepare({ terms, state: 'verified', deposits: [{}] });
  await done.store.load();
  expect(done.registeredAt.peek()).toBe(0);

  const closed = prepare();
  await closed.store.load();
  expect(closed.registeredAt.peek()).toBeGreaterThan(0);
  closed.store.close();
  expect(closed.registeredAt.peek()).toBe(0);
});

test('the first deposit is done as soon as it changes the balance', async () => {
  const { host, reply, store } = prepare();
  const { reload } = host.use(createWallet);
  await reload();
  host.own(store.follow());
  await store.load();
  expect(store.next.value).toBe('deposit');
  reply(depositReport, { content: [{ depositId: '1' }] });
  reply(wallet, { sumBalance: 100, wallets: [] });
  await reload();
  await settle();
  expect(store.next.value).toBe('bank');
});
