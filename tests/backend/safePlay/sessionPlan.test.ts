import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
const MINUTE = 60_000;
const SLOT = { nodeId: '', kind: 'spin' };
const LIVE = { nodeId: '', kind: 'table', choice: '0' };

const readFirst = async (gameType: string) =>
  (await lucia.get('/wps/relay/GCSGAME_gameList', { gameType, pageSize: 12 })).body.value.games[0]
    .nodeId;

beforeEach(async () => {
  const client = backend.client();
  await client.admin('reset', { now: Date.UTC(2025, 5, 10, 17), frozen: true });
  await client.admin('market', { name: 'es' });
  lucia = await client.persona('member');
  SLOT.nodeId = await readFirst('RNG');
  LIVE.nodeId = await readFirst('LIVE');
});

const PLAN = '/wps/member/sessionPlan';
const state = async () => (await lucia.get(PLAN)).body.value;
const start = async (minutes: number, amount: number) =>
  (await lucia.post(PLAN, { minutes, amount })).body;
const launch = async ({ nodeId }: { nodeId: string }) =>
  (await lucia.get('/wps/game/launchGame', { nodeId })).body;
const play = async (stake: number, game = SLOT) =>
  (await lucia.post('/wps/game/round', { ...game, stake })).body;
const lostIn = ({ staked, won }: { staked: number; won: number }) => Math.max(0, staked - won);
const wait = (minutes: number) => lucia.admin('clock', { advance: minutes * MINUTE });
/** Bets all that is left of the plan until it is lost. */
async function loseAll() {
  for (let round = 0; round < 500; round++) {
    const { plan } = await state();
    if (plan.endedBy) return plan;
    expect(await play(plan.amount - lostIn(plan))).toMatchObject({ success: true });
  }
  throw new Error('the plan was not lost in 500 rounds');
}

describe('market sessionPlan', () => {
  test('a slot needs a plan in Spain, when it is opened and in each round', async () => {
    const before = await balance(lucia);
    expect(await launch(SLOT)).toMatchObject({ success: false, code: 'plan_needed' });
    expect(await play(1)).toMatchObject({ success: false, code: 'plan_needed' });
    expect(await balance(lucia)).toBe(before);
    expect(await start(30, 20)).toMatchObject({
      success: true,
      value: { isRequired: true, plan: { amount: 20, staked: 0, won: 0 } },
    });
    expect(await launch(SLOT)).toMatchObject({ success: true, value: { countsForPlan: true } });
    expect(await play(1)).toMatchObject({ success: true });
  });

  test('other games need none, and do not count for it', async () => {
    const opened = await launch(LIVE);
    expect(opened).toMatchObject({ success: true });
    expect(opened.value).not.toHaveProperty('countsForPlan');
    await start(30, 20);
    await play(5, LIVE);
    expect((await state()).plan.staked).toBe(0);
  });

  test('a bet above what is left is rejected with the amount that is left', async () => {
    await start(30, 20);
    expect(await play(20.5)).toMatchObject({ code: 'plan_amount', value: { left: 20 } });
    expect(await play(20)).toMatchObject({ success: true });
  });

  test('names what was staked and won on slots since the start', async () => {
    await start(30, 20);
    const sums = { staked: 0, won: 0 };
    for (let round = 0; round < 15; round++) {
      const { stake, win } = (await play(1)).value;
      sums.staked += stake;
      sums.won += win;
    }
    const { plan } = await state();
    expect(plan.staked).toBe(15);
    expect(plan.won).toBeCloseTo(sums.won, 2);
  });

  test('is over when its amount is lost: no slot and no other plan until the pause ends', async () => {
    await start(30, 5);
    await wait(4);
    const plan = await loseAll();
    const now = Date.UTC(2025, 5, 10, 17) + 4 * MINUTE;
    expect(plan).toMatchObject({ endedBy: 'loss', pausedUntil: now + 60 * MINUTE });
    const until = plan.pausedUntil;
    expect(await play(1)).toMatchObject({ code: 'plan_paused', value: { until } });
    expect(await launch(SLOT)).toMatchObject({ code: 'plan_paused', value: { until } });
    expect(await start(30, 5)).toMatchObject({ code: 'plan_paused', value: { until } });
    await wait(60);
    expect(await state()).not.toHaveProperty('plan');
    expect(await play(1)).toMatchObject({ code: 'plan_needed' });
    expect(await start(30, 5)).toMatchObject({ success: true });
  });

  test('is over when its time has passed, with a pause from then on', async () => {
    await start(30, 50);
    await wait(29);
    expect(await play(1)).toMatchObject({ success: true });
    await wait(1);
    expect(await play(1)).toMatchObject({ code: 'plan_paused' });
    await wait(59);
    expect((await state()).plan).toMatchObject({ endedBy: 'time' });
    await wait(1);
    expect(await state()).not.toHaveProperty('plan');
  });

  test('a plan that runs cannot be replaced by another', async () => {
    await start(30, 20);
    expect(await start(60, 200)).toMatchObject({ code: 'plan_running' });
    expect((await state()).plan).toMatchObject({ amount: 20 });
  });

  test('elsewhere it is offered: slots need none, and one that was started holds', async () => {
    await lucia.admin('market', { name: 'pe' });
    expect(await launch(SLOT)).toMatchObject({ success: true });
    await start(30, 20);
    expect(await play(21)).toMatchObject({ code: 'plan_amount' });
    await wait(30);
    expect(await play(1)).toMatchObject({ code: 'plan_paused' });
  });

  test('an operator without plans says so, and nothing counts', async () => {
    await start(30, 20);
    const set = { value: { rules: { sessionPlan: 'none' } } };
    await lucia.admin('state', { table: 'settings', id: 'market', set });
    expect((await launch(SLOT)).value).not.toHaveProperty('countsForPlan');
    expect(await play(21)).toMatchObject({ success: true });
  });

  test.each([
    { minutes: 4, amount: 20 },
    { minutes: 721, amount: 20 },
    { minutes: 30, amount: 0.5 },
  ])('$minutes minutes and $amount are rejected as a plan', async (plan) => {
    expect((await lucia.post(PLAN, plan)).status).toBe(400);
    expect(await state()).not.toHaveProperty('plan');
  });
});
