import { createResource } from '@kit/data/resource';
import { computed, effect, type ReadonlySignal, signal } from '@kit/render/signals';
import {
  type GameSort,
  gameList,
  hotGames,
  vendorTypes,
  type WireCategory,
} from '../../contract/games/game';
import { createCollection, type Page } from '../base/collection';
import type { Host } from '../base/host';
import { loadAndRetry } from '../base/loadMissing';
import { withoutBlanks } from '../base/withoutBlanks';
import { type Category, categoriesOf, type Game, gameOf } from './gameOf';

/** Categories that contain only the games of one vendor. */
const VENDOR_CATEGORIES = new Map<string, { gameType?: string; vassalage: string }>(
  Object.entries({
    PGSLOT: { gameType: 'RNG', vassalage: 'PG' },
    JLSLOT: { gameType: 'RNG', vassalage: 'JL' },
    INHOUSE: { vassalage: 'FERIA' },
  }),
);

export interface GamesQuery {
  category?: string;
  /** Narrows a category that the app added. */
  gameType?: string | undefined;
  vendor?: string | undefined;
  name?: string | undefined;
  minBet?: number | undefined;
  maxMinBet?: number | undefined;
  minLine?: number | undefined;
  minRtp?: number | undefined;
  volatility?: string | undefined;
  feature?: string | undefined;
  supportPlay?: boolean | undefined;
  isNew?: boolean | undefined;
  withoutGameTypes?: string | undefined;
  sortBy?: GameSort | undefined;
  page: number;
  size: number;
}

export interface GamesPage {
  games: Game[];
  page: number;
  pages: number;
  total: number;
}

const MAX_SEEN = 1_000;

/** Esports are sports at the server, so the vendors tell them apart. */
const needsVendors = (category?: string) => category?.endsWith('SPORTS');

/** Games, their categories and vendors. */
export function createGame({ call }: Host) {
  let vendorsCall: Promise<WireCategory[]> | undefined;
  const vendors = createResource(() => (vendorsCall = call(vendorTypes)));
  const hot = createCollection({
    read: async (): Promise<Page<Game>> => ({ content: (await call(hotGames, {})).map(gameOf) }),
    key: 'id',
    // The reply has all of them.
    pageSize: Number.POSITIVE_INFINITY,
  });
  const categories = computed(() => categoriesOf(vendors.value.value ?? []));
  const categoryOf = (code?: string): ReadonlySignal<Category | undefined> =>
    computed(() => categories.value.find((category) => category.code === code));

  /** The categories that the app added do not exist at the server, so they become filters. */
  function filterOf(category: string | undefined, vendor: string | undefined) {
    if (category === 'HOME') return { vassalage: vendor };
    if (category === 'CRASH') return { gameClassify: 'Crash', vassalage: vendor };
    const fixed = VENDOR_CATEGORIES.get(category ?? '');
    if (fixed) return { ...fixed, vassalage: vendor ?? fixed.vassalage };
    if (needsVendors(category)) {
      const own = categoryOf('ESPORTS').peek() && categoryOf(category).peek();
      return {
        gameType: 'SPORTS',
        vassalage: vendor ?? own?.vendors.map(({ vassalage }) => vassalage).join(','),
      };
    }
    return { gameType: category, vassalage: vendor };
  }

  /** The parameters of the calls that read a list of games. */
  function parametersOf(query: Omit<GamesQuery, 'page' | 'size'>) {
    const { category, gameType, vendor, name, feature, ...rest } = query;
    const filter = filterOf(category, vendor);
    const types = gameType ? { gameType } : {};
    return withoutBlanks({ ...filter, ...types, gameName: name, gameFeature: feature, ...rest });
  }

  /** The games of the pages that were loaded last. */
  const seen = new Map<string, Game>();

  function remember(games: readonly Game[]) {
    for (const game of games) {
      // Deleted first, so that the newest games are at the end and the oldest are dropped.
      seen.delete(game.id);
      seen.set(game.id, game);
    }
    for (const id of seen.keys()) if (seen.size > MAX_SEEN) seen.delete(id);
  }

  let hotLanguage: string | undefined;
  const isHotShown = signal(false);

  return {
    hot,
    /** Requests what home shows first once more, without showing it. */
    requestAgain: () => [call(vendorTypes), call(hotGames, {})],
    /** Home shows the hot games, or has none to show. What it loads after them waits for this. */
    isHotSettled: computed(
      () => isHotShown.value || hot.state.value === 'failed' || hot.value.value?.length === 0,
    ),
    setHotShown() {
      isHotShown.value = true;
    },
    /** Loads the hot games, unless they are loaded in this language already. */
    async loadHot(language: string) {
      const isLoaded = !/idle|failed/.test(hot.state.peek());
      if (isLoaded && (hotLanguage ?? language) === language) return;
      // Their names are in the old language.
      if (hotLanguage && hotLanguage !== language) seen.clear();
      hotLanguage = language;
      await hot.load();
    },
    /** The games that are here already, by id: the hot ones, and those of the lists that were opened. */
    known: (): ReadonlyMap<string, Game> =>
      new Map([...(hot.value.peek() ?? []).map((game) => [game.id, game] as const), ...seen]),
    vendors,
    categories,
    categoryOf,

    parametersOf,

    async loadPage(query: GamesQuery, signal?: AbortSignal): Promise<GamesPage> {
      const { page: pageNo, size: pageSize, ...list } = query;
      // Without the vendors the list has both.
      if (needsVendors(list.category)) await vendorsCall?.catch(() => {});
      const reply = await call(gameList, { ...parametersOf(list), pageNo, pageSize }, { signal });
      const games = reply.games.map(gameOf);
      remember(games);
      const isFull = games.length >= pageSize;
      /** Without a total there may be more, as long as the pages are full. */
      const counted = (pageNo - 1) * pageSize + games.length + (isFull ? 1 : 0);
      const total = reply.totalCount ?? counted;
      return {
        games,
        page: reply.pageNum ?? pageNo,
        pages: reply.totalPages ?? Math.ceil(total / pageSize),
        total,
      };
    },

    /** Vendors that could not be loaded are loaded again when the network is back. */
    start: () => effect(() => loadAndRetry(vendors)),
  };
}
