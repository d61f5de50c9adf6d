import { gameList, hotGames, suggestions } from '../contract/games/game';
import { isForSameReader, isReplyOf, isSearch } from './publicReplies';

interface StoredGame {
  nodeId?: string | number;
  gameName?: string;
  nodeName?: string;
  gameType?: string;
  vassalage?: string;
  gameCategory?: string;
  minBet?: number;
  lines?: number;
  supportPlay?: boolean;
  isNew?: boolean;
}

/** The filters that need facts which no list contains. */
const UNKNOWN_FILTERS = ['gameFeature', 'volatility', 'minRtp'];
const MAX_SUGGESTIONS = 8;

const nameOf = ({ gameName, nodeName }: StoredGame) => gameName ?? nodeName ?? '';
/** Equals foldText of the kit, which the worker may not import. */
const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function gamesIn(body: unknown): StoredGame[] {
  const { value } = (body ?? {}) as { value?: { games?: unknown } };
  const games = Array.isArray(value) ? value : value?.games;
  return Array.isArray(games) ? games : [];
}

/** Returns whether a game fits the filters of a search. A game without a field that a filter compares does not. */
function createFilter(query: URLSearchParams) {
  const vendors = query.get('vassalage')?.split(',').filter(Boolean) ?? [];
  const isUnset = (name: string) => !query.get(name);
  const isSame = (name: string, value?: string) => isUnset(name) || query.get(name) === value;
  const isFrom = (name: string, value = Number.NaN) =>
    isUnset(name) || value >= Number(query.get(name));
  const isUpTo = (name: string, value = Number.NaN) =>
    isUnset(name) || value <= Number(query.get(name));
  const isFlag = (name: string, value = false) => query.get(name) !== 'true' || value;
  return (game: StoredGame) =>
    (!vendors.length || vendors.includes(game.vassalage ?? '')) &&
    isSame('gameType', game.gameType) &&
    isSame('gameClassify', game.gameCategory) &&
    isFrom('minBet', game.minBet) &&
    isUpTo('maxMinBet', game.minBet) &&
    isFrom('minLine', game.lines) &&
    isFlag('supportPlay', game.supportPlay) &&
    isFlag('isNew', game.isNew);
}

/** The value of the reply to a search, from the bodies of stored lists. */
export function searchStored(url: URL, bodies: unknown[]) {
  const { searchParams: query } = url;
  const text = foldText(query.get('gameName') ?? '');
  const fitsFilter = createFilter(query);
  const games = new Map<unknown, StoredGame>();
  for (const game of bodies.flatMap(gamesIn)) {
    const fits = foldText(nameOf(game)).includes(text) && fitsFilter(game);
    if (fits && !games.has(game.nodeId)) games.set(game.nodeId, game);
  }
  const found = [...games.values()];
  if (isReplyOf(suggestions, url)) return [...new Set(found.map(nameOf))].slice(0, MAX_SUGGESTIONS);
  const pageNum = Number(query.get('pageNo')) || 1;
  const size = Number(query.get('pageSize')) || Math.max(found.length, 1);
  return {
    games: found.slice((pageNum - 1) * size, pageNum * size),
    pageNum,
    totalPages: Math.max(Math.ceil(found.length / size), 1),
    totalCount: found.length,
  };
}

/**
 * Answers a search without a network, from the stored lists of the same language and merchant. Undefined for a search
 * that they cannot answer.
 */
export async function answerSearch(request: Request, cacheName: string) {
  const url = new URL(request.url);
  const isUnknown = UNKNOWN_FILTERS.some((name) => url.searchParams.get(name));
  if (!isSearch(url) || isUnknown) return undefined;
  const cache = await caches.open(cacheName);
  const lists = (await cache.keys()).filter(({ url: stored }) => {
    const key = new URL(stored);
    const isList = isReplyOf(gameList, key) || isReplyOf(hotGames, key);
    return isList && isForSameReader(request, key);
  });
  const bodies = lists.map(async (key) => (await cache.match(key))?.json());
  const value = searchStored(url, await Promise.all(bodies));
  return Response.json({ success: true, value });
}
