import { beforeEach, expect, test } from 'vitest';
import { allGames } from '../../../mocks/db/games/catalogue';
import { type Client, runBackend } from '../backend';
import { balance, cents, idempotencyKey } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  lucia = await backend.client().persona('member');
  await lucia.admin('clock', { freeze: true });
});

const ROUND = '/wps/game/round';
const game = allGames().find(
  ({ kind, minBet, supportPlay }) => kind === 'CRASH' && minBet <= 1 && supportPlay,
);
const nodeId = game?.nodeId;

/** Takes off with a stake of 10.00. */
async function takeOff(end: 'win' | 'lose', more: object = {}, client = lucia) {
  await lucia.admin('chance', { round: end });
  return (await client.post(ROUND, { nodeId, stake: 10, kind: 'crash', ...more })).body.value;
}
const wait = (ms: number) => lucia.admin('clock', { advance: ms });
const read = async (roundId: string, client = lucia) =>
  (await client.get(ROUND, { roundId })).body.value;
const cashOut = async (roundId: string, key?: string) =>
  (await lucia.post(`${ROUND}/cashOut`, { roundId }, key ? idempotencyKey(key) : {})).body;
const newestBet = async () =>
  (await lucia.get('/wps/relay/ODS2_MemberBetRecord', { pageSize: 1 })).body.value.content[0];

test('S4.26 a crash round keeps its end secret while it flies, and pays what it has reached at cash-out', async () => {
  const before = await balance(lucia);
  const start = await takeOff('win');
  expect(start).toMatchObject({ win: 0, outcome: {}, flight: { multiplier: 1 } });
  expect(await newestBet()).toMatchObject({
    betId: start.roundId,
    state: 'pending',
    gameType: 'CRASH',
  });
  await wait(4_000);
  const flying = await read(start.roundId);
  // e to the power of 0.15 for each of 4 seconds.
  expect(flying).toMatchObject({ win: 0, outcome: {}, flight: { multiplier: 1.82 } });
  expect(cents(await balance(lucia))).toBe(cents(before) - 1_000);

  const { value } = await cashOut(start.roundId);
  expect(value).toMatchObject({
    win: 18.2,
    multiplier: 1.82,
    outcome: { crashedAt: expect.any(Number) },
  });
  expect(value.flight).toBeUndefined();
  expect(value.outcome.crashedAt).toBeGreaterThanOrEqual(5);
  expect(cents(await balance(lucia))).toBe(cents(before) + 820);
  expect(cents(value.balance)).toBe(cents(before) + 820);
  expect(await newestBet()).toMatchObject({ state: 'won', stake: 10, win: 18.2 });
});

test('S4.26 a crash round pays once, also when the cash-out is repeated with or without its key', async () => {
  const { roundId } = await takeOff('win');
  await wait(3_000);
  const { value } = await cashOut(roundId, 'k1');
  const after = await balance(lucia);
  await wait(2_000);
  expect((await cashOut(roundId, 'k1')).value).toEqual(value);
  expect((await cashOut(roundId)).value).toEqual(value);
  expect(await balance(lucia)).toBe(after);
});

test('S4.26 a crash round that nobody leaves is lost at its end, and a late cash-out pays nothing', async () => {
  const before = await balance(lucia);
  const { roundId } = await takeOff('lose');
  await wait(60_000);
  const over = await read(roundId);
  expect(over).toMatchObject({ win: 0, multiplier: 0, outcome: { crashedAt: expect.any(Number) } });
  expect((await cashOut(roundId)).value).toEqual(over);
  expect(cents(await balance(lucia))).toBe(cents(before) - 1_000);
  expect(await newestBet()).toMatchObject({ state: 'lost', win: 0 });
});

test('S4.26 a crash round cashes out by itself at its target', async () => {
  const { roundId } = await takeOff('win', { target: 1.5 });
  await wait(60_000);
  expect(await read(roundId)).toMatchObject({ win: 15, multiplier: 1.5 });
  expect(await newestBet()).toMatchObject({ state: 'won', win: 15 });
});

test('S4.26 a free crash round moves play money only', async () => {
  const before = await balance(lucia);
  const launched = await lucia.get('/wps/game/launchGame', { nodeId, supportPlay: true });
  const { ticket } = launched.body.value;
  const { roundId, balance: left } = await takeOff('win', { ticket });
  expect(left).toBe(990);
  await wait(4_000);
  expect((await cashOut(roundId)).value).toMatchObject({ win: 18.2, balance: 1008.2 });
  expect(await balance(lucia)).toBe(before);
});

test('S4.26 nobody sees or leaves the crash round of another member', async () => {
  const { roundId } = await takeOff('win');
  const victor = await lucia.persona('vip');
  expect((await victor.get(ROUND, { roundId })).body.code).toBe('launch_expired');
  expect((await victor.post(`${ROUND}/cashOut`, { roundId })).body.code).toBe('launch_expired');
});
