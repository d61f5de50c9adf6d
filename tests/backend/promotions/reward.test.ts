import { beforeEach, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance, cents, idempotencyKey } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
let nora: Client;
beforeEach(async () => {
  const client = backend.client();
  lucia = await client.persona('member');
  nora = await client.persona('newMember');
});

const relay = (name: string) => `/wps/relay/MCS2_${name}`;
const play = (client: Client, stake: number) =>
  client.post('/wps/game/round', { nodeId: '100001', stake, kind: 'table' });
const loadRewards = async (client: Client, query = {}) =>
  (await client.get(relay('getRewards'), query)).body.value;

test('S2.13 the reward center lists rewards in every state and counts the claimable ones', async () => {
  for (const state of ['locked', 'claimable', 'claimed', 'expired']) {
    expect((await loadRewards(lucia, { state })).content.length).toBeGreaterThan(0);
  }
  const { content, claimable, claimableAmount } = await loadRewards(lucia);
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
  const again = await nora.post(relay('claimReward'), { rewardId: 'daily' }, idempotencyKey('c1'));
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
])('S2.13 the reward %s is rejected as %s', async (rewardId, code) => {
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
  const { content } = await loadRewards(lucia);
  const mission = content.find((reward: { rewardId: string }) => reward.rewardId === 'mission-500');
  expect(mission).toMatchObject({ state: 'claimable', progress: { done: 500, needed: 500 } });
});

test.each([
  ['ES', 'Misión: apuesta £\u00a0500.00', 'Misión: apuesta £\u00a05,000.00'],
  ['EN', 'Mission: bet £\u00a0500.00', 'Mission: bet £\u00a05,000.00'],
])(
  'S2.13 a mission names its amount in the currency of the market, in %s',
  async (lang, ...titles) => {
    await lucia.admin('market', { name: 'gb' });
    const { content } = await loadRewards(lucia.inLanguage(lang));
    expect(content.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(titles),
    );
  },
);
