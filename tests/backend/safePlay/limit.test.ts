import { beforeEach, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  const client = backend.client();
  await client.admin('reset', { now: Date.UTC(2025, 5, 10, 17) });
  lucia = await client.persona('member');
});

const setLimits = async (dailyDeposit: number | null, dailyStake: number | null) =>
  (await lucia.post('/wps/relay/MCS2_setLimits', { dailyDeposit, dailyStake })).body.value;
const deposit = async (amount: number) =>
  (await lucia.post('/wps/relay/MCS2_alipay', { amount })).body;
const play = async (stake: number) =>
  (await lucia.post('/wps/game/round', { nodeId: '100001', stake, kind: 'table' })).body;

test('a deposit above the daily limit of the member is rejected', async () => {
  const { depositedToday } = await setLimits(1_000, null);
  const left = 1_000 - depositedToday;
  expect((await deposit(left)).success).toBe(true);
  expect(await deposit(20)).toMatchObject({ code: 'own_limit', value: { left: 0 } });
});

test('a stake above the daily limit of the member is rejected and not taken', async () => {
  await setLimits(null, 15);
  expect((await play(10)).success).toBe(true);
  const before = await balance(lucia);
  expect(await play(10)).toMatchObject({ code: 'own_limit', value: { left: 5 } });
  expect(await balance(lucia)).toBe(before);
});

test('a lower limit applies at once, a higher one a day later', async () => {
  await setLimits(null, 5);
  const { dailyStake, coming } = await setLimits(null, null);
  expect([dailyStake, coming.dailyStake]).toEqual([5, null]);
  expect((await play(10)).code).toBe('own_limit');
  await lucia.admin('clock', { advance: 23 * 3_600_000 });
  expect((await play(10)).code).toBe('own_limit');
  await lucia.admin('clock', { advance: 3_600_001 });
  lucia = await lucia.persona('member');
  expect((await play(10)).success).toBe(true);
});

test('the same higher limit, sent again, does not begin to wait again', async () => {
  await setLimits(1_000, 5);
  const { coming } = await setLimits(1_000, 20);
  await lucia.admin('clock', { advance: 3_600_000 });
  expect((await setLimits(1_000, 20)).coming.at).toBe(coming.at);
  expect((await setLimits(1_000, 30)).coming.at).toBeGreaterThan(coming.at);
});

test('a transfer at the very beginning of a day counts for its limit, one before it does not', async () => {
  const { depositedToday } = await setLimits(1_000, null);
  // By the clock of the merchant.
  const midnight = Date.UTC(2025, 5, 10, 5);
  for (const [at, counted] of [
    [midnight - 1, 0],
    [midnight, 50],
  ]) {
    const set = { from: 'm-agustin', to: 'm-lucia', amount: 5_000, remark: '', at };
    await lucia.admin('state', { table: 'agentTransfers', id: `T-${at}`, set });
    const { depositedToday: now } = await setLimits(1_000, null);
    expect(now - depositedToday).toBe(counted);
  }
});
