import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance, cents, idempotencyKey } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  lucia = await backend.client().persona('member');
});

const LAUNCH = '/wps/game/launchGame';
const ROUND = '/wps/game/round';
const BETS = '/wps/relay/ODS2_MemberBetRecord';
interface Named {
  nodeId?: string;
  gameType: string;
  vassalage: string;
  gameId: string;
  gameCode: string;
}
const FREE = { supportPlay: true };

const readGames = async (gameType: string) => {
  const input = { gameType, pageSize: 60 };
  return (await lucia.get('/wps/relay/GCSGAME_gameList', input)).body.value.games;
};
const findFreeGame = async () =>
  (await readGames('RNG')).find((game: { supportPlay: boolean }) => game.supportPlay).nodeId;

describe('the launcher', () => {
  test('S7.37 returns a URL on an origin that the settings allow', async () => {
    const { launchOrigins } = (await lucia.get('/wps/system/settings/consolidated')).body.value;
    const { url, ticket } = (await lucia.get(LAUNCH, { nodeId: 100001 })).body.value;
    expect(launchOrigins).toContain(new URL(url).origin);
    expect(new URL(url).searchParams.get('ticket')).toBe(ticket);
    expect(url).not.toContain(lucia.token);
  });

  test('S2.62 opens the lobby of a vendor, when no game is given', async () => {
    const input = { category: 'SPORTS', vendor: 'PAMPA', gameCode: 'lobby' };
    const { url, game } = (await lucia.get(LAUNCH, input)).body.value;
    expect(new URL(url).searchParams.get('lobby')).toBe('1');
    expect([game.vassalage ?? game.vendorCode, game.gameType]).toEqual(['PAMPA', 'SPORTS']);
    expect((await lucia.get(LAUNCH, { vendor: 'NOBODY' })).body.code).toBe('game_missing');
    expect((await lucia.get(LAUNCH)).body.code).toBe('game_missing');
  });

  test.each([
    ['live hosts', '/wps/relay/CBS_modelList', {}, (value: Named[]) => value],
    ['the news', '/wps/relay/GLS2_lobbyNews', { limitNum: 50 }, (value: Named[]) => value],
    ['bets', BETS, { gameType: 'RNG' }, ({ content }: { content: Named[] }) => content],
  ])('S4.26 %s say what the launcher wants of their games', async (_, path, input, listOf) => {
    const { value } = (await lucia.get(path, input)).body;
    const named = (listOf as (value: unknown) => Named[])(value).filter(({ nodeId }) => nodeId);
    // Lotteries have a launcher of their own.
    const games = named.filter(({ gameType }) => !gameType.endsWith('LOTT'));
    expect(games.length).toBeGreaterThan(0);
    for (const { nodeId, gameType, vassalage, gameId, gameCode } of games) {
      const names = { category: gameType, vendor: vassalage, gameId, gameCode };
      const { game } = (await lucia.get(LAUNCH, { nodeId, ...names })).body.value;
      expect(game).toMatchObject({ gameType, gameCode });
      expect([game.vassalage ?? game.vendorCode, String(game.gameId ?? game.roomId)]).toEqual([
        vassalage,
        gameId,
      ]);
    }
  });

  test('S4.22 needs a session, unless it is free play', async () => {
    const visitor = lucia.as(undefined);
    expect((await visitor.get(LAUNCH, { nodeId: 100001 })).status).toBe(401);
    const nodeId = await findFreeGame();
    expect((await visitor.get(LAUNCH, { nodeId, ...FREE })).body.value).toMatchObject({
      isFree: true,
      balance: 1000,
    });
  });
});

describe('a round of a launch', () => {
  const open = async (client: Client, more: object = {}) => {
    const nodeId = await findFreeGame();
    return { nodeId, ...(await client.get(LAUNCH, { nodeId, ...more })).body.value };
  };
  const play = async (client: Client, more: object, key?: string) =>
    (await client.post(ROUND, { stake: 10, kind: 'spin', ...more }, key ? idempotencyKey(key) : {}))
      .body;

  test('S1.05 a free round uses play money only and leaves no record', async () => {
    const before = await balance(lucia);
    const { nodeId, ticket } = await open(lucia, FREE);
    const record = '/wps/relay/ODS2_MemberBetRecord';
    const { count } = (await lucia.get(record)).body.value.sum;
    let left = 100_000;
    for (let i = 0; i < 5; i++) {
      const { value } = await play(lucia, { nodeId, ticket });
      left += cents(value.win) - 1_000;
      expect(cents(value.balance)).toBe(left);
    }
    expect(await balance(lucia)).toBe(before);
    expect((await lucia.get(record)).body.value.sum.count).toBe(count);
    const all = await play(lucia, { nodeId, ticket, stake: 4_000 });
    expect(all.code).toBe('balance_insufficient');
  });

  test('S1.05 a free round is played once, when it is repeated with its key', async () => {
    const { nodeId, ticket } = await open(lucia, FREE);
    const first = await play(lucia, { nodeId, ticket }, 'once');
    expect(await play(lucia, { nodeId, ticket }, 'once')).toEqual(first);
  });

  test('S7.40 a real round is played with the wallet', async () => {
    const before = cents(await balance(lucia));
    const { nodeId, ticket } = await open(lucia);
    const { value } = await play(lucia, { nodeId, ticket });
    expect(cents(await balance(lucia))).toBe(before - 1_000 + cents(value.win));
  });

  test('S7.40 a ticket is valid for its game and its member until it expires', async () => {
    const { nodeId, ticket } = await open(lucia, FREE);
    const other = nodeId === 100001 ? 100002 : 100001;
    const victor = await lucia.persona('vip');
    for (const [client, input] of [
      [lucia, { nodeId: other, ticket }],
      [victor, { nodeId, ticket }],
      [lucia, { nodeId, ticket: 'made-up' }],
    ] as const) {
      expect((await play(client, input)).code).toBe('launch_expired');
    }
  });
});
