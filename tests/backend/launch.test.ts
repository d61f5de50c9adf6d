import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startBackend } from './backend';

let backend: Awaited<ReturnType<typeof startBackend>>;
let client: Client;
let lucia: Client;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(async () => {
  client = backend.client();
  lucia = await client.persona('member');
});
afterAll(() => backend.stop());

interface Game {
  nodeId: string | number;
  supportPlay: boolean;
  vassalage?: string;
  vendorCode?: string;
}
const list = async (query: object): Promise<Game[]> =>
  (await client.get('/wps/relay/GCSGAME_gameList', { pageSize: 200, ...query })).body.value.games;
const idOf = (game: Game | undefined) => String(game?.nodeId);
const LAUNCH = '/wps/game/launchGame';

describe('launching', () => {
  test('S7.37 answers an address on an allow-listed origin, without the token in it', async () => {
    const [game] = await list({ gameType: 'RNG' });
    const { body } = await lucia.get(LAUNCH, {
      nodeId: idOf(game),
      backUrl: 'https://evil.example',
    });
    const settings = await client.get('/wps/system/settings/consolidated');
    const url = new URL(body.value.url);
    expect(settings.body.value.launchOrigins).toContain(url.origin);
    expect(url.pathname).toMatch(/^\/play\/\w+\.html$/);
    expect(url.searchParams.get('game')).toBe(idOf(game));
    expect(url.searchParams.get('mode')).toBe('real');
    expect(url.searchParams.get('back')).toBe('/m/home');
    expect(url.href).not.toContain(lucia.token);
  });

  test('S4.22 a visitor may only play for free, and only games that have it', async () => {
    const games = await list({ gameType: 'RNG' });
    const free = idOf(games.find(({ supportPlay }) => supportPlay));
    const paid = idOf(games.find(({ supportPlay }) => !supportPlay));
    expect((await client.get(LAUNCH, { nodeId: free })).status).toBe(401);
    const played = await client.get(LAUNCH, { nodeId: free, supportPlay: true });
    expect(played.body.value).toMatchObject({ isFree: true });
    const refused = await client.get(LAUNCH, { nodeId: paid, supportPlay: true });
    expect(refused.body).toMatchObject({ success: false, code: 'free_play_missing' });
  });

  test('S4.23 S4.24 lotteries are refused: they open from their lobby', async () => {
    for (const query of [{ vassalage: 'TCG_SEA' }, { gameType: 'LOTT' }, { gameType: 'ELOTT' }]) {
      const [game] = await list(query);
      const { body } = await lucia.get(LAUNCH, { nodeId: idOf(game) });
      expect(body.code).toBe('lottery_launcher_needed');
    }
  });

  test('a game that does not exist, or by another vendor, is refused', async () => {
    const [game] = await list({ vassalage: 'PG' });
    for (const query of [{ nodeId: '__proto__' }, { nodeId: idOf(game), vendor: 'JL' }]) {
      expect((await lucia.get(LAUNCH, query)).body.code).toBe('game_missing');
    }
  });
});

describe('recent games', () => {
  const recent = async (query = {}) =>
    (await lucia.get('/wps/relay/GCS_recentGame', query)).body.value;

  test('S7.36 a game added comes first, once, and the list is paged', async () => {
    const before = await recent({ pageSize: 5 });
    expect(before.content).toHaveLength(5);
    expect(before.totalPages).toBe(3);
    const again = idOf(before.content[2]);
    await lucia.get('/wps/relay/MCS2_addRecentGame', { nodeId: again });
    const { content } = await recent({ pageSize: 100 });
    expect(idOf(content[0])).toBe(again);
    expect(content.filter((one: Game) => idOf(one) === again)).toHaveLength(1);
  });

  test('no more than thirty are remembered, and nobody sees another’s', async () => {
    for (const game of (await list({ gameType: 'FISH' })).slice(0, 35)) {
      await lucia.get('/wps/relay/MCS2_addRecentGame', { nodeId: idOf(game) });
    }
    expect((await recent({ pageSize: 100 })).content).toHaveLength(30);
    const nora = await client.persona('newMember');
    expect((await nora.get('/wps/relay/GCS_recentGame')).body.value.content).toEqual([]);
  });
});

describe('the rest of the lobby', () => {
  test('S7.47 news and popular games answer in the asked language', async () => {
    for (const path of ['/wps/relay/GLS2_lobbyNews', '/lgw/games/popular']) {
      const english = (await client.get(path)).body.value;
      const spanish = (await client.speaking('ES').get(path)).body.value;
      expect(english.length).toBeGreaterThan(3);
      expect(JSON.stringify(spanish)).not.toBe(JSON.stringify(english));
    }
  });

  test('S3.17 S7.46 winners are the first of one draw of a hundred, whatever the limit', async () => {
    const winners = async (limitNum: number) =>
      (await client.get('/wps/relay/GCSGAME_getRankList', { gameCategory: 'ALL', limitNum })).body
        .value.list;
    const hundred = await winners(100);
    expect(hundred).toHaveLength(100);
    expect(await winners(10)).toEqual(hundred.slice(0, 10));
    expect(Object.keys(hundred[0].vo)).toEqual(
      expect.arrayContaining(['iconUrl', 'gameName', 'customerName', 'winAmount', 'vendor']),
    );
  });

  test('S2.30 the house’s own games are in two lists: slots and crash', async () => {
    const all = await list({ vassalage: 'FERIA' });
    const crash = await list({ vassalage: 'FERIA', gameClassify: 'Crash' });
    expect(crash.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(crash.length);
    expect(all.every((one) => (one.vassalage ?? one.vendorCode) === 'FERIA')).toBe(true);
  });
});
