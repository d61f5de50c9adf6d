import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance, cents, idempotencyKey } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  lucia = await backend.client().persona('member');
});

const ROUND = '/wps/game/round';
const RECORD = '/wps/relay/ODS2_MemberBetRecord';
const NODE = '100001';
const play = async (more: object = {}, client = lucia, key?: string) =>
  (
    await client.post(
      ROUND,
      { nodeId: NODE, stake: 10, kind: 'spin', ...more },
      key ? idempotencyKey(key) : {},
    )
  ).body;

describe('a round of a game', () => {
  test.each([{ kind: 'spin' }, { kind: 'table', choice: 'black' }])(
    'S7.40 %j moves the stake and the win, no more and no less',
    async (how) => {
      let money = cents(await balance(lucia));
      for (let i = 0; i < 12; i++) {
        const { value } = await play(how);
        money += cents(value.win) - 1_000;
        expect(cents(value.balance)).toBe(money);
        expect(cents(value.win)).toBe(Math.floor(1_000 * value.multiplier));
      }
      expect(cents(await balance(lucia))).toBe(money);
    },
  );

  test('S7.49 the same seed gives the same wins', async () => {
    const runs = [backend.client(), backend.client()].map(async (client) => {
      await client.admin('reset', { seed: 'luck', now: 1_750_000_000_000 });
      const member = await client.persona('member');
      const wins: number[] = [];
      for (let i = 0; i < 8; i++) wins.push((await play({}, member)).value.win);
      return wins;
    });
    const [first, second] = await Promise.all(runs);
    expect(first).toEqual(second);
    expect(new Set(first).size).toBeGreaterThan(1);
  });

  test.each(['win', 'lose'])('the next round of a game can be made to %s', async (round) => {
    for (let i = 0; i < 6; i++) {
      await lucia.admin('chance', { round });
      const { value } = await play();
      expect(value.win > 10).toBe(round === 'win');
    }
  });

  test('S7.40 a round is played once, when it is repeated with its key', async () => {
    const first = await play({}, lucia, 'r1');
    expect(await play({}, lucia, 'r1')).toEqual(first);
    const { sum } = (await lucia.get(RECORD, { pageSize: 1 })).body.value;
    await play({}, lucia, 'r2');
    expect((await lucia.get(RECORD, { pageSize: 1 })).body.value.sum.count).toBe(sum.count + 1);
  });

  test('S1.05 a trial session plays with its own play money', async () => {
    const trial = await lucia.persona('trial');
    const { value } = await play({}, trial);
    expect(cents(value.balance)).toBe(99_000 + cents(value.win));
    expect(await balance(lucia)).toBe(1284.5);
  });

  test.each([
    [{ nodeId: '1' }, 'game_missing'],
    [{ stake: 0.01 }, 'stake_limit'],
    [{ stake: 5_000.01 }, 'stake_limit'],
    [{ stake: 4_000 }, 'balance_insufficient'],
    [{ kind: 'table', choice: 'mauve' }, 'choice_invalid'],
    [{ kind: 'table', choice: '37' }, 'choice_invalid'],
    [{ kind: 'crash', target: 0.5 }, 'malformed'],
    [{ kind: 'dice' }, 'malformed'],
  ])('S7.40 rejects %j and takes nothing', async (input, code) => {
    expect(await play(input)).toMatchObject({ success: false, code });
    expect(await balance(lucia)).toBe(1284.5);
  });
});

describe('the betting record', () => {
  test('S7.40 filters by game type, vendor, dates and state, and the sums too', async () => {
    const all = (await lucia.get(RECORD, { pageSize: 200 })).body.value;
    const { gameType, vassalage } = all.content[0];
    const query = { gameType, vassalage, pageSize: 200 };
    const some = (await lucia.get(RECORD, query)).body.value;
    expect(some.totalCount).toBeLessThan(all.totalCount);
    const sums = { stake: 0, win: 0 };
    for (const bet of some.content) {
      expect([bet.gameType, bet.vassalage]).toEqual([gameType, vassalage]);
      if (bet.state === 'cancelled') continue;
      sums.stake += cents(bet.stake);
      sums.win += cents(bet.win);
    }
    expect([cents(some.sum.stake), cents(some.sum.win)]).toEqual([sums.stake, sums.win]);
    const { now } = await lucia.admin('clock');
    const late = (await lucia.get(RECORD, { from: now - 30 * 86_400_000 })).body.value;
    expect(late.totalCount).toBeLessThan(all.totalCount);
    const stakeOfAllTypes = all.byGameType.reduce(
      (sum: number, { stake }: { stake: number }) => sum + cents(stake),
      0,
    );
    expect(stakeOfAllTypes).toBe(cents(all.sum.stake));
    for (const state of ['won', 'lost', 'pending', 'cancelled']) {
      const { content } = (await lucia.get(RECORD, { state })).body.value;
      expect(content.length).toBeGreaterThan(0);
      expect(content.every((bet: { state: string }) => bet.state === state)).toBe(true);
    }
  });

  test('S7.40 a lottery bet has the id of its order, a round has none', async () => {
    const { content } = (await lucia.get(RECORD, { gameType: 'LOTT', pageSize: 200 })).body.value;
    expect(content.length).toBeGreaterThan(0);
    for (const { orderId, betId } of content) {
      const { suborders } = (await lucia.get('/lgw/orders/detail', { orderId })).body.value;
      expect(suborders.map((suborder: { suborderId: string }) => suborder.suborderId)).toContain(
        betId,
      );
    }
    await play();
    const [round] = (await lucia.get(RECORD, { pageSize: 1 })).body.value.content;
    expect(round).not.toHaveProperty('orderId');
  });

  test('S7.40 the last bet is the first row', async () => {
    const { value } = await play();
    const { content } = (await lucia.get(RECORD, { pageSize: 1 })).body.value;
    expect(content[0]).toMatchObject({ betId: value.roundId, stake: 10, win: value.win });
  });
});

describe('profit and loss', () => {
  const PROFIT = '/wps/relay/ODS2_MemberProfitLoss';

  test('S7.40 a day sums up stakes, wins and bonuses', async () => {
    const before = (await lucia.get(PROFIT)).body.value.sum;
    const { value } = await play();
    const { days, sum } = (await lucia.get(PROFIT)).body.value;
    expect(cents(sum.stake)).toBe(cents(before.stake) + 1_000);
    expect(cents(sum.win)).toBe(cents(before.win) + cents(value.win));
    const total = days.reduce((all: number, day: { profit: number }) => all + cents(day.profit), 0);
    expect(total).toBe(cents(sum.profit));
  });

  test('S7.40 days follow the requested time zone, or the one of the merchant when it is unknown', async () => {
    await lucia.admin('reset', { now: Date.UTC(2025, 5, 10, 3, 30) });
    const client = await lucia.persona('member');
    await play({}, client);
    const dayIn = async (timeZone?: string) => {
      const { days } = (await client.get(PROFIT, timeZone ? { timeZone } : {})).body.value;
      return days[0].day;
    };
    expect(await dayIn('UTC')).toBe('2025-06-10');
    expect(await dayIn('Asia/Tokyo')).toBe('2025-06-10');
    expect(await dayIn('America/Lima')).toBe('2025-06-09');
    expect(await dayIn('Mars/Olympus')).toBe('2025-06-09');
    expect(await dayIn()).toBe('2025-06-09');
  });

  test('S7.40 the stakes agree with the betting record of the same range', async () => {
    const { now } = await lucia.admin('clock');
    const range = { from: now - 60 * 86_400_000, to: now - 5 * 86_400_000 };
    const { sum } = (await lucia.get(PROFIT, range)).body.value;
    const bets = (await lucia.get(RECORD, range)).body.value.sum;
    expect(sum.stake).toBe(bets.stake);
  });
});
