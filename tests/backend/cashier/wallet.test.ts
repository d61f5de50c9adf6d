import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { BALANCE, balance, cash, cents, idempotencyKey } from './money';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  lucia = await backend.client().persona('member');
});

const TRANSFER = '/wps/relay/GCS_walletTransfer';
const RECORD = '/wps/relay/ODS2_MemberTransaction';
const DAY = 86_400_000;

describe('the wallet', () => {
  test('S3.12 S7.40 answers sumBalance, the sum of its wallets', async () => {
    const { value } = (await lucia.get(BALANCE)).body;
    expect(value.sumBalance).toBe(1284.5);
    const sum = value.wallets.reduce(
      (all: number, wallet: { balance: number }) => all + wallet.balance,
      0,
    );
    expect(cents(sum)).toBe(cents(value.sumBalance));
  });

  test('S4.50 each wallet of a vendor has the name of the vendor', async () => {
    const { wallets } = (await lucia.get(BALANCE)).body.value;
    expect(
      wallets.filter(({ code, name }: { code: string; name: string }) => code === name),
    ).toEqual([expect.objectContaining({ code: 'CASH' })]);
  });

  test('S6.14 the balance is rejected, when nobody is logged in', async () => {
    const { status, body } = await lucia.as(undefined).get(BALANCE);
    expect([status, body.success, body.value]).toEqual([401, false, undefined]);
  });

  test('S7.40 a transfer keeps the total and has two rows in the record', async () => {
    const before = await balance(lucia);
    const { body } = await lucia.post(TRANSFER, { from: 'CASH', to: 'PG', amount: 50.25 });
    expect(body.value).toMatchObject({ amount: 50.25, sumBalance: before });
    const { value } = (await lucia.get(RECORD, { pageSize: 2 })).body;
    expect(value.content.map((transaction: { txCode: string }) => transaction.txCode)).toEqual([
      'TRANSFER_IN',
      'TRANSFER_OUT',
    ]);
    expect(value.content[0]).toMatchObject({ wallet: 'PG', amount: 50.25, balance: 150.25 });
  });

  test('S7.40 one transfer empties all vendor wallets', async () => {
    const { body } = await lucia.post(TRANSFER, { from: 'ALL', to: 'CASH' });
    expect(body.value.amount).toBe(150);
    expect(await cash(lucia)).toBe(1284.5);
    const again = await lucia.post(TRANSFER, { from: 'ALL', to: 'CASH' });
    expect(again.body.code).toBe('nothing_to_transfer');
  });

  test.each([
    [{ from: 'CASH', to: 'PG', amount: 999_999 }, 'balance_insufficient'],
    [{ from: 'CASH', to: 'NOWHERE', amount: 1 }, 'wallet_unknown'],
    [{ from: 'PG', to: 'PG', amount: 1 }, 'wallet_same'],
    [{ from: 'CASH', to: 'PG', amount: 0 }, 'amount_invalid'],
    [{ from: 'CASH', to: 'PG', amount: -5 }, 'amount_invalid'],
    [{ from: 'CASH', to: 'PG', amount: 1.005 }, 'amount_invalid'],
    [{ from: 'CASH', to: 'PG', amount: '5' }, 'malformed'],
  ])('S7.40 rejects the transfer %j', async (input, code) => {
    const { body } = await lucia.post(TRANSFER, input);
    expect(body).toMatchObject({ success: false, code });
    expect(await balance(lucia)).toBe(1284.5);
  });

  test('S7.40 a key moves money once and is rejected for another command', async () => {
    const input = { from: 'CASH', to: 'PG', amount: 10 };
    const first = await lucia.post(TRANSFER, input, idempotencyKey('k1'));
    const second = await lucia.post(TRANSFER, input, idempotencyKey('k1'));
    expect(second.body).toEqual(first.body);
    expect(await cash(lucia)).toBe(1124.5);
    const other = await lucia.post(TRANSFER, { ...input, amount: 11 }, idempotencyKey('k1'));
    expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
    expect(await cash(lucia)).toBe(1124.5);
  });
});

describe('the account record', () => {
  test('S7.40 is paged without gaps, the newest row first', async () => {
    const all = (await lucia.get(RECORD, { pageSize: 200 })).body.value;
    expect(all.totalCount).toBeGreaterThan(100);
    const seen = new Set<string>();
    for (let pageNo = 1; pageNo <= Math.ceil(all.totalCount / 20); pageNo++) {
      const { content } = (await lucia.get(RECORD, { pageNo, pageSize: 20 })).body.value;
      for (const { id } of content) seen.add(id);
    }
    expect(seen.size).toBe(all.totalCount);
    const times = all.content.map((transaction: { at: number }) => transaction.at);
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
  });

  test('S7.40 filters by code and dates, and the totals too', async () => {
    const { now } = await lucia.admin('clock');
    const query = { txCode: 'DEPOSIT,WITHDRAW', from: now - 40 * DAY, to: now - 2 * DAY };
    const { value } = (await lucia.get(RECORD, { ...query, pageSize: 200 })).body;
    expect(value.totalCount).toBeGreaterThan(0);
    let totalIn = 0;
    for (const { txCode, at, amount } of value.content) {
      expect(['DEPOSIT', 'WITHDRAW']).toContain(txCode);
      expect(at).toBeGreaterThanOrEqual(query.from);
      expect(at).toBeLessThanOrEqual(query.to);
      totalIn += Math.max(0, cents(amount));
    }
    expect(cents(value.totalIn)).toBe(totalIn);
  });

  test('S7.40 every code of the record is in the list of codes, with its name in the requested language', async () => {
    const known = (await lucia.get('/wps/relay/GLS2_TxCodeList')).body.value;
    const names = new Map(
      known.map((transaction: { txCode: string; name: string }) => [
        transaction.txCode,
        transaction.name,
      ]),
    );
    const { content } = (await lucia.get(RECORD, { pageSize: 200 })).body.value;
    expect(content.length).toBeGreaterThan(100);
    for (const { txCode, txName } of content) expect(names.get(txCode)).toBe(txName);
    const spanish = (await lucia.inLanguage('ES').get('/wps/relay/GLS2_TxCodeList')).body.value;
    expect(spanish[0].name).toBe('Depósito');
  });

  test('S6.14 shows the transactions of the member only', async () => {
    const victor = await lucia.persona('vip');
    const entries = (await lucia.get(RECORD, { pageSize: 200 })).body.value.content;
    const his = (await victor.get(RECORD, { pageSize: 200 })).body.value.content;
    const ids = new Set(entries.map(({ id }: { id: string }) => id));
    expect(his.length).toBeGreaterThan(0);
    expect(his.some(({ id }: { id: string }) => ids.has(id))).toBe(false);
  });

  test('S7.40 in the seeded ledger, each balance is the one before plus the amount', async () => {
    const state = await lucia.admin('state');
    const balances = new Map<string, number>();
    expect(state.ledger.length).toBeGreaterThan(300);
    for (const { memberId, wallet, amount, after } of state.ledger) {
      const id = `${memberId}/${wallet}`;
      const now = (balances.get(id) ?? 0) + amount;
      expect(now).toBe(after);
      expect(now).toBeGreaterThanOrEqual(0);
      balances.set(id, now);
    }
    for (const { id, balance } of state.wallets) expect(balances.get(id) ?? 0).toBe(balance);
  });
});
