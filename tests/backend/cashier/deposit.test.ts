import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance, idempotencyKey } from './money';

const backend = runBackend();
let lucia: Client;
let nora: Client;
beforeEach(async () => {
  const client = backend.client();
  lucia = await client.persona('member');
  nora = await client.persona('newMember');
});

const relay = (name: string) => `/wps/relay/MCS2_${name}`;
const loadReport = async (client: Client, query = {}) =>
  (await client.get(relay('depositReport'), { pageSize: 200, ...query })).body.value;
const readState = async (client: Client, id: string) =>
  (await loadReport(client)).content.find(
    (deposit: { depositId: string }) => deposit.depositId === id,
  ).state;
const openDeposit = async (client: Client, amount: number, methodId = 'SOLPAY', key?: string) =>
  (await client.post(relay('paymentGateway'), { amount, methodId }, key ? idempotencyKey(key) : {}))
    .body;

describe('deposit methods', () => {
  test('S7.42 every category has a method, and suggested amounts are within the limits', async () => {
    const { categories, methods } = (await nora.get(relay('getDepositBanks'))).body.value;
    for (const { category } of categories) {
      const methodsInCategory = methods.filter(
        (method: { category: string }) => method.category === category,
      );
      expect(methodsInCategory.length).toBeGreaterThan(0);
    }
    for (const { min, max, amounts } of methods) {
      expect(min).toBeLessThan(max);
      for (const amount of amounts) {
        expect(amount).toBeGreaterThanOrEqual(min);
        expect(amount).toBeLessThanOrEqual(max);
      }
    }
    const filtered = (await nora.get(relay('getDepositBanks'), { category: 'crypto' })).body.value;
    expect(filtered.methods.length).toBeGreaterThan(0);
    expect(
      filtered.methods.every((method: { category: string }) => method.category === 'crypto'),
    ).toBe(true);
  });

  test.each([
    ['paymentGateway', { methodId: 'CARD' }, 'pending', 'CARD'],
    ['alipay', {}, 'pending', 'ALIPAY'],
    ['qq', {}, 'pending', 'QQ'],
    ['weChat', {}, 'pending', 'WECHAT'],
    ['manualTransfer', { accountId: 'A-1', payer: 'Nora' }, 'reviewing', 'TRANSFER'],
  ])(
    'S7.42 MCS2_%s opens a deposit that is paid when its time comes',
    async (name, more, state, methodId) => {
      const { value } = (await nora.post(relay(name), { amount: 100, ...more })).body;
      expect(value).toMatchObject({ amount: 100, state, methodId });
      expect(await balance(nora)).toBe(0);
      await nora.admin('clock', { advance: 61_000 });
      expect(await balance(nora)).toBe(value.credited);
      expect(await readState(nora, value.depositId)).toBe('paid');
      const { content } = (await nora.get('/wps/relay/CSP_getMailList', { pageSize: 9 })).body
        .value;
      const isOfIt = (mail: { content: string }) =>
        mail.content.includes(`/m/voucherCenter?deposit=${value.depositId}"`);
      expect(content.filter(isOfIt)).toHaveLength(1);
    },
  );

  test('S7.42 what became due while nobody called is applied in the order of its times', async () => {
    await lucia.admin('clock', { freeze: true });
    // Rejected after a minute.
    const withdrawal = { amount: 100.13, paymentPassword: '246810' };
    await lucia.post('/wps/transaction/withdraw', withdrawal);
    await lucia.admin('clock', { advance: 55_000 });
    await openDeposit(lucia, 100);
    await lucia.admin('clock', { advance: 120_000 });
    await balance(lucia);
    const { ledger } = await lucia.admin('state');
    const times = ledger.slice(-3).map(({ at }: { at: number }) => at);
    expect(new Set(times).size).toBe(3);
    expect(times).toEqual(times.toSorted());
  });

  test('S7.42 the fee is subtracted from the credited amount', async () => {
    const { value } = await openDeposit(nora, 100, 'CARD');
    expect(value).toMatchObject({ fee: 2.5, credited: 97.5 });
    await nora.admin('clock', { advance: 61_000 });
    const { content } = (await nora.get('/wps/relay/CSP_getMailList', { pageSize: 9 })).body.value;
    const isOfIt = (mail: { content: string }) => mail.content.includes(`=${value.depositId}"`);
    expect(content.find(isOfIt).content).toContain('S/\u00a097.50');
  });

  test('S7.42 a transfer that is checked names the time at which it should arrive', async () => {
    const input = { amount: 100, accountId: 'A-1', payer: 'Nora' };
    const { at, expectedAt } = (await nora.post(relay('manualTransfer'), input)).body.value;
    expect(expectedAt).toBe(at + 30 * 60_000);
  });

  test('S7.42 a voucher is paid at once, and once only', async () => {
    const first = (await nora.post(relay('voucher'), { code: 'feria-2025-luna' })).body;
    expect(first.value).toMatchObject({ state: 'paid', amount: 50 });
    expect(await balance(nora)).toBe(50);
    const again = (await lucia.post(relay('voucher'), { code: ' feria2025 LUNA ' })).body;
    expect(again.code).toBe('voucher_used');
    expect((await nora.post(relay('voucher'), { code: 'constructor' })).body.code).toBe(
      'voucher_unknown',
    );
  });

  test.each([
    [{ amount: 1, methodId: 'SOLPAY' }, 'deposit_limit'],
    [{ amount: 2_000.01, methodId: 'SOLPAY' }, 'deposit_limit'],
    [{ amount: 200, methodId: 'BITCOIN' }, 'deposit_method_under_maintenance'],
    [{ amount: 200, methodId: 'ALIPAY' }, 'deposit_method_unknown'],
    [{ amount: 200, methodId: 'toString' }, 'deposit_method_unknown'],
    [{ amount: 20.001, methodId: 'SOLPAY' }, 'amount_invalid'],
  ])('S7.42 rejects %j', async (input, code) => {
    const { body } = await nora.post(relay('paymentGateway'), input);
    expect(body).toMatchObject({ success: false, code });
    expect((await loadReport(nora)).totalCount).toBe(0);
  });

  test('S5.20 S6.05 a deposit is rejected, when the account is a trial or exempt one', async () => {
    for (const persona of ['trial', 'exempt'] as const) {
      const other = await nora.persona(persona);
      const { status, body } = await other.post(relay('alipay'), { amount: 100 });
      expect([status, body.code]).toEqual([403, 'real_account_needed']);
    }
  });

  test('S7.42 a deposit is opened once, when it is repeated with its key', async () => {
    const first = await openDeposit(nora, 100, 'SOLPAY', 'd1');
    expect(await openDeposit(nora, 100, 'SOLPAY', 'd1')).toEqual(first);
    expect((await loadReport(nora)).totalCount).toBe(1);
  });

  test('S7.42 a sixth open deposit is rejected', async () => {
    for (let i = 0; i < 5; i++) expect((await openDeposit(nora, 100)).success).toBe(true);
    expect((await openDeposit(nora, 100)).code).toBe('deposit_most_pending');
  });
});

describe('the end of a deposit', () => {
  test('S7.42 the seeded member has a deposit in every state, and the report filters by state', async () => {
    for (const state of ['pending', 'reviewing', 'paid', 'rejected', 'expired', 'cancelled']) {
      const { content } = await loadReport(lucia, { state });
      expect(content.length).toBeGreaterThan(0);
      expect(content.every((deposit: { state: string }) => deposit.state === state)).toBe(true);
    }
  });

  test('S7.42 an amount that ends in .13 is rejected and one in .17 expires, without payment', async () => {
    const rejected = (await openDeposit(nora, 50.13)).value;
    const expired = (await openDeposit(nora, 50.17)).value;
    await nora.admin('clock', { advance: 61_000 });
    expect(await readState(nora, rejected.depositId)).toBe('rejected');
    expect(await readState(nora, expired.depositId)).toBe('pending');
    await nora.admin('clock', { advance: 1_800_000 });
    expect(await readState(nora, expired.depositId)).toBe('expired');
    expect(await balance(nora)).toBe(0);
  });

  test('S7.42 scenarios end every open deposit at once', async () => {
    const { value } = await openDeposit(nora, 50.17);
    await nora.admin('scenarios', { name: 'depositsPaid' });
    expect(await readState(nora, value.depositId)).toBe('paid');
    expect(await balance(nora)).toBe(50.17);
  });

  test('S7.42 a cancelled deposit is never paid, and only its owner can cancel it', async () => {
    const { depositId } = (await openDeposit(nora, 100)).value;
    const other = await lucia.post(relay('cancelDeposit'), { depositId });
    expect(other.body.code).toBe('deposit_missing');
    await nora.post(relay('cancelDeposit'), { depositId });
    await nora.admin('clock', { advance: 60_000 });
    expect(await readState(nora, depositId)).toBe('cancelled');
    expect(await balance(nora)).toBe(0);
    const late = await nora.post(relay('cancelDeposit'), { depositId });
    expect(late.body.code).toBe('deposit_closed');
  });
});

describe('deposit offers', () => {
  test('S7.42 acceptPromo adds a bonus with turnover to the next deposit, once', async () => {
    await nora.post(relay('acceptPromo'), { promoId: 'WELCOME' });
    const listed = (await nora.get(relay('getDepositPromos'))).body.value;
    expect(
      listed.find((promo: { promoId: string }) => promo.promoId === 'WELCOME').isAccepted,
    ).toBe(true);
    await openDeposit(nora, 100);
    await nora.admin('clock', { advance: 30_000 });
    expect(await balance(nora)).toBe(200);
    const { turnoverLeft } = (await nora.get(relay('withdrawInfo'))).body.value;
    expect(turnoverLeft).toBe(1_000);
    const again = await nora.post(relay('acceptPromo'), { promoId: 'WELCOME' });
    expect(again.body.code).toBe('offer_used');
  });

  test('S7.42 an offer is declined with null, and stays open after a deposit that is too small', async () => {
    await nora.post(relay('acceptPromo'), { promoId: 'WEEKEND' });
    await openDeposit(nora, 50);
    await nora.admin('clock', { advance: 30_000 });
    expect(await balance(nora)).toBe(50);
    expect((await nora.post(relay('acceptPromo'), { promoId: null })).body.value).toEqual({
      promoId: null,
    });
    await openDeposit(nora, 100);
    await nora.admin('clock', { advance: 30_000 });
    expect(await balance(nora)).toBe(150);
  });

  test('S7.42 an offer gives one bonus, when two deposits are open with it', async () => {
    await nora.post(relay('acceptPromo'), { promoId: 'DAILY' });
    await openDeposit(nora, 50);
    await nora.admin('clock', { advance: 1_000 });
    await openDeposit(nora, 50);
    await nora.admin('clock', { advance: 30_000 });
    expect(await balance(nora)).toBe(105);
    await nora.post(relay('acceptPromo'), { promoId: 'DAILY' });
    await openDeposit(nora, 50);
    await nora.admin('clock', { advance: 30_000 });
    expect(await balance(nora)).toBe(160);
  });

  test('S7.42 an offer stays chosen, when a deposit with another one is paid', async () => {
    await nora.post(relay('acceptPromo'), { promoId: 'DAILY' });
    await openDeposit(nora, 50);
    await nora.post(relay('acceptPromo'), { promoId: 'WEEKEND' });
    await nora.admin('clock', { advance: 30_000 });
    expect(await balance(nora)).toBe(55);
    const listed = (await nora.get(relay('getDepositPromos'))).body.value;
    const chosen = listed.filter(({ isAccepted }: { isAccepted: boolean }) => isAccepted);
    expect(chosen.map(({ promoId }: { promoId: string }) => promoId)).toEqual(['WEEKEND']);
  });
});
