import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
beforeAll(async () => {
  client = backend.client();
});

const LIST = '/wps/relay/GCSGAME_gameList';
const loadList = async (query: object = {}) => (await client.get(LIST, query as never)).body.value;

describe('the game list', () => {
  test('S7.29 S3.10 returns games with pageNum, totalPages and totalCount', async () => {
    const page = await loadList({
      merchant: 'feria',
      clientType: 2,
      platform: 'html5',
      gameType: 'RNG',
      pageNo: 2,
      pageSize: 12,
      language: 'ES',
    });
    expect(page.games).toHaveLength(12);
    expect(page.pageNum).toBe(2);
    expect(page.totalPages).toBe(Math.ceil(page.totalCount / 12));
  });

  test('S1.10 the catalogue holds more than 600 games over all types', async () => {
    const { body } = await client.get('/wps/relay/GCSGAME_getVassGameType', { typeId: 1 });
    let sum = 0;
    for (const { gameType } of body.value)
      sum += (await loadList({ gameType, pageSize: 1 })).totalCount;
    expect(sum).toBeGreaterThan(600);
  });

  test('S7.30 gameName matches a part of the name in any case, and filters combine with AND', async () => {
    const upper = await loadList({ gameName: 'ORO', gameType: 'RNG', pageSize: 200 });
    const lower = await loadList({ gameName: 'oro', gameType: 'RNG', pageSize: 200 });
    expect(upper.totalCount).toBeGreaterThan(0);
    expect(upper.totalCount).toBe(lower.totalCount);
    const ofVendor = await loadList({
      gameName: 'oro',
      gameType: 'RNG',
      vassalage: 'PG',
      pageSize: 200,
    });
    expect(ofVendor.totalCount).toBeLessThan(lower.totalCount);
    expect(ofVendor.games.length).toBeGreaterThan(0);
    for (const game of ofVendor.games) expect(game.vassalage ?? game.vendorCode).toBe('PG');
  });

  test('S7.30 pages have no gaps or repeats, and a page after the last one is empty', async () => {
    const { totalPages, totalCount } = await loadList({ gameType: 'FISH', pageSize: 12 });
    const seen = new Set<string>();
    for (let pageNo = 1; pageNo <= totalPages; pageNo++) {
      for (const { nodeId } of (await loadList({ gameType: 'FISH', pageSize: 12, pageNo })).games) {
        seen.add(String(nodeId));
      }
    }
    expect(totalCount).toBeGreaterThan(12);
    expect(seen.size).toBe(totalCount);
    const beyond = await loadList({ gameType: 'FISH', pageSize: 12, pageNo: totalPages + 1 });
    expect(beyond).toMatchObject({ games: [], totalCount, totalPages });
  });

  test('S7.29 minBet, minLine and gameClassify filter the list', async () => {
    const all = await loadList({ gameType: 'RNG', pageSize: 200 });
    const rich = await loadList({ gameType: 'RNG', minBet: 2, minLine: 20, pageSize: 200 });
    expect(rich.totalCount).toBeLessThan(all.totalCount);
    expect(rich.games.length).toBeGreaterThan(0);
    for (const game of rich.games) {
      expect(game.minBet).toBeGreaterThanOrEqual(2);
      expect(game.lines).toBeGreaterThanOrEqual(20);
    }
    const crash = await loadList({ gameClassify: 'Crash', pageSize: 200 });
    expect(crash.games.length).toBeGreaterThan(0);
    expect(
      crash.games.every((game: { gameCategory: string }) => game.gameCategory === 'Crash'),
    ).toBe(true);
  });
});

describe('a game', () => {
  type SentGame = Record<string, unknown>;
  /** A game whose fields have their other names, and one whose fields have the usual ones. */
  const both = async () => {
    const { games } = await loadList({ gameType: 'LOTT', pageSize: 200 });
    const isAliased = (game: SentGame) => game.nodeName !== undefined;
    return [games.find(isAliased), games.find((game: SentGame) => !isAliased(game))] as SentGame[];
  };

  test('S3.06 has every field, some of them under one of two names', async () => {
    const [aliased, unaliased] = await both();
    for (const game of [aliased, unaliased]) {
      expect(game).toMatchObject({
        gameType: 'LOTT',
        gameCode: expect.any(String),
        lottoMode: expect.stringMatching(/Tradition|Entertainment/),
        gameGroupId: expect.anything(),
        supportPlay: expect.any(Boolean),
        isGameH5: expect.any(Boolean),
        gameCategory: 'LOTT',
        mobileLargeIcon: expect.stringMatching(/-360\.webp$/),
        mobileSmallIcon: expect.stringMatching(/-240\.webp$/),
        displayName: expect.any(String),
        accountTypeName: expect.any(String),
        nodeId: expect.anything(),
      });
    }
    const text = expect.stringMatching(/./);
    expect(aliased).toMatchObject({
      nodeName: text,
      roomId: expect.anything(),
      vendorCode: text,
      iconUrl: text,
    });
    expect(unaliased).toMatchObject({
      gameName: text,
      gameId: expect.anything(),
      vassalage: text,
      showIcon: text,
    });
  });
});

describe('categories and hot games', () => {
  test('S7.28 every game type lists its vendors', async () => {
    const { body } = await client.get('/wps/relay/GCSGAME_getVassGameType', {
      typeId: 1,
      merchant_code: 'feria',
    });
    const types = body.value.map(({ gameType }: { gameType: string }) => gameType);
    expect(types).toEqual(['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCK']);
    for (const { vassalages } of body.value) {
      expect(vassalages.length).toBeGreaterThan(0);
      for (const vendor of vassalages)
        expect(vendor).toMatchObject({
          vassalage: expect.any(String),
          accountTypeName: expect.any(String),
          mobileSmallIcon: expect.any(String),
        });
    }
  });

  test('S7.32 hot games are in the requested language', async () => {
    const hot = async (language: string) => {
      const input = { merchantCode: 'feria', isPlatform: 2, platform: 'html5', language };
      const reader = client.inLanguage(language);
      return (await reader.get('/wps/relay/GCSGAME_hotGamesV2', input)).body.value;
    };
    const [spanish, english] = [await hot('ES'), await hot('EN')];
    expect(spanish).toHaveLength(36);
    const ids = (games: { nodeId: unknown }[]) => games.map(({ nodeId }) => nodeId);
    expect(ids(spanish)).toEqual(ids(english));
    expect(spanish).not.toEqual(english);
  });

  test('S7.32 the language of the query wins over that of the header', async () => {
    const reader = client.inLanguage('ES');
    const hot = async (query: object) =>
      (await reader.get('/wps/relay/GCSGAME_hotGamesV2', { ...query })).body.value;
    expect(await hot({ language: 'EN' })).not.toEqual(await hot({}));
  });

  test.each([
    ['GCSGAME_gameList', { clientType: 1 }],
    ['GCSGAME_gameList', { platform: 'flash' }],
    ['GCSGAME_gameList', { merchant: 'nobody' }],
    ['GCSGAME_hotGamesV2', { isPlatform: 1 }],
    ['GCSGAME_hotGamesV2', { merchantCode: 'nobody' }],
    ['GCSGAME_hotGamesV2', { language: 'es-419' }],
  ])('S7.29 S7.32 %s is rejected, when the client sends %j', async (path, query) => {
    const { status, body } = await client.get(`/wps/relay/${path}`, query as never);
    expect([status, body.success]).toEqual([400, false]);
    expect(body.message).toBe(`wrong: ${Object.keys(query)[0]}`);
  });

  test('a request is rejected, when its merchant is not known', async () => {
    const answer = await client.send('GET', '/wps/system/status', { headers: { Merchant: 'x' } });
    expect(answer.status).toBe(400);
    const known = await client.send('GET', '/wps/system/status', {
      headers: { Merchant: 'marea' },
    });
    expect(known.status).toBe(200);
  });

  test('S7.36 the game opened last is the first recent game, and is listed once', async () => {
    const lucia = await client.persona('member');
    const RECENT = '/wps/relay/GCS_recentGame';
    const add = async (nodeId: number) =>
      (await lucia.get('/wps/relay/MCS2_addRecentGame', { nodeId, token: lucia.token })).body.value;
    for (const nodeId of [100_010, 100_020, 100_010]) {
      expect(await add(nodeId)).toEqual({ success: true });
    }
    const { content } = (await lucia.get(RECENT, { token: lucia.token, pageSize: 50 })).body.value;
    const ids = content.map((game: { nodeId: unknown }) => Number(game.nodeId));
    expect(ids.slice(0, 2)).toEqual([100_010, 100_020]);
    expect(ids.filter((id: number) => id === 100_010)).toHaveLength(1);
    expect(await add(1)).toEqual({ success: false });
    expect((await client.get(RECENT)).status).toBe(401);
  });
});

describe('winners', () => {
  const loadWinners = async (query: object) =>
    (await client.get('/wps/relay/GCSGAME_getRankList', query as never)).body.value.list;

  test('S3.17 S7.46 there are 100 winners at most, with all fields, the highest win first', async () => {
    const all = await loadWinners({ gameCategory: 'ALL', language: 'ES', limitNum: 100 });
    expect(all).toHaveLength(100);
    for (const { vo } of all) {
      expect(vo).toMatchObject({
        iconUrl: expect.stringMatching(/\.webp$/),
        gameName: expect.any(String),
        customerName: expect.stringContaining('***'),
        winAmount: expect.any(Number),
        vendor: expect.any(String),
      });
    }
    const wins = all.map(({ vo }: { vo: { winAmount: number } }) => vo.winAmount);
    expect(wins).toEqual(wins.toSorted((a: number, b: number) => b - a));
    expect(await loadWinners({ gameCategory: 'ALL', limitNum: 150 })).toHaveLength(100);
    expect(await loadWinners({ gameCategory: 'ALL', language: 'ES', limitNum: 5 })).toEqual(
      all.slice(0, 5),
    );
  });

  test('S3.17 play money is not listed, when a trial account wins', async () => {
    const before = await loadWinners({ limitNum: 100 });
    await client.admin('pushes', { kind: 'win', account: 'prueba1', amount: 999_999 });
    expect(await loadWinners({ limitNum: 100 })).toEqual(before);
  });
});
