import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from './backend';
import { balance, cents, idempotencyKey } from './money';

const backend = runBackend();
let client: Client;
let lucia: Client;
let nora: Client;
beforeEach(async () => {
  client = backend.client();
  lucia = await client.persona('member');
  nora = await client.persona('newMember');
});

const relay = (name: string) => `/wps/relay/MCS2_${name}`;
const play = (client: Client, stake: number) =>
  client.post('/wps/game/round', { nodeId: '100001', stake, kind: 'table' });

describe('the reward center', () => {
  const list = async (client: Client, query = {}) =>
    (await client.get(relay('getRewards'), query)).body.value;

  test('S2.13 lists rewards in every state and counts the claimable ones', async () => {
    for (const state of ['locked', 'claimable', 'claimed', 'expired']) {
      expect((await list(lucia, { state })).content.length).toBeGreaterThan(0);
    }
    const { content, claimable, claimableAmount } = await list(lucia);
    const open = content.filter((reward: { state: string }) => reward.state === 'claimable');
    expect(claimable).toBe(open.length);
    const sum = open.reduce(
      (all: number, reward: { amount: number }) => all + cents(reward.amount),
      0,
    );
    expect(cents(claimableAmount)).toBe(sum);
  });

  test('S2.13 a claim pays once', async () => {
    const { value } = (
      await nora.post(relay('claimReward'), { rewardId: 'daily' }, idempotencyKey('c1'))
    ).body;
    expect(value.reward.state).toBe('claimed');
    expect(value.sumBalance).toBe(2);
    const again = await nora.post(
      relay('claimReward'),
      { rewardId: 'daily' },
      idempotencyKey('c1'),
    );
    expect(again.body.value).toEqual(value);
    const late = await nora.post(relay('claimReward'), { rewardId: 'daily' });
    expect(late.body.code).toBe('reward_claimed');
    expect(await balance(nora)).toBe(2);
  });

  test.each([
    ['mission-5000', 'reward_locked'],
    ['return', 'reward_claimed'],
    ['spring', 'reward_expired'],
    ['nothing', 'reward_missing'],
  ])('S2.13 %s is rejected as %s', async (rewardId, code) => {
    expect((await lucia.post(relay('claimReward'), { rewardId })).body.code).toBe(code);
  });

  test('S2.13 the daily reward can be claimed again, on the next day', async () => {
    const claim = async () => (await nora.post(relay('claimReward'), { rewardId: 'daily' })).body;
    await claim();
    await nora.admin('clock', { advance: 86_400_000 });
    nora = await nora.persona('newMember');
    expect((await claim()).value.reward.state).toBe('claimed');
    expect(await balance(nora)).toBe(4);
  });

  test('S2.13 a mission can be claimed, after the required stakes', async () => {
    for (let i = 0; i < 5; i++) await play(lucia, 100);
    const { content } = await list(lucia);
    const mission = content.find(
      (reward: { rewardId: string }) => reward.rewardId === 'mission-500',
    );
    expect(mission).toMatchObject({ state: 'claimable', progress: { done: 500, needed: 500 } });
  });
});

describe('single cash back', () => {
  const rebate = async (client: Client) => (await client.get(relay('manualRebate'))).body.value;

  test('S2.16 is the rate of the VIP level times the stakes since the last claim', async () => {
    const victor = await nora.persona('vip');
    const { open, claimable } = await rebate(victor);
    expect(open.length).toBeGreaterThan(0);
    for (const { turnover, ratePercent, amount } of open) {
      expect(cents(amount)).toBe(Math.floor((cents(turnover) * ratePercent) / 100));
    }
    const before = await balance(victor);
    const { value } = (await victor.post(relay('claimManualRebate'), {})).body;
    expect(value.amount).toBe(claimable);
    expect(cents(await balance(victor))).toBe(cents(before) + cents(claimable));
    const after = await rebate(victor);
    expect([after.claimable, after.content.length]).toEqual([0, value.claimed.length]);
    expect((await victor.post(relay('claimManualRebate'), {})).body.code).toBe('cash_back_small');
  });

  test('S2.16 counts a lottery bet that was placed before a claim, when it is drawn after it', async () => {
    const victor = await nora.persona('vip');
    const turnover = async () =>
      (await rebate(victor)).open.find(({ gameType }: { gameType: string }) => gameType === 'ELOTT')
        ?.turnover ?? 0;
    const suborders = [{ play: 'parity', numbers: 'odd', stake: 100 }];
    const order = () => victor.post('/lgw/orders', { gameId: 'RAPIDA5', suborders });
    await order();
    await nora.admin('clock', { advance: 5 * 60_000 });
    await order();
    await victor.post(relay('claimManualRebate'), {});
    expect(await turnover()).toBe(0);
    await nora.admin('clock', { advance: 5 * 60_000 });
    expect(await turnover()).toBe(100);
  });

  test('S2.16 is empty, when the member has no stakes', async () => {
    expect((await rebate(nora)).open).toEqual([]);
    expect((await nora.post(relay('claimManualRebate'), {})).body.code).toBe('cash_back_small');
  });
});

describe('the VIP room', () => {
  const vip = async (client: Client) => (await client.get(relay('getVip'))).body.value;

  test('S2.16 shows level, points and the points for the next level', async () => {
    expect(await vip(lucia)).toMatchObject({ level: 3, points: 6420, nextPoints: 10_000 });
    expect((await vip(lucia)).levels).toHaveLength(11);
  });

  test('S2.16 stakes below 1.00 give a point together', async () => {
    await nora.post('/wps/relay/MCS2_voucher', { code: 'FERIA-2025-SOLE' });
    const bet = { play: 'parity', numbers: 'odd', stake: 0.4 };
    await nora.post('/lgw/orders', { gameId: 'RAPIDA5', suborders: [bet, bet, bet] });
    await nora.admin('clock', { advance: 5 * 60_000 });
    expect(await vip(nora)).toMatchObject({ points: 1 });
  });

  test('S2.16 stakes give points, and points raise the level', async () => {
    const { id } = (await nora.get('/wps/member/info')).body.value;
    await nora.admin('state', { table: 'members', id, set: { points: 499 } });
    await nora.post('/wps/relay/MCS2_voucher', { code: 'FERIA-2025-SOLE' });
    await play(nora, 5);
    expect(await vip(nora)).toMatchObject({ level: 1, points: 504 });
    expect((await vip(nora)).claims.map((claim: { kind: string }) => claim.kind)).toEqual([
      'upgrade',
      'weekly',
      'monthly',
    ]);
  });

  test('S2.16 each benefit is paid once, the weekly one once per week', async () => {
    const claim = async (kind: string) => (await lucia.post(relay('claimVip'), { kind })).body;
    expect((await claim('weekly')).value.amount).toBe(10);
    expect((await claim('weekly')).code).toBe('vip_nothing');
    for (const amount of [10, 20, 40]) expect((await claim('upgrade')).value.amount).toBe(amount);
    expect((await claim('upgrade')).code).toBe('vip_nothing');
    await lucia.admin('clock', { advance: 7 * 86_400_000 });
    lucia = await lucia.persona('member');
    expect((await claim('weekly')).value.amount).toBe(10);
  });
});
