import { beforeEach, describe, expect, test } from 'vitest';
import { allGames } from '../../../mocks/db/games/catalogue';
import { type Client, runBackend } from '../backend';
import { balance, cents, idempotencyKey } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  const client = backend.client();
  await client.admin('reset', { now: Date.UTC(2025, 5, 10, 17, 1) });
  lucia = await client.persona('member');
});

const two = [
  { play: 'parity', numbers: 'odd', stake: 10 },
  { play: 'parity', numbers: 'even', stake: 5 },
];
const placeOrder = async (suborders: object[] = two, more: object = {}, key?: string) =>
  (
    await lucia.post(
      '/lgw/orders',
      { gameId: 'RAPIDA5', suborders, ...more },
      key ? idempotencyKey(key) : {},
    )
  ).body;
const loadDetail = async (orderId: string) =>
  (await lucia.get('/lgw/orders/detail', { orderId })).body.value;

describe('lottery orders', () => {
  test('S7.39 the facts of every lottery game name the least stake that an order takes', async () => {
    for (const { nodeId } of allGames().filter(({ gameType }) => gameType.endsWith('LOTT'))) {
      const { value } = (await lucia.get('/wps/game/facts', { nodeId })).body;
      expect(value.minBet).toBe(0.1);
    }
    const order = (stake: number) => placeOrder([{ play: 'parity', numbers: 'odd', stake }]);
    expect((await order(0.09)).code).toBe('stake_limit');
    expect((await order(0.1)).success).toBe(true);
  });

  test('S7.39 an order takes its stakes and is shown in list and detail', async () => {
    const { value } = await placeOrder();
    expect(await balance(lucia)).toBe(1269.5);
    const { content } = (await lucia.get('/lgw/orders', { state: 'pending' })).body.value;
    expect(content[0]).toMatchObject({ orderId: value.orderId, stake: 15, state: 'pending' });
    expect(await loadDetail(value.orderId)).toEqual(value);
    const { orderId } = value;
    expect((await lucia.get('/lgw/detail', { orderId })).body.value).toEqual(value);
  });

  test.each(['/lgw/orders/suborders/cancel', '/lgw/suborders/cancel'])(
    'S7.39 POST %s cancels a part, shows it cancelled and gives its stake back',
    async (path) => {
      const { value } = await placeOrder();
      const [first, second] = value.suborders;
      const { body } = await lucia.post(path, { suborderId: first.suborderId });
      expect(body.value.suborders.map((suborder: { state: string }) => suborder.state)).toEqual([
        'cancelled',
        'pending',
      ]);
      expect(await balance(lucia)).toBe(1279.5);
      const again = await lucia.post(path, { suborderId: first.suborderId });
      expect(again.body.code).toBe('suborder_closed');
      await lucia.post(path, { orderId: value.orderId, suborderId: second.suborderId });
      expect((await loadDetail(value.orderId)).state).toBe('cancelled');
      expect(await balance(lucia)).toBe(1284.5);
    },
  );

  test('S7.39 each bet says what it pays when it wins, and a ticket that wins sends a mail that opens it', async () => {
    const { value } = await placeOrder();
    expect(value.suborders.map(({ possibleWin }: { possibleWin: number }) => possibleWin)).toEqual([
      18.4, 9.2,
    ]);
    const countMails = async () =>
      (await lucia.get('/wps/relay/CSP_unreadCount', {})).body.value.count;
    const before = await countMails();
    await lucia.admin('clock', { advance: 5 * 60_000 });
    const { win } = await loadDetail(value.orderId);
    expect([18.4, 9.2]).toContain(win);
    expect(await countMails()).toBe(before + 1);
    const { content } = (await lucia.get('/wps/relay/CSP_getMailList', { pageSize: 1 })).body.value;
    expect(content[0].title).toBe(`Your Quick 5 Minutes ticket won S/\u00a0${win.toFixed(2)}`);
    expect(content[0].content).toContain(`order=${value.orderId}"`);
    await placeOrder([{ play: 'straight', numbers: '00000', stake: 1 }]);
    await lucia.admin('clock', { advance: 5 * 60_000 });
    expect(await countMails()).toBe(before + 1);
  });

  test('S7.39 the bets are settled once, by the numbers of the draw', async () => {
    const { value } = await placeOrder();
    await lucia.admin('clock', { advance: 5 * 60_000 });
    const after = await loadDetail(value.orderId);
    const drawn = (
      await lucia.get('/lotto/lgw/games/opened/numero', { gameId: 'RAPIDA5', pageSize: 3 })
    ).body.value.content.find((draw: { numero: string }) => draw.numero === value.numero);
    expect(after.result).toEqual(drawn.numbers);
    const sum = after.result.reduce((all: number, digit: string) => all + Number(digit), 0);
    const winner = sum % 2 ? 'odd' : 'even';
    for (const { numbers, state, win, stake } of after.suborders) {
      const hasWon = numbers === winner;
      const expected = hasWon ? Math.round(cents(stake) * 1.84) : 0;
      expect([state, cents(win)]).toEqual([hasWon ? 'won' : 'lost', expected]);
    }
    expect(cents(await balance(lucia))).toBe(128_450 - 1_500 + cents(after.win));
    expect(await loadDetail(value.orderId)).toEqual(after);
    const { suborderId } = after.suborders[0];
    const late = await lucia.post('/lgw/suborders/cancel', { suborderId });
    expect(late.body.code).toBe('suborder_closed');
  });

  test.each([
    [[{ play: 'straight', numbers: '123456', stake: 1 }], {}, 'numbers_invalid'],
    [[{ play: 'any', numbers: 'x', stake: 1 }], {}, 'numbers_invalid'],
    [[{ play: 'parity', numbers: '7', stake: 1 }], {}, 'numbers_invalid'],
    [[{ play: 'any', numbers: '7', stake: 0.01 }], {}, 'stake_limit'],
    [Array(3).fill({ play: 'any', numbers: '7', stake: 500 }), {}, 'balance_insufficient'],
    [two, { gameId: 'NOPE' }, 'lottery_missing'],
    [two, { numero: '190001010001' }, 'draw_closed'],
    [[], {}, 'malformed'],
  ])('S7.39 rejects %j %j and takes nothing', async (suborders, more, code) => {
    expect(await placeOrder(suborders, more)).toMatchObject({ success: false, code });
    expect(await balance(lucia)).toBe(1284.5);
  });

  test('S7.39 an order is placed once, when it is repeated with its key', async () => {
    const first = await placeOrder(two, {}, 'o1');
    expect(await placeOrder(two, {}, 'o1')).toEqual(first);
    expect(await balance(lucia)).toBe(1269.5);
  });

  test('S6.14 a member cannot see or cancel the order of another', async () => {
    const { value } = await placeOrder();
    const victor = await lucia.persona('vip');
    const detailOfOther = await victor.get('/lgw/orders/detail', { orderId: value.orderId });
    expect(detailOfOther.body.code).toBe('order_missing');
    const { suborderId } = value.suborders[0];
    const cancelled = await victor.post('/lgw/suborders/cancel', { suborderId });
    expect(cancelled.body.code).toBe('order_missing');
    expect(await balance(lucia)).toBe(1269.5);
  });

  test('S7.39 a trial account bets its play money', async () => {
    const trial = await lucia.persona('trial');
    const { body } = await trial.post('/lgw/orders', { gameId: 'GORDA', suborders: two });
    expect(body.success).toBe(true);
    expect(await balance(trial)).toBe(985);
  });
});
