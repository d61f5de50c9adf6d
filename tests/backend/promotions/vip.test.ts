import { beforeEach, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

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
const loadVip = async (client: Client) => (await client.get(relay('getVip'))).body.value;

test('S2.16 the VIP room shows level, points and the points for the next level', async () => {
  expect(await loadVip(lucia)).toMatchObject({ level: 3, points: 6420, nextPoints: 10_000 });
  expect((await loadVip(lucia)).levels).toHaveLength(11);
});

test('S2.16 stakes below 1.00 give a point together', async () => {
  await nora.post('/wps/relay/MCS2_voucher', { code: 'FERIA-2025-SOLE' });
  const bet = { play: 'parity', numbers: 'odd', stake: 0.4 };
  await nora.post('/lgw/orders', { gameId: 'RAPIDA5', suborders: [bet, bet, bet] });
  await nora.admin('clock', { advance: 5 * 60_000 });
  expect(await loadVip(nora)).toMatchObject({ points: 1 });
});

test('S2.16 stakes give points, and points raise the level', async () => {
  const { id } = (await nora.get('/wps/member/info')).body.value;
  await nora.admin('state', { table: 'members', id, set: { points: 499 } });
  await nora.post('/wps/relay/MCS2_voucher', { code: 'FERIA-2025-SOLE' });
  await play(nora, 5);
  expect(await loadVip(nora)).toMatchObject({ level: 1, points: 504 });
  expect((await loadVip(nora)).claims.map((claim: { kind: string }) => claim.kind)).toEqual([
    'upgrade',
    'weekly',
    'monthly',
  ]);
});

test('S2.16 each VIP benefit is paid once, the weekly one once per week', async () => {
  const claim = async (kind: string) => (await lucia.post(relay('claimVip'), { kind })).body;
  expect((await claim('weekly')).value.amount).toBe(10);
  expect((await claim('weekly')).code).toBe('vip_nothing');
  for (const amount of [10, 20, 40]) expect((await claim('upgrade')).value.amount).toBe(amount);
  expect((await claim('upgrade')).code).toBe('vip_nothing');
  await lucia.admin('clock', { advance: 7 * 86_400_000 });
  lucia = await lucia.persona('member');
  expect((await claim('weekly')).value.amount).toBe(10);
});
