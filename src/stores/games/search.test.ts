import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { gameList, hotGames, suggestions } from '../../contract/games/game';
import { createGame } from './game';
import { createSearch } from './search';

beforeEach(() => void vi.useFakeTimers());

const pageOf = (...names: string[]) => ({
  games: names.map((gameName) => ({ nodeId: gameName, gameName })),
  totalCount: names.length,
});

test('suggestions forgive typing errors before the server answers, from hot games and opened lists', async () => {
  const { host, reply, requests } = createFakeHost();
  reply(hotGames, pageOf('Tigre Lunar').games);
  reply(gameList, pageOf('Dragón de Oro', 'Ruleta Clásica'));
  const game = host.use(createGame);
  await game.loadHot('ES');
  await game.loadPage({ page: 1, size: 12 });
  const { suggestionsFor } = host.use(createSearch);
  const requestsBefore = requests.length;
  expect(suggestionsFor('dargon')).toEqual(['Dragón de Oro']);
  expect(suggestionsFor('tirge')).toEqual(['Tigre Lunar']);
  expect(suggestionsFor('rulteta clasca')).toEqual(['Ruleta Clásica']);
  expect(requests).toHaveLength(requestsBefore);

  await Promise.all([game.loadHot('EN'), settle()]);
  expect(suggestionsFor('ruleta')).toEqual([]);
});

test('a loaded game with only some of the typed words is no suggestion before those of the server', async () => {
  const { host, reply } = createFakeHost();
  reply(hotGames, pageOf('Taco Real', 'Unicornio Real', 'Dragón de Oro').games);
  reply(suggestions, ['Dragón Real', 'Dragón Rojo Real']);
  await host.use(createGame).loadHot('ES');
  const { suggest, suggestionsFor } = host.use(createSearch);
  suggest('dragón real');
  await vi.advanceTimersByTimeAsync(300);
  await settle();
  expect(suggestionsFor('dragón real')).toEqual(['Dragón Real', 'Dragón Rojo Real']);
  expect(suggestionsFor('oro dargon')).toEqual([
    'Dragón de Oro',
    'Dragón Real',
    'Dragón Rojo Real',
  ]);
});

test('the nearest names are suggested when the server finds none, and the results need no request', async () => {
  const { host, reply, requestsOf } = createFakeHost();
  reply(hotGames, pageOf('Dragón de Oro').games);
  reply(suggestions, []);
  reply(gameList, pageOf('Dragones del Sur', 'Ruleta Clásica'));
  const game = host.use(createGame);
  await game.loadHot('ES');
  const { suggest, suggestionsFor, nearest } = host.use(createSearch);
  suggest('dargon');
  expect(suggestionsFor('dargon')).toEqual(['Dragón de Oro']);
  await vi.advanceTimersByTimeAsync(300);
  await settle();
  expect(suggestionsFor('dargon')).toEqual(['Dragón de Oro', 'Dragones del Sur']);

  const before = requestsOf(gameList).length;
  await nearest.load({ text: 'dargon', language: 'ES' });
  expect(nearest.value.value?.map(({ name }) => name)).toContain('Dragones del Sur');
  expect(requestsOf(gameList)).toHaveLength(before);

  suggest('dar');
  await vi.advanceTimersByTimeAsync(300);
  await settle();
  expect(requestsOf(suggestions)).toHaveLength(2);
  expect(requestsOf(gameList)).toHaveLength(before);
});

test('the nearest games are requested again in another language', async () => {
  const { host, reply, requestsOf } = createFakeHost();
  reply(gameList, pageOf('Dragón de Oro'));
  const { nearest } = host.use(createSearch);
  await nearest.load({ text: 'dargon', language: 'ES' });
  const before = requestsOf(gameList).length;
  expect(before).toBeGreaterThan(0);
  await nearest.load({ text: 'dargon', language: 'ES' });
  expect(requestsOf(gameList)).toHaveLength(before);
  await nearest.load({ text: 'dargon', language: 'EN' });
  expect(requestsOf(gameList)).toHaveLength(2 * before);
});
