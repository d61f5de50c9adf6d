import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
beforeAll(async () => {
  client = backend.client();
});

interface SentGame {
  nodeId: string | number;
  gameName?: string;
  nodeName?: string;
  minBet: number;
  supportPlay: boolean;
  isNew: boolean;
}
const loadList = async (query: object): Promise<{ games: SentGame[]; totalCount: number }> =>
  (await client.get('/wps/relay/GCSGAME_gameList', { pageSize: 200, ...query } as never)).body
    .value;
const loadChoices = async (query: object) =>
  (await client.get('/wps/relay/GCSGAME_gameFilters', query as never)).body.value as {
    totalCount: number;
    sorts: string[];
    choices: { filter: string; value: string; count: number }[];
  };
const readFacts = async (game: SentGame | undefined) =>
  (await client.get('/wps/game/facts', { nodeId: game?.nodeId } as never)).body.value;

test('S10.16 lists only games within the bounds of RTP, volatility and smallest bet', async () => {
  const { games } = await loadList({
    gameType: 'RNG',
    minRtp: 96,
    volatility: 'low,medium',
    maxMinBet: 0.2,
  });
  expect(games.length).toBeGreaterThan(3);
  for (const game of games.slice(0, 8)) {
    expect(game.minBet).toBeLessThanOrEqual(0.2);
    const facts = await readFacts(game);
    expect(facts.rtp).toBeGreaterThanOrEqual(96);
    expect(['low', 'medium']).toContain(facts.volatility);
  }
});

test('lists only new games, and only those with free play', async () => {
  const { games } = await loadList({ isNew: true, supportPlay: true });
  expect(games.length).toBeGreaterThan(3);
  expect(games.every(({ isNew, supportPlay }) => isNew && supportPlay)).toBe(true);
});

test('leaves out the types of games that do not count for a bonus', async () => {
  const all = await loadList({ pageSize: 1 });
  const [fish, cock] = await Promise.all(
    ['FISH', 'COCK'].map((gameType) => loadList({ gameType, pageSize: 1 })),
  );
  const others = { withoutGameTypes: 'FISH,COCK' };
  const left = all.totalCount - (fish?.totalCount ?? 0) - (cock?.totalCount ?? 0);
  expect(left).toBeLessThan(all.totalCount - 1);
  expect((await loadList({ ...others, pageSize: 1 })).totalCount).toBe(left);
  expect((await loadChoices(others)).totalCount).toBe(left);
  expect((await loadList({ ...others, gameType: 'COCK' })).totalCount).toBe(0);
});

describe('S10.16 an order', () => {
  test.each([
    ['name', async (game: SentGame) => game.gameName ?? game.nodeName ?? '', 1],
    ['rtp', async (game: SentGame) => (await readFacts(game)).rtp as number, -1],
    ['minBet', async (game: SentGame) => game.minBet, 1],
    ['newest', async (game: SentGame) => Number(game.isNew), -1],
  ])('by %s holds over pages, without gaps or repeats', async (sortBy, read, direction) => {
    const query = { gameType: 'FISH', sortBy, language: 'ES' };
    const pages = [];
    for (const pageNo of [1, 2, 3]) pages.push(await loadList({ ...query, pageNo, pageSize: 10 }));
    const games = pages.flatMap((page) => page.games);
    expect(new Set(games.map(({ nodeId }) => String(nodeId))).size).toBe(30);
    const values = await Promise.all(games.map((game) => read(game) as Promise<string | number>));
    const compare = (a: string | number, b: string | number) =>
      direction * (typeof a === 'string' ? a.localeCompare(String(b), 'es') : a - Number(b));
    expect(values).toEqual(values.toSorted(compare));
  });

  test('is one of those that are returned', async () => {
    const { sorts } = await loadChoices({});
    for (const sortBy of sorts)
      expect((await loadList({ sortBy, pageSize: 1 })).games).toHaveLength(1);
    const unknown = await client.get('/wps/relay/GCSGAME_gameList', { sortBy: 'fun' } as never);
    expect(unknown.body.success).toBe(false);
  });
});

describe('the choices of the filter sheet', () => {
  test.each([
    {},
    { gameType: 'RNG' },
    { gameType: 'RNG', vassalage: 'PG,JL', minBet: 2 },
    { gameClassify: 'Crash', volatility: 'low' },
    { gameName: 'oro', gameFeature: 'jackpot,freeSpins', supportPlay: true },
  ])('each have the number of games that the list has with them: %o', async (query) => {
    const reply = await loadChoices(query);
    expect(reply.totalCount).toBe((await loadList(query)).totalCount);
    for (const filter of new Set(reply.choices.map((choice) => choice.filter))) {
      const choice = reply.choices.findLast((choice) => choice.filter === filter);
      if (!choice) continue;
      const rest: Record<string, unknown> = { ...query };
      if (filter === 'maxMinBet') delete rest.minBet;
      const value =
        filter === 'gameFeature' && 'gameFeature' in query
          ? `${query.gameFeature},${choice.value}`
          : choice.value;
      const listed = await loadList({ ...rest, [filter]: value });
      expect({ filter, value, count: choice.count }).toEqual({
        filter,
        value,
        count: listed.totalCount,
      });
    }
  });

  test('stay the same when others are chosen, so that the sheet does not move', async () => {
    const keys = async (query: object) =>
      (await loadChoices(query)).choices.map(({ filter, value }) => `${filter} ${value}`).sort();
    expect(await keys({ gameType: 'LIVE', minRtp: 97, volatility: 'high', isNew: true })).toEqual(
      await keys({ gameType: 'LIVE' }),
    );
  });
});
