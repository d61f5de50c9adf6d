import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startBackend } from './backend';
import { balance, keyed } from './money';

let backend: Awaited<ReturnType<typeof startBackend>>;
let lucia: Client;
let nora: Client;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  const client = backend.client();
  lucia = await client.persona('member');
  nora = await client.persona('newMember');
});

const relay = (name: string) => `/wps/relay/MCS2_${name}`;
const report = async (client: Client, query = {}) =>
  (await client.get(relay('depositReport'), { pageSize: 200, ...query })).body.value;
const stateOf = async (client: Client, id: string) =>
  (await report(client)).content.find((one: { depositId: string }) => one.depositId === id).state;
const gateway = async (client: Client, amount: number, methodId = 'SOLPAY', key?: string) =>
  (await client.post(relay('paymentGateway'), { amount, methodId }, key ? keyed(key) : {})).body;

describe('the ways to deposit', () => {
  test('S7.42 every category has a method with bounds, amounts to offer, fee and arrival', async () => {
    const { categories, methods } = (await nora.get(relay('getDepositBanks'))).body.value;
    for (const { category } of categories) {
      const own = methods.filter((one: { category: string }) => one.category === category);
      expect(own.length).toBeGreaterThan(0);
    }
    for (const { min, max, amounts } of methods) {
      expect(min).toBeLessThan(max);
      for (const one of amounts) {
        expect(one).toBeGreaterThanOrEqual(min);
        expect(one).toBeLessThanOrEqual(max);
      }
    }
    const some = (await nora.get(relay('getDepositBanks'), { category: 'crypto' })).body.value;
    expect(some.methods.every((one: { category: string }) => one.category === 'crypto')).toBe(true);
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
      await nora.door('clock', { advance: 61_000 });
      expect(await balance(nora)).toBe(value.credited);
      expect(await stateOf(nora, value.depositId)).toBe('paid');
    },
  );

  test('S7.42 a fee is taken from what reaches the wallet', async () => {
    const { value } = await gateway(nora, 100, 'CARD');
    expect(value).toMatchObject({ fee: 2.5, credited: 97.5 });
  });

  test('S7.42 a voucher pays at once, one time', async () => {
    const first = (await nora.post(relay('voucher'), { code: 'feria-2025-luna' })).body;
    expect(first.value).toMatchObject({ state: 'paid', amount: 50 });
    expect(await balance(nora)).toBe(50);
    const again = (await lucia.post(relay('voucher'), { code: 'FERIA-2025-LUNA' })).body;
    expect(again.code).toBe('voucher_used');
    expect((await nora.post(relay('voucher'), { code: 'constructor' })).body.code).toBe(
      'voucher_unknown',
    );
  });

  test.each([
    [{ amount: 1, methodId: 'SOLPAY' }, 'deposit_limit'],
    [{ amount: 2_000.01, methodId: 'SOLPAY' }, 'deposit_limit'],
    [{ amount: 200, methodId: 'BITCOIN' }, 'deposit_method_maintained'],
    [{ amount: 200, methodId: 'ALIPAY' }, 'deposit_method_unknown'],
    [{ amount: 200, methodId: 'toString' }, 'deposit_method_unknown'],
    [{ amount: 20.001, methodId: 'SOLPAY' }, 'amount_invalid'],
  ])('S7.42 refuses %j', async (asked, code) => {
    const { body } = await nora.post(relay('paymentGateway'), asked);
    expect(body).toMatchObject({ success: false, code });
    expect((await report(nora)).totalCount).toBe(0);
  });

  test('S5.20 S6.05 a trial user and an exempt one open no deposit', async () => {
    for (const persona of ['trial', 'exempt'] as const) {
      const other = await nora.persona(persona);
      const { status, body } = await other.post(relay('alipay'), { amount: 100 });
      expect([status, body.code]).toEqual([403, 'real_account_needed']);
    }
  });

  test('S7.42 one key opens one deposit', async () => {
    const first = await gateway(nora, 100, 'SOLPAY', 'd1');
    expect(await gateway(nora, 100, 'SOLPAY', 'd1')).toEqual(first);
    expect((await report(nora)).totalCount).toBe(1);
  });

  test('S7.42 only so many may be unfinished', async () => {
    for (let i = 0; i < 5; i++) expect((await gateway(nora, 100)).success).toBe(true);
    expect((await gateway(nora, 100)).code).toBe('deposit_most_pending');
  });
});

describe('what becomes of a deposit', () => {
  test('S7.42 the seeded member has one in every state, and the report filters by it', async () => {
    for (const state of ['pending', 'reviewing', 'paid', 'rejected', 'expired', 'cancelled']) {
      const { content } = await report(lucia, { state });
      expect(content.length).toBeGreaterThan(0);
      expect(content.every((one: { state: string }) => one.state === state)).toBe(true);
    }
  });

  test('S7.42 an amount ending in .13 is rejected, one in .17 expires, neither pays', async () => {
    const rejected = (await gateway(nora, 50.13)).value;
    const expired = (await gateway(nora, 50.17)).value;
    await nora.door('clock', { advance: 61_000 });
    expect(await stateOf(nora, rejected.depositId)).toBe('rejected');
    expect(await stateOf(nora, expired.depositId)).toBe('pending');
    await nora.door('clock', { advance: 1_800_000 });
    expect(await stateOf(nora, expired.depositId)).toBe('expired');
    expect(await balance(nora)).toBe(0);
  });

  test('S7.42 scenarios end every open deposit at once', async () => {
    const { value } = await gateway(nora, 50.17);
    await nora.door('scenarios', { name: 'depositsPaid' });
    expect(await stateOf(nora, value.depositId)).toBe('paid');
    expect(await balance(nora)).toBe(50.17);
  });

  test('S7.42 a cancelled one is never paid, and only its owner cancels it', async () => {
    const { depositId } = (await gateway(nora, 100)).value;
    const other = await lucia.post(relay('cancelDeposit'), { depositId });
    expect(other.body.code).toBe('deposit_missing');
    await nora.post(relay('cancelDeposit'), { depositId });
    await nora.door('clock', { advance: 60_000 });
    expect(await stateOf(nora, depositId)).toBe('cancelled');
    expect(await balance(nora)).toBe(0);
    const late = await nora.post(relay('cancelDeposit'), { depositId });
    expect(late.body.code).toBe('deposit_closed');
  });
});

describe('deposit offers', () => {
  test('S7.42 acceptPromo adds the bonus to the next deposit, once, and it must be played through', async () => {
    await nora.post(relay('acceptPromo'), { promoId: 'WELCOME' });
    const listed = (await nora.get(relay('getDepositPromos'))).body.value;
    expect(listed.find((one: { promoId: string }) => one.promoId === 'WELCOME').isAccepted).toBe(
      true,
    );
    await gateway(nora, 100);
    await nora.door('clock', { advance: 30_000 });
    expect(await balance(nora)).toBe(200);
    const { turnoverLeft } = (await nora.get(relay('withdrawInfo'))).body.value;
    expect(turnoverLeft).toBe(2_000);
    const again = await nora.post(relay('acceptPromo'), { promoId: 'WELCOME' });
    expect(again.body.code).toBe('offer_used');
  });

  test('S7.42 an offer is declined with null, and a small deposit does not use it up', async () => {
    await nora.post(relay('acceptPromo'), { promoId: 'WEEKEND' });
    await gateway(nora, 50);
    await nora.door('clock', { advance: 30_000 });
    expect(await balance(nora)).toBe(50);
    expect((await nora.post(relay('acceptPromo'), { promoId: null })).body.value).toEqual({
      promoId: null,
    });
    await gateway(nora, 100);
    await nora.door('clock', { advance: 30_000 });
    expect(await balance(nora)).toBe(150);
  });
});
