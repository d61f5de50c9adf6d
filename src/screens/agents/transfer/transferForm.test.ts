import { beforeAll, expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { securityConfig } from '../../../contract/account/security';
import {
  downline,
  downlines,
  downlineTransfers,
  transferDownline,
  transferDownlines,
} from '../../../contract/agents/agent';
import { wallet } from '../../../contract/cashier/wallet';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { createDownline } from '../../../stores/agents/downline';
import { createWallet } from '../../../stores/cashier/wallet';
import type { App } from '../../../widgets/site/app/useApp';
import { createTransferForm } from './createTransferForm';

const HUNDRED = { sumBalance: 150, wallets: [{ code: 'CASH', balance: 100 }] };

beforeAll(async () => {
  await firstTexts();
  await loadTexts('validation', 'team');
});

async function prepare(...amounts: string[]) {
  const server = createFakeHost();
  server.logIn('agustin');
  server.reply(wallet, HUNDRED);
  server.reply(securityConfig, { hasPaymentPassword: true });
  // Records without times cannot tell whether a transfer whose reply was lost was made.
  const content = amounts.map((amount, index) => ({
    transferId: `old ${index}`,
    account: `m${index}`,
    amount: Number(amount),
    at: 0,
  }));
  server.reply(downlineTransfers, { content });
  void server.host.use(createWallet).reload();
  await settle();
  const form = createTransferForm(server.host, {} as App);
  for (const [index, amount] of amounts.entries()) {
    form.toggleReceiver(`m${index}`, `Member ${index}`);
    const receiver = form.receivers.peek()[index];
    if (receiver) receiver.amount.value = amount;
  }
  return { ...server, form };
}

test('S7.44 the review opens only for receivers with an amount, up to the main wallet', async () => {
  const { form } = await prepare();
  await form.editForm.submit();
  expect(form.step.value).toBe('edit');

  form.toggleReceiver('m0', 'Member 0');
  await form.editForm.submit();
  const [receiver] = form.receivers.value;
  if (!receiver) throw new Error('no receiver');
  expect(form.amountField(receiver)?.error.value).toBeDefined();
  expect(form.step.value).toBe('edit');

  receiver.amount.value = '100.01';
  expect(form.sumError.value).toBeDefined();
  await form.editForm.submit();
  expect(form.step.value).toBe('edit');

  receiver.amount.value = '99.90';
  await form.amountField(receiver)?.validate();
  expect(form.amountField(receiver)?.error.value).toBeUndefined();
  expect(form.balanceAfter.value).toBe(0.1);
  await form.editForm.submit();
  expect(form.step.value).toBe('review');
});

test('S7.44 the review opens, when the receiver without an amount was removed', async () => {
  const { form } = await prepare('5', '');
  await form.editForm.submit();
  expect(form.step.value).toBe('edit');
  form.toggleReceiver('m1', 'Member 1');
  await form.editForm.submit();
  expect(form.step.value).toBe('review');
});

test('S4.53 what is available and what is left are unknown, never zero, when the balance cannot be loaded', () => {
  const server = createFakeHost();
  server.logIn('agustin');
  const form = createTransferForm(server.host, {} as App);
  expect([form.available.value, form.balanceAfter.value]).toEqual([undefined, undefined]);
});

test('S7.44 one receiver is a single transfer, several are one call for all', async () => {
  const one = await prepare('5');
  void one.form.send();
  expect(one.requestsOf(transferDownline).map(({ input }) => input)).toEqual([
    { account: 'm0', amount: 5 },
  ]);
  const two = await prepare('5', '6.5');
  two.form.remark.value = ' Hello ';
  void two.form.send();
  expect(two.requestsOf(transferDownlines).map(({ input }) => input)).toEqual([
    {
      transfers: [
        { account: 'm0', amount: 5 },
        { account: 'm1', amount: 6.5 },
      ],
      remark: 'Hello',
    },
  ]);
});

test('S7.44 a transfer whose reply was lost is repeated with its idempotency key, a new one has another', async () => {
  const { form, requestsOf } = await prepare('5');
  const sent = () => requestsOf(transferDownline);
  const first = form.send();
  void form.send();
  expect(sent()).toHaveLength(1);
  sent()[0]?.fail();
  await first;
  expect(form.lostReply.value).toBeDefined();
  expect(form.step.value).toBe('edit');

  const second = form.send();
  // The app looks for the first one before.
  await expect.poll(() => sent().length).toBe(2);
  sent()[1]?.answer({ transferId: 'T1', account: 'm0', amount: 5 });
  await second;
  expect(form.outcomes.value).toMatchObject([{ account: 'm0', transferId: 'T1' }]);
  expect(form.receivers.value).toEqual([]);

  form.edit();
  form.toggleReceiver('m0', 'Member 0');
  const [receiver] = form.receivers.value;
  if (receiver) receiver.amount.value = '5';
  void form.send();
  const keys = sent().map(({ options }) => options.idempotencyKey);
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('S7.44 every row has its result, when the server rejects one account', async () => {
  const { form, requestsOf } = await prepare('5', '6');
  const submitted = form.send();
  requestsOf(transferDownlines)[0]?.reject('not_your_downline', { account: 'm1' });
  await submitted;
  expect(form.step.value).toBe('result');
  const [other, rejected] = form.outcomes.value;
  expect(other?.error).toBeDefined();
  expect(rejected?.error).toBeDefined();
  expect(other?.error).not.toBe(rejected?.error);
  form.edit();
  expect(form.receivers.value).toHaveLength(2);
});

test.each([undefined, { account: 'M1' }])(
  'S7.44 every row has the reason of the server, when it names none of the receivers: %j',
  async (value) => {
    const { form, requestsOf } = await prepare('5', '6');
    const submitted = form.send();
    requestsOf(transferDownlines)[0]?.reject('contact_agent', value);
    await submitted;
    const reason = text('validation.contactAgent');
    expect(form.outcomes.value).toMatchObject([{ error: reason }, { error: reason }]);
  },
);

test('a transfer is made, when the backend answers without a value', async () => {
  const { form, reply } = await prepare('5');
  reply(transferDownline, null);
  await form.send();
  expect(form.step.value).toBe('result');
  expect(form.outcomes.value).toMatchObject([{ account: 'm0', amount: 5, transferId: '' }]);
});

test('S7.44 the list shows the new balance after a transfer, without loading again', async () => {
  const { form, host, reply, requestsOf } = await prepare('5');
  reply(downlines, { content: [{ account: 'm0', balance: 1 }], pageNum: 1, totalPages: 1 });
  const { open, records } = host.use(createDownline);
  const query = { name: '', level: '', upline: '', sort: 'joinedAt' } as const;
  await open(query);
  reply(transferDownline, { transferId: 'T1', account: 'm0', amount: 5 });
  await form.send();
  expect(records.rows.value).toMatchObject([{ account: 'm0', balance: 6 }]);
  await open(query);
  expect(requestsOf(downlines)).toHaveLength(1);
});

test("S7.44 the member's page shows the new balance after a transfer, before it has loaded again", async () => {
  const { form, host, reply } = await prepare('5');
  reply(downline, { account: 'm0', balance: 1 });
  const { member } = host.use(createDownline);
  await member.load({ account: 'm0', days: 7 });
  reply(transferDownline, { transferId: 'T1', account: 'm0', amount: 5 });
  await form.send();
  expect(member.value.value).toMatchObject({ account: 'm0', balance: 6 });
});

test('S7.44 a transfer is counted once, when its reply was lost and it is sent again', async () => {
  const { form, host, reply, requestsOf } = await prepare('5');
  const row = (balance: number) => ({
    content: [{ account: 'm0', balance }],
    pageNum: 1,
    totalPages: 1,
  });
  reply(downlines, row(1));
  reply(downline, { account: 'm0', balance: 1 });
  const { open, records, member } = host.use(createDownline);
  await open({ name: '', level: '', upline: '', sort: 'joinedAt' });
  await member.load({ account: 'm0', days: 7 });
  // The server made the transfer, so the lists that are read again have it.
  reply(downlines, row(6));
  reply(downline, { account: 'm0', balance: 6 });
  const first = form.send();
  await settle();
  requestsOf(transferDownline)[0]?.lose();
  await first;
  await settle();
  expect(records.rows.value).toMatchObject([{ balance: 6 }]);
  reply(transferDownline, { transferId: 'T1', account: 'm0', amount: 5 });
  await form.send();
  await settle();
  expect(records.rows.value).toMatchObject([{ balance: 6 }]);
  expect(member.value.value).toMatchObject({ balance: 6 });
});

test.each([
  ['asked for', { hasPaymentPassword: true }, true],
  ['not asked for, when the backend has none', { hasPaymentPassword: false }, false],
])('the password for payments is %s', async (_, config, isAsked) => {
  const { form, reply, requestsOf } = await prepare('5');
  reply(securityConfig, config);
  await form.editForm.submit();
  expect(form.needsPassword.value).toBe(isAsked);
  void form.reviewForm.submit();
  await settle();
  expect(requestsOf(transferDownline)).toHaveLength(isAsked ? 0 : 1);
});

test('the password for payments is asked for, once the backend asks for it', async () => {
  const { form, reply, requestsOf } = await prepare('5');
  reply(securityConfig, { hasPaymentPassword: false });
  await form.editForm.submit();
  const sent = form.send();
  requestsOf(transferDownline)[0]?.reject('payment_password_wrong');
  await expect(sent).rejects.toMatchObject({ code: 'payment_password_wrong' });
  expect(form.needsPassword.value).toBe(true);
  expect(form.step.value).toBe('review');
});
