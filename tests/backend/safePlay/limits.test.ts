import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
/** A Tuesday, noon at the merchant. */
const NOON = Date.UTC(2025, 5, 10, 17);
const HOUR = 3_600_000;

beforeEach(async () => {
  const client = backend.client();
  await client.admin('reset', { now: NOON, frozen: true });
  lucia = await client.persona('member');
});

const LIMITS = '/wps/member/limits';
const set = async (kind: string, period: string, amount: number | null) =>
  (await lucia.post(LIMITS, { kind, period, amount })).body;
const confirm = async (kind: string, period: string) =>
  (await lucia.post(`${LIMITS}/confirm`, { kind, period })).body;
const cancel = async (kind: string, period: string) =>
  (await lucia.post(`${LIMITS}/cancel`, { kind, period })).body;
const loadLimit = async (kind: string, period: string) =>
  (await lucia.get(LIMITS)).body.value.limits.find(
    (one: { kind: string; period: string }) => one.kind === kind && one.period === period,
  );
const deposit = async (amount: number) =>
  (await lucia.post('/wps/relay/MCS2_alipay', { amount })).body;
const play = async (stake: number) =>
  (await lucia.post('/wps/game/round', { nodeId: '100001', stake, kind: 'table', choice: '0' }))
    .body;
const buyTicket = async (stake: number) =>
  (
    await lucia.post('/lgw/orders', {
      gameId: 'RAPIDA5',
      suborders: [{ play: 'straight', numbers: '12345', stake }],
    })
  ).body;
const launch = async () => (await lucia.get('/wps/game/launchGame', { nodeId: '100001' })).body;
const wait = (ms: number) => lucia.admin('clock', { advance: ms });
/** Moves the clock, with a call every ten minutes, so that the member counts as present. */
const stay = async (minutes: number) => {
  for (let left = minutes; left > 0; left -= 10) {
    await wait(Math.min(10, left) * 60_000);
    await lucia.get('/wps/member/info');
  }
};

describe('a limit holds on every path', () => {
  test.each(['day', 'week', 'month'])('S10.01 deposits of a %s', async (period) => {
    const { used } = await loadLimit('deposit', period);
    await set('deposit', period, used + 100);
    expect((await deposit(60)).success).toBe(true);
    expect(await deposit(60)).toMatchObject({ code: 'own_limit', value: { period, left: 40 } });
    expect((await deposit(40)).success).toBe(true);
    expect(await loadLimit('deposit', period)).toMatchObject({ used: used + 100, left: 0 });
  });

  test.each(['day', 'week', 'month'])(
    'S10.01 stakes of a %s, in rounds and in orders',
    async (period) => {
      const { used } = await loadLimit('stake', period);
      await set('stake', period, used + 20);
      expect((await play(10)).success).toBe(true);
      expect((await buyTicket(5)).success).toBe(true);
      const before = await balance(lucia);
      expect(await play(10)).toMatchObject({ code: 'own_limit', value: { period, left: 5 } });
      expect(await buyTicket(10)).toMatchObject({ code: 'own_limit', value: { period, left: 5 } });
      expect(await balance(lucia)).toBe(before);
    },
  );

  test('S10.01 an expired deposit gives room back, when nothing else was asked meanwhile', async () => {
    const { used } = await loadLimit('deposit', 'day');
    expect((await deposit(60.17)).success).toBe(true);
    expect(await loadLimit('deposit', 'day')).toMatchObject({ used: used + 60.17 });
    await wait(HOUR);
    expect(await loadLimit('deposit', 'day')).toMatchObject({ used });
  });

  test('S10.01 losses: a win gives room back, and never more than the limit', async () => {
    const { used } = await loadLimit('loss', 'day');
    await set('loss', 'day', used + 50);
    for (let lost = 0; lost < 40; ) lost += (await play(10)).value.win ? 0 : 10;
    const { left } = await loadLimit('loss', 'day');
    expect(left).toBeLessThanOrEqual(50 + used);
    expect(await play(left + 1)).toMatchObject({ code: 'own_limit', value: { kind: 'loss' } });
  });

  test('S10.01 nothing left: a game is not launched, but for free', async () => {
    const { used } = await loadLimit('stake', 'day');
    await set('stake', 'day', Math.max(1, used));
    if (used < 1) await play(1);
    expect((await launch()).code).toBe('own_limit');
    const free = { nodeId: '100001', supportPlay: true };
    expect((await lucia.get('/wps/game/launchGame', free)).body.code).not.toBe('own_limit');
  });

  test('S10.01 an agent cannot pass the limit, and the error does not reveal it', async () => {
    const { used } = await loadLimit('deposit', 'day');
    await set('deposit', 'day', used + 10);
    const agent = await lucia.persona('agent');
    const give = async (amount: number) =>
      (
        await agent.post('/wps/agent/transferDownline', {
          account: 'lucia',
          amount,
          moduleId: 'FUNDTRANS3',
          paymentPassword: '246810',
        })
      ).body;
    expect((await give(11)).code).toBe('transfer_unavailable');
    expect((await give(10)).success).toBe(true);
    expect((await deposit(20)).code).toBe('own_limit');
  });

  test('S10.02 S10.06 time: playing, depositing and a new login stop, a withdrawal does not', async () => {
    await set('time', 'day', 30);
    await stay(20);
    expect((await play(1)).success).toBe(true);
    await stay(10);
    for (const reply of [await play(1), await deposit(20), await launch(), await buyTicket(1)])
      expect(reply.code).toBe('time_limit');
    const secret = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
    const { body } = await lucia.encrypted('POST', '/wps/session/login', secret);
    expect(body.code).toBe('time_limit');
    const input = { amount: 50, paymentPassword: '246810' };
    expect((await lucia.post('/wps/transaction/withdraw', input)).body.success).toBe(true);
    await wait(12 * HOUR);
    expect((await play(1)).success).toBe(true);
  });

  test('S10.02 time: used-up time stays used up, when the member then pauses', async () => {
    await set('time', 'day', 30);
    await stay(20);
    await wait(11 * 60_000);
    expect((await play(1)).code).toBe('time_limit');
    await wait(20 * 60_000);
    expect((await play(1)).code).toBe('time_limit');
    expect(await loadLimit('time', 'day')).toMatchObject({ used: 31, left: 0 });
  });

  test('S10.02 time: a pause of more than 15 minutes does not count', async () => {
    await set('time', 'day', 60);
    await wait(5 * HOUR);
    await lucia.get('/wps/member/info');
    expect(await loadLimit('time', 'day')).toMatchObject({ used: 0, left: 60 });
  });
});

describe('a change', () => {
  test.each(['deposit', 'loss', 'stake', 'time'])(
    'S10.03 tighter applies at once: %s',
    async (kind) => {
      await set(kind, 'week', 500);
      await set(kind, 'week', 100);
      expect(await loadLimit(kind, 'week')).toMatchObject({ amount: 100 });
    },
  );

  test.each([900, null])(
    'S10.03 looser (%s) waits, is confirmed, and only then applies',
    async (amount) => {
      await set('stake', 'month', 100);
      await set('stake', 'month', amount);
      const { pending } = await loadLimit('stake', 'month');
      expect(pending).toEqual({ amount, from: NOON + 24 * HOUR });
      expect((await confirm('stake', 'month')).code).toBe('limit_waits');
      await wait(24 * HOUR - 1);
      expect((await confirm('stake', 'month')).code).toBe('limit_waits');
      await wait(1);
      lucia = await lucia.persona('member');
      expect(await loadLimit('stake', 'month')).toMatchObject({ amount: 100 });
      expect((await confirm('stake', 'month')).success).toBe(true);
      expect((await loadLimit('stake', 'month')).amount).toBe(amount);
      expect((await loadLimit('stake', 'month')).pending).toBeUndefined();
    },
  );

  test('S10.03 that waits can be cancelled, and is dropped by a tighter one', async () => {
    await set('loss', 'day', 100);
    await set('loss', 'day', 200);
    await cancel('loss', 'day');
    expect((await loadLimit('loss', 'day')).pending).toBeUndefined();
    await set('loss', 'day', 300);
    await set('loss', 'day', 50);
    expect(await loadLimit('loss', 'day')).toMatchObject({ amount: 50 });
    expect((await confirm('loss', 'day')).code).toBe('limit_not_pending');
  });

  test('S10.03 again looser waits again from the start', async () => {
    await set('loss', 'day', 100);
    await set('loss', 'day', 200);
    await wait(20 * HOUR);
    await set('loss', 'day', 900);
    await wait(5 * HOUR);
    lucia = await lucia.persona('member');
    expect((await confirm('loss', 'day')).code).toBe('limit_waits');
  });
});

describe('the period', () => {
  test.each([
    ['day', Date.UTC(2025, 5, 11, 5)],
    ['week', Date.UTC(2025, 5, 16, 5)],
    ['month', Date.UTC(2025, 6, 1, 5)],
  ])('S10.04 %s ends at midnight of the merchant', async (period, resetsAt) => {
    const { used } = await loadLimit('stake', period);
    await set('stake', period, used + 10);
    await play(10);
    expect(await loadLimit('stake', period)).toMatchObject({ left: 0, resetsAt });
    await lucia.admin('clock', { at: resetsAt - 1 });
    lucia = await lucia.persona('member');
    expect((await play(1)).code).toBe('own_limit');
    await wait(1);
    expect((await loadLimit('stake', period)).used).toBe(0);
    expect((await play(1)).success).toBe(true);
  });
});

describe('the strict licence', () => {
  beforeEach(() => lucia.admin('scenarios', { name: 'licenceStrict' }));

  test('S10.15 requires a deposit limit before the first deposit', async () => {
    expect((await lucia.get(LIMITS)).body.value.needsDepositLimit).toBe(true);
    expect((await deposit(20)).code).toBe('limit_needed');
    const { used } = await loadLimit('deposit', 'month');
    await set('deposit', 'month', used + 50);
    expect((await deposit(20)).success).toBe(true);
  });

  test('S10.03 lets a looser limit wait for a week, also by the older call', async () => {
    const older = (dailyStake: number) =>
      lucia.post('/wps/relay/MCS2_setLimits', { dailyDeposit: null, dailyStake });
    await older(50);
    await older(500);
    expect((await loadLimit('stake', 'day')).pending.from).toBe(NOON + 168 * HOUR);
    await wait(169 * HOUR);
    lucia = await lucia.persona('member');
    expect((await loadLimit('stake', 'day')).amount).toBe(50);
    await confirm('stake', 'day');
    expect((await loadLimit('stake', 'day')).amount).toBe(500);
  });

  test('S10.08 has reality checks every hour at least', async () => {
    const CHECK = '/wps/member/realityCheck';
    expect((await lucia.get(CHECK)).body.value).toMatchObject({ everyMinutes: 60, maxMinutes: 60 });
    const every = async (everyMinutes: number | null) =>
      (await lucia.post(CHECK, { everyMinutes })).body.value.everyMinutes;
    expect([await every(15), await every(240), await every(null)]).toEqual([15, 60, 60]);
  });
});

test('S10.08 a reality check has what happened since the member came, and is due until it is answered', async () => {
  const CHECK = '/wps/member/realityCheck';
  await lucia.post(CHECK, { everyMinutes: 15 });
  const first = (await lucia.get(CHECK)).body.value;
  expect(first).toMatchObject({ startedAt: NOON, dueAt: NOON + 15 * 60_000, staked: 0, won: 0 });
  const { win } = (await play(10)).value;
  await stay(16);
  const due = (await lucia.get(CHECK)).body.value;
  expect(due).toMatchObject({ startedAt: NOON, staked: 10, won: win });
  expect(due.dueAt).toBeLessThan(due.now);
  const answered = (await lucia.post(`${CHECK}/answer`)).body.value;
  expect(answered.dueAt).toBe(answered.now + 15 * 60_000);
});

test('S10.13 the play history has twelve months in the time zone of the member', async () => {
  const read = async (timeZone: string) =>
    (await lucia.get('/wps/member/playHistory', { timeZone })).body.value;
  const months = await read('America/Lima');
  expect(months).toHaveLength(12);
  expect(months.at(-1).month).toBe('2025-06');
  for (const { staked, won, net } of months) expect(net).toBeCloseTo(won - staked, 6);
  await lucia.admin('clock', { at: Date.UTC(2025, 6, 1, 2) });
  lucia = await lucia.persona('member');
  expect((await read('America/Lima')).at(-1).month).toBe('2025-06');
  expect((await read('Asia/Tokyo')).at(-1).month).toBe('2025-07');
  const rows = (await lucia.get('/wps/member/playHistory/rows')).body.value;
  expect(rows.length).toBeGreaterThan(50);
  expect(Object.keys(rows[0]).toSorted()).toEqual(['at', 'game', 'staked', 'won']);
});

test('S10.14 the facts of a game are its payback, its variance, and the lowest and the highest bet', async () => {
  const { value } = (await lucia.get('/wps/game/facts', { nodeId: '100001' })).body;
  expect(value.minBet).toBeGreaterThan(0);
  expect(value.maxBet).toBeGreaterThan(value.minBet);
  expect((await lucia.get('/wps/game/facts', { nodeId: 'none' })).body.code).toBe('game_missing');
});

test('S10.01 a limit on deposits counts gross deposits: a withdrawal makes no room for another', async () => {
  await set('deposit', 'day', 500);
  await deposit(400);
  await lucia.admin('scenarios', { name: 'depositsPaid' });
  const { used } = await loadLimit('deposit', 'day');
  await lucia.post('/wps/transaction/withdraw', { amount: 300, paymentPassword: '246810' });
  expect((await loadLimit('deposit', 'day')).used).toBe(used);
  expect((await deposit(200)).code).toBe('own_limit');
});
