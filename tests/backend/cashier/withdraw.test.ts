import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance, cash, idempotencyKey } from './money';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  lucia = await backend.client().persona('member');
});

const PIN = '246810';
const relay = (name: string) => `/wps/relay/MCS2_${name}`;
const requestWithdrawal = async (amount: number, more: object = {}, key?: string) =>
  (
    await lucia.post(
      '/wps/transaction/withdraw',
      { amount, paymentPassword: PIN, ...more },
      key ? idempotencyKey(key) : {},
    )
  ).body;
const loadReport = async (query = {}) =>
  (await lucia.get(relay('withdrawReport'), { pageSize: 200, ...query })).body.value;
const readState = async (id: string) =>
  (await loadReport()).content.find(
    (withdrawal: { withdrawId: string }) => withdrawal.withdrawId === id,
  ).state;

describe('withdrawing', () => {
  test('S7.41 lowers the balance once and appears in the report', async () => {
    const before = await cash(lucia);
    const { value } = await requestWithdrawal(100);
    expect(value).toMatchObject({ amount: 100, fee: 0, received: 100, state: 'pending' });
    expect(await cash(lucia)).toBe(before - 100);
    expect((await loadReport()).content[0].withdrawId).toBe(value.withdrawId);
  });

  test('S7.41 a withdrawal is made once, when it is repeated with its key', async () => {
    const first = await requestWithdrawal(100, {}, 'w1');
    expect(await requestWithdrawal(100, {}, 'w1')).toEqual(first);
    expect(await cash(lucia)).toBe(1034.5);
  });

  test('S7.41 a withdrawal is made once, when it is repeated with its key and a mistyped password', async () => {
    const first = await requestWithdrawal(100, {}, 'w1');
    expect(await requestWithdrawal(100, { paymentPassword: '000000' }, 'w1')).toEqual(first);
    expect(await cash(lucia)).toBe(1034.5);
  });

  test.each([
    [{ amount: 1_200 }, 'balance_insufficient'],
    [{ amount: 10 }, 'withdraw_limit'],
    [{ amount: 20_000 }, 'withdraw_limit'],
    [{ amount: 100, paymentPassword: '000000' }, 'payment_password_wrong'],
    [{ amount: 100, paymentPassword: undefined }, 'payment_password_wrong'],
    [{ amount: 100, bankCardId: 'BC-3' }, 'bank_card_missing'],
    [{ amount: -100 }, 'amount_invalid'],
  ])('S7.41 rejects %j and takes nothing', async (input, code) => {
    const { amount, ...more } = input;
    expect(await requestWithdrawal(amount, more)).toMatchObject({ success: false, code });
    expect(await balance(lucia)).toBe(1284.5);
  });

  test('S7.41 is approved and then paid, as time passes', async () => {
    const { value } = await requestWithdrawal(100);
    await lucia.admin('clock', { advance: 61_000 });
    expect(await readState(value.withdrawId)).toBe('approved');
    await lucia.admin('clock', { advance: 120_000 });
    expect(await readState(value.withdrawId)).toBe('paid');
    expect(await cash(lucia)).toBe(1034.5);
  });

  test('S7.41 a rejected withdrawal returns the whole amount', async () => {
    const { value } = await requestWithdrawal(100.13);
    await lucia.admin('clock', { advance: 61_000 });
    expect(await readState(value.withdrawId)).toBe('rejected');
    expect(await cash(lucia)).toBe(1134.5);
  });

  test.each([
    [100, 'Your withdrawal of S/\u00a0100.00 has arrived'],
    [100.13, 'Your withdrawal of S/\u00a0100.13 was rejected'],
  ])('S7.41 the end of a withdrawal of %d sends a mail that opens it', async (amount, title) => {
    const { value } = await requestWithdrawal(amount);
    await lucia.admin('clock', { advance: 181_000 });
    const { content } = (await lucia.get('/wps/relay/CSP_getMailList', { pageSize: 9 })).body.value;
    const mail = content.find((each: { title: string }) => each.title === title);
    expect(mail.content).toContain(`/m/withdrawReport?withdrawal=${value.withdrawId}"`);
  });

  test('S7.41 no more can be withdrawn on a day than the VIP level allows', async () => {
    await lucia.admin('state', { table: 'members', id: 'm-lucia', set: { vipLevel: 0 } });
    const set = { balance: 2_000_000 };
    await lucia.admin('state', { table: 'wallets', id: 'm-lucia/CASH', set });
    expect((await requestWithdrawal(9_000)).success).toBe(true);
    const { code, value } = await requestWithdrawal(1_000.01);
    expect([code, value]).toEqual(['withdraw_daily_amount', { left: 1_000 }]);
    expect((await requestWithdrawal(1_000)).success).toBe(true);
  });

  test('S7.41 the mail about a withdrawal with a fee says what arrived', async () => {
    for (let i = 0; i < 3; i++) await requestWithdrawal(50);
    const { withdrawId, received } = (await requestWithdrawal(50)).value;
    expect(received).toBe(49.5);
    await lucia.admin('clock', { advance: 181_000 });
    const { content } = (await lucia.get('/wps/relay/CSP_getMailList', { pageSize: 9 })).body.value;
    const mail = content.find((each: { content: string }) => each.content.includes(withdrawId));
    expect(mail.content).toContain('S/\u00a049.50 is in your account');
  });

  test('S7.41 a pending withdrawal can be cancelled by its owner, once', async () => {
    const { withdrawId } = (await requestWithdrawal(100)).value;
    const victor = await lucia.persona('vip');
    const other = await victor.post(relay('cancelWithdraw'), { withdrawId });
    expect(other.body.code).toBe('withdraw_missing');
    expect((await lucia.post(relay('cancelWithdraw'), { withdrawId })).body.value.state).toBe(
      'cancelled',
    );
    const again = await lucia.post(relay('cancelWithdraw'), { withdrawId });
    expect(again.body.code).toBe('withdraw_closed');
    expect(await cash(lucia)).toBe(1134.5);
  });

  test('S7.41 costs a fee after the free withdrawals of the day, and has a daily limit', async () => {
    await lucia.admin('reset', { now: Date.UTC(2025, 5, 10, 17) });
    lucia = await lucia.persona('member');
    const fees: number[] = [];
    for (let i = 0; i < 5; i++) fees.push((await requestWithdrawal(50)).value.fee);
    expect(fees).toEqual([0, 0, 0, 0.5, 0.5]);
    expect((await requestWithdrawal(50)).code).toBe('withdraw_daily_count');
    await lucia.admin('clock', { advance: 20 * 3_600_000 });
    expect((await requestWithdrawal(50)).success).toBe(true);
  });

  test('S7.42 the seeded report has withdrawals in every state', async () => {
    for (const state of ['pending', 'approved', 'paid', 'rejected', 'cancelled']) {
      expect((await loadReport({ state })).totalCount).toBeGreaterThan(0);
    }
  });

  test('S7.41 every attempt is rejected for some time, after too many wrong payment passwords', async () => {
    for (let i = 0; i < 8; i++) await requestWithdrawal(100, { paymentPassword: '1' });
    const { status, headers } = await lucia.post('/wps/transaction/withdraw', {
      amount: 100,
      paymentPassword: PIN,
    });
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('bank cards', () => {
  const card = { bankCode: 'SIERRA', accountNumber: '2233 4455 66', holder: 'LUCIA QUISPE' };
  const loadCards = async () => (await lucia.get(relay('getBankCards'))).body.value;

  test('S7.42 are added, masked, made the default and removed', async () => {
    const { value } = (await lucia.post(relay('addBankCard'), card)).body;
    expect(value).toMatchObject({ accountNumber: '****5566', isDefault: false });
    await lucia.post(relay('setDefaultBankCard'), { bankCardId: value.bankCardId });
    const chosen = (await loadCards()).filter((card: { isDefault: boolean }) => card.isDefault);
    expect(chosen.map((card: { bankCardId: string }) => card.bankCardId)).toEqual([
      value.bankCardId,
    ]);
    await lucia.post(relay('removeBankCard'), { bankCardId: value.bankCardId });
    expect(
      (await loadCards()).filter((card: { isDefault: boolean }) => card.isDefault),
    ).toHaveLength(1);
  });

  test.each([
    [{ holder: 'Otra Persona' }, 'bank_card_holder'],
    [{ bankCode: 'NOBANK' }, 'bank_unknown'],
    [{ bankCode: 'ANDINO', accountNumber: '0011-0486-0100054432' }, 'bank_card_duplicate'],
    [{ accountNumber: 'abc' }, 'malformed'],
    [{ accountNumber: '12 - - - - - 3' }, 'malformed'],
    [{ holder: '   ' }, 'malformed'],
  ])('S7.42 rejects a card with %j', async (change, code) => {
    const { body } = await lucia.post(relay('addBankCard'), { ...card, ...change });
    expect(body.code).toBe(code);
    expect(await loadCards()).toHaveLength(2);
  });

  test('S7.42 a card cannot be removed, while a withdrawal to it is open', async () => {
    const { body } = await lucia.post(relay('removeBankCard'), { bankCardId: 'BC-1' });
    expect(body.code).toBe('bank_card_busy');
  });

  test('S6.14 a member cannot change the cards of another', async () => {
    const victor = await lucia.persona('vip');
    for (const name of ['removeBankCard', 'setDefaultBankCard']) {
      const { body } = await victor.post(relay(name), { bankCardId: 'BC-2' });
      expect(body.code).toBe('bank_card_missing');
    }
    expect(await loadCards()).toHaveLength(2);
  });
});
