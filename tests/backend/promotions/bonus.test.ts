import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance, cents } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
let own: number;
beforeEach(async () => {
  const client = backend.client();
  await client.admin('reset', { now: Date.UTC(2025, 5, 10, 17), frozen: true });
  lucia = await client.persona('member');
  await lucia.post('/wps/relay/GCS_walletTransfer', { from: 'ALL', to: 'CASH' });
  await lucia.admin('clock', { advance: 3_600_000 });
  own = cents(await balance(lucia));
});

const relay = (name: string) => `/wps/relay/MCS2_${name}`;

/** In cents. */
async function terms(client = lucia) {
  const { available, bonusHeld, turnoverLeft } = (await client.get(relay('withdrawInfo'))).body
    .value;
  return { available: cents(available), held: cents(bonusHeld), toStake: cents(turnoverLeft) };
}

async function deposit(amount: number, promoId: string | null) {
  await lucia.post(relay('acceptPromo'), { promoId });
  await lucia.post(relay('paymentGateway'), { amount, methodId: 'SOLPAY' });
  await lucia.admin('clock', { advance: 61_000 });
}

async function lose(stake: number) {
  await lucia.admin('chance', { round: 'lose' });
  const input = { nodeId: '100001', kind: 'table', choice: 'black', stake };
  const { body } = await lucia.post('/wps/game/round', input);
  expect(body.success, JSON.stringify(body)).toBe(true);
}

const withdraw = async (amount: number, client = lucia) =>
  (await client.post('/wps/transaction/withdraw', { amount, paymentPassword: '246810' })).body;

describe('S7.42 a deposit bonus', () => {
  test('is held until it was staked as many times as the offer says', async () => {
    await deposit(100, 'DAILY');
    expect(await terms()).toEqual({ available: own + 10_000, held: 1_000, toStake: 3_000 });
    await lose(20);
    expect(await terms()).toMatchObject({ held: 1_000, toStake: 1_000 });
    await lose(10);
    const left = cents(await balance(lucia));
    expect(await terms()).toEqual({ available: left, held: 0, toStake: 0 });
  });

  test('does not hold money that was deposited without one', async () => {
    await deposit(100, 'DAILY');
    await deposit(300, null);
    expect(await terms()).toEqual({ available: own + 40_000, held: 1_000, toStake: 3_000 });
  });

  test('stays held, when the own money is withdrawn', async () => {
    await deposit(100, 'DAILY');
    const { available } = await terms();
    const most = await withdraw((available + 1) / 100);
    expect([most.code, most.value.left]).toEqual(['turnover_open', 30]);
    expect((await withdraw(available / 100)).success).toBe(true);
    expect(await terms()).toEqual({ available: 0, held: 1_000, toStake: 3_000 });
  });

  test('is over, when it was lost', async () => {
    await deposit(100, 'DAILY');
    await withdraw((await terms()).available / 100);
    await lose(4);
    expect(await terms()).toEqual({ available: 0, held: 600, toStake: 2_600 });
    await lose(6);
    await deposit(50, null);
    expect(await terms()).toEqual({ available: 5_000, held: 0, toStake: 0 });
  });

  test('is held, while it is in the wallet of a vendor', async () => {
    await deposit(100, 'DAILY');
    await lucia.post('/wps/relay/GCS_walletTransfer', { from: 'CASH', to: 'PG', amount: 5 });
    expect(await terms()).toMatchObject({ available: own + 10_000, held: 1_000 });
    await lucia.post('/wps/relay/GCS_walletTransfer', {
      from: 'CASH',
      to: 'PG',
      amount: own / 100,
    });
    expect((await terms()).available).toBe(10_500);
  });
});

test('S10.06 a bonus ends with a break, which says so before, and the own money can be withdrawn', async () => {
  await deposit(100, 'DAILY');
  const preview = (await lucia.get('/wps/member/exclusion/preview', { hours: 6 })).body.value;
  expect([cents(preview.balance), preview.bonus]).toEqual([own + 10_000, 10]);
  const started = await lucia.post('/wps/member/exclusion', { hours: 6, code: preview.code });
  const { ticket } = started.body.value;
  const opened = await lucia.post('/wps/session/withdrawOnly', { ticket });
  const restricted = lucia.as(opened.body.value.token);
  expect(await terms(restricted)).toEqual({ available: own + 10_000, held: 0, toStake: 0 });
  const { content } = (await restricted.get('/wps/relay/ODS2_MemberTransaction')).body.value;
  expect(JSON.stringify(content[0])).toContain('BONUS_END');
});

test('S10.05 a break with another bonus than the preview said is not started', async () => {
  const { code } = (await lucia.get('/wps/member/exclusion/preview', { hours: 6 })).body.value;
  await deposit(100, 'DAILY');
  const { body } = await lucia.post('/wps/member/exclusion', { hours: 6, code });
  expect(body.code).toBe('break_changed');
});

describe('bonuses as rows', () => {
  type Row = Record<'bonusId' | 'state', string> & Record<string, number>;
  const bonuses = async (client = lucia): Promise<Row[]> =>
    (await client.get(relay('memberBonuses'))).body.value.content;
  const leave = async (bonusId: string | undefined, held: number) =>
    (await lucia.post(relay('leaveBonus'), { bonusId, held })).body;
  const statesOf = (rows: Row[]) => rows.map(({ state }) => state);

  test('a second bonus waits until the first one was played, and its time begins then', async () => {
    await deposit(100, 'DAILY');
    await deposit(200, 'DAILY');
    const [second, first] = await bonuses();
    expect([first?.state, second?.state]).toEqual(['active', 'waiting']);
    expect(first).toMatchObject({ amount: 10, held: 10, turnover: 30, turnoverDone: 0 });
    expect([first?.endsAt, second?.endsAt]).toEqual([expect.any(Number), undefined]);
    await lose(40);
    const [next, played] = await bonuses();
    expect([played?.state, next?.state]).toEqual(['played', 'active']);
    // What the first one did not need counts for the next.
    expect(next).toMatchObject({ turnover: 60, turnoverDone: 10, endsAt: expect.any(Number) });
    expect(await terms()).toMatchObject({ held: 2_000, toStake: 5_000 });
  });

  test('a stake counts by the share of its game', async () => {
    await deposit(100, 'DAILY');
    const input = { gameType: 'LIVE', pageNo: 1, pageSize: 1 };
    const { games } = (await lucia.get('/wps/relay/GCSGAME_gameList', input)).body.value;
    const { nodeId, minBet } = games[0];
    const stake = Math.max(10, minBet);
    await lucia.admin('chance', { round: 'lose' });
    await lucia.post('/wps/game/round', { nodeId, kind: 'table', choice: 'black', stake });
    const [row] = await bonuses();
    const share = row?.shares as unknown as { gameType: string; percent: number }[];
    expect(share).toContainEqual({ gameType: 'LIVE', percent: 20 });
    expect(row?.turnoverDone).toBe(stake / 5);
  });

  test('a bet above the highest bet is rejected while the bonus is active, and takes nothing', async () => {
    await deposit(100, 'DAILY');
    const before = await balance(lucia);
    const input = { nodeId: '100001', kind: 'spin', stake: 50.1 };
    const { body } = await lucia.post('/wps/game/round', { ...input, stake: 100 });
    expect([body.code, body.value.max]).toEqual(['bonus_max_stake', 50]);
    expect(await balance(lucia)).toBe(before);
    const [row] = await bonuses();
    expect((await leave(row?.bonusId, 10)).success).toBe(true);
    expect((await lucia.post('/wps/game/round', { ...input, stake: 100 })).body.success).toBe(true);
  });

  test('leaving costs what is held, which the member must have read, and happens once', async () => {
    await deposit(100, 'DAILY');
    const [row] = await bonuses();
    expect((await leave(row?.bonusId, 9)).code).toBe('bonus_changed');
    const left = (await leave(row?.bonusId, 10)).value;
    expect(left).toMatchObject({ state: 'left', held: 0 });
    expect(await terms()).toEqual({ available: own + 10_000, held: 0, toStake: 0 });
    expect((await leave(row?.bonusId, 0)).code).toBe('bonus_ended');
  });

  test('the bonus of another member cannot be left', async () => {
    await deposit(100, 'DAILY');
    const [row] = await bonuses();
    const vip = await lucia.persona('vip');
    const { body } = await vip.post(relay('leaveBonus'), { bonusId: row?.bonusId, held: 10 });
    expect(body.code).toBe('bonus_ended');
  });

  test('a bonus that is not played in time is taken back, also from the wallet of a vendor', async () => {
    await deposit(100, 'DAILY');
    await lucia.post('/wps/relay/GCS_walletTransfer', {
      from: 'CASH',
      to: 'PG',
      amount: (own + 10_500) / 100,
    });
    await lucia.admin('clock', { advance: 8 * 86_400_000 });
    const again = await lucia.persona('member');
    expect(statesOf(await bonuses(again))).toEqual(['expired']);
    expect(await terms(again)).toMatchObject({ held: 0, toStake: 0 });
    expect(cents(await balance(again))).toBe(own + 10_000);
  });

  test('a bonus that was lost has ended, and no other money is taken for it', async () => {
    await deposit(100, 'DAILY');
    await withdraw((await terms()).available / 100);
    await lose(10);
    expect(statesOf(await bonuses())).toEqual(['lost']);
    expect(cents(await balance(lucia))).toBe(0);
  });
});
