import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
const NOW = Date.UTC(2025, 5, 10, 17);
const HOUR = 3_600_000;
const EXCLUSION = '/wps/member/gameExclusion';

beforeEach(async () => {
  const client = backend.client();
  await client.admin('reset', { now: NOW, frozen: true });
  await client.admin('market', { name: 'pe' });
  lucia = await client.persona('member');
});

const exclude = async (gameType: string, hours: number | null = 24) =>
  (await lucia.post(EXCLUSION, { gameType, hours })).body;
const untilOf = async (gameType: string) =>
  (await lucia.get(EXCLUSION)).body.value.types.find(
    (type: { gameType: string }) => type.gameType === gameType,
  ).until;
const firstOf = async (gameType: string) =>
  (await lucia.get('/wps/relay/GCSGAME_gameList', { gameType, pageSize: 12 })).body.value.games[0];
const launch = async (input: Parameters<Client['get']>[1], client = lucia) =>
  (await client.get('/wps/game/launchGame', input)).body;
const play = async (nodeId: string, kind = 'spin', ticket?: string) =>
  (
    await lucia.post('/wps/game/round', {
      nodeId,
      kind,
      stake: 20,
      choice: 'red',
      target: 2,
      ticket,
    })
  ).body;
const order = async (gameId: string) => {
  const suborders = [{ play: 'parity', numbers: 'odd', stake: 1 }];
  return (await lucia.post('/lgw/orders', { gameId, suborders })).body;
};

describe('market gameExclusion', () => {
  test.each([
    ['RNG', 'spin'],
    ['LIVE', 'table'],
    ['CRASH', 'crash'],
    ['SPORTS', 'table'],
  ])('closes %s: no launch, no free game, no lobby and no round', async (gameType, kind) => {
    const { nodeId, vassalage } = await firstOf(gameType);
    const free = await launch({ nodeId, supportPlay: true });
    const lobby = { vendor: vassalage, category: gameType };
    const hasLobby = (await launch(lobby)).success;
    const before = await balance(lucia);
    expect(await exclude(gameType)).toMatchObject({ success: true });
    const rejection = { code: 'game_excluded', value: { gameType, until: NOW + 24 * HOUR } };
    expect(await launch({ nodeId })).toMatchObject(rejection);
    expect(await launch({ nodeId, supportPlay: true })).toMatchObject(rejection);
    if (hasLobby) expect(await launch(lobby)).toMatchObject(rejection);
    expect(await play(nodeId, kind)).toMatchObject(rejection);
    if (free.success) expect(await play(nodeId, kind, free.value.ticket)).toMatchObject(rejection);
    expect(await balance(lucia)).toBe(before);
  });

  test('leaves the games of other types open, and the games of other members', async () => {
    const [slot, live] = [await firstOf('RNG'), await firstOf('LIVE')];
    await exclude('RNG');
    expect(await launch({ nodeId: live.nodeId })).toMatchObject({ success: true });
    expect(await play(live.nodeId, 'table')).toMatchObject({ success: true });
    expect(await launch({ nodeId: (await firstOf('CRASH')).nodeId })).toMatchObject({
      success: true,
    });
    const other = await lucia.persona('vip');
    expect(await launch({ nodeId: slot.nodeId }, other)).toMatchObject({ success: true });
  });

  test('closes lotteries: no ticket is sold, and those that were bought stay', async () => {
    expect(await order('GORDA')).toMatchObject({ success: true });
    const before = await balance(lucia);
    await exclude('LOTT');
    expect(await order('GORDA')).toMatchObject({ code: 'game_excluded' });
    expect(await balance(lucia)).toBe(before);
  });

  test('a crash round that flies can still be left', async () => {
    const { nodeId } = await firstOf('CRASH');
    const { roundId } = (await play(nodeId, 'crash')).value;
    await exclude('CRASH');
    const reply = await lucia.post('/wps/game/round/cashOut', { roundId });
    expect(reply.body).toMatchObject({ success: true });
  });

  test('ends by itself, and not before', async () => {
    const { nodeId } = await firstOf('LIVE');
    await exclude('LIVE', 24);
    await lucia.admin('clock', { advance: 24 * HOUR - 1 });
    expect(await play(nodeId, 'table')).toMatchObject({ code: 'game_excluded' });
    await lucia.admin('clock', { advance: 1 });
    lucia = await lucia.persona('member');
    expect(await play(nodeId, 'table')).toMatchObject({ success: true });
    expect(await untilOf('LIVE')).toBeUndefined();
  });

  test('can be made longer, and never shorter', async () => {
    await exclude('RNG', 72);
    const until = NOW + 72 * HOUR;
    expect(await exclude('RNG', 24)).toMatchObject({ code: 'break_shorter', value: { until } });
    expect(await untilOf('RNG')).toBe(until);
    await exclude('RNG', 168);
    expect(await untilOf('RNG')).toBe(NOW + 168 * HOUR);
    await exclude('RNG', null);
    expect(await untilOf('RNG')).toBeNull();
    expect(await exclude('RNG', 168)).toMatchObject({
      code: 'break_shorter',
      value: { until: null },
    });
    await lucia.admin('clock', { advance: 90 * 24 * HOUR });
    lucia = await lucia.persona('member');
    expect(await launch({ nodeId: (await firstOf('RNG')).nodeId })).toMatchObject({
      code: 'game_excluded',
      value: { until: null },
    });
  });

  test('a type that the site does not have is rejected', async () => {
    expect(await exclude('ESPORTS')).toMatchObject({ code: 'field_invalid' });
    expect((await lucia.post(EXCLUSION, { gameType: 'RNG', hours: 0 })).status).toBe(400);
  });

  test('an operator that stops offering it takes no new one, and keeps those that run', async () => {
    await exclude('RNG');
    const set = { value: { rules: { gameExclusion: 'none' } } };
    await lucia.admin('state', { table: 'settings', id: 'market', set });
    expect(await exclude('LIVE')).toMatchObject({ code: 'forbidden' });
    expect(await launch({ nodeId: (await firstOf('RNG')).nodeId })).toMatchObject({
      code: 'game_excluded',
    });
  });

  test('the app is told in a market, and hears nothing of it without one', async () => {
    const told = async () =>
      (await lucia.get('/wps/system/settings/consolidated')).body.value.market?.gameExclusion;
    expect(await told()).toBe('offered');
    await lucia.admin('market', { name: 'default' });
    expect(await told()).toBeUndefined();
  });
});
