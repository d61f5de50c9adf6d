import { isOnline } from '@kit/network';
import { createResource } from '@kit/resource';
import { computed, effect, type ReadonlySignal, signal } from '@kit/signals';
import {
  type GameSort,
  gameList,
  hotGames,
  type PartOfGame,
  vendorTypes,
  type WireCategory,
  type WireVendor,
} from '../contract/game';
import type { Host } from './host';
import { loadMissing } from './loadMissing';
import { withoutBlanks } from './withoutBlanks';

/** A game. The API has several names for the same field; here each has one. */
export interface Game {
  id: string;
  name: string;
  vendor: string;
  vendorName: string;
  type: string;
  category: string;
  /** The id that the launch endpoint expects. */
  gameId: string;
  code: string;
  groupId: string;
  lottoMode: string;
  /** From small to large. Paths on an image CDN. */
  pictures: string[];
  /** The background of the picture until it is loaded. */
  placeholderColor?: string | undefined;
  isNew: boolean;
  canTryFree: boolean;
}

export function gameOf(wire: PartOfGame): Game {
  const vendor = wire.vassalage ?? wire.vendorCode ?? '';
  const small = wire.mobileSmallIcon ?? wire.showIcon ?? wire.iconUrl ?? '';
  return {
    id: String(wire.nodeId),
    name: wire.gameName ?? wire.nodeName ?? '',
    vendor,
    vendorName: wire.accountTypeName ?? wire.displayName ?? vendor,
    type: wire.gameType ?? '',
    category: wire.gameCategory ?? '',
    gameId: String(wire.gameId ?? wire.roomId ?? wire.nodeId),
    code: wire.gameCode || 'lobby',
    groupId: String(wire.gameGroupId ?? ''),
    lottoMode: wire.lottoMode ?? '',
    pictures: [small, wire.mobileLargeIcon ?? small],
    placeholderColor: wire.iconColor,
    isNew: wire.isNew === true,
    canTryFree: wire.supportPlay === true,
  };
}

/** Placeholder for a game that is still loading. */
export const blankGame: Game = gameOf({ nodeId: '', gameName: '' });

/** The vendors that come first, in this order. The SEA lotteries come last. */
const FIRST_VENDORS = ['EG3', 'PG', 'FC', 'JL'];
const LAST_VENDOR = 'TCG_SEA';

export function orderVendors(vendors: readonly WireVendor[]): WireVendor[] {
  const rank = ({ vassalage }: WireVendor) => {
    if (vassalage === LAST_VENDOR) return FIRST_VENDORS.length + 1;
    const index = FIRST_VENDORS.indexOf(vassalage);
    return index < 0 ? FIRST_VENDORS.length : index;
  };
  return vendors.toSorted((a, b) => rank(a) - rank(b));
}

export interface Category {
  /** HOME, HOT, CRASH and ESPORTS are added by the app. The others are the server's. */
  code: string;
  vendors: WireVendor[];
}

/** The categories in the order of the menu. Esports are split from sports, and crash games come after fishing. */
export function categoriesOf(server: readonly WireCategory[]): Category[] {
  const menu: Category[] = [
    { code: 'HOME', vendors: [] },
    { code: 'HOT', vendors: [] },
  ];
  const crash: Category = { code: 'CRASH', vendors: [] };
  for (const { gameType, vassalages } of server) {
    const vendors = orderVendors(vassalages);
    const esports = gameType === 'SPORTS' ? vendors.filter(({ isEsport }) => isEsport) : [];
    menu.push({ code: gameType, vendors: vendors.filter((vendor) => !esports.includes(vendor)) });
    if (esports.length) menu.push({ code: 'ESPORTS', vendors: esports });
    if (gameType === 'FISH') menu.push(crash);
  }
  if (!menu.includes(crash)) menu.push(crash);
  return menu;
}

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

/** Games, their categories and vendors. */
export function createGame({ call }: Host) {
  const vendors = createResource(() => call(vendorTypes));
  const hot = createResource(async () => (await call(hotGames, {})).map(gameOf), { id: 'id' });
  const categories = computed(() => categoriesOf(vendors.value.value ?? []));

  /** The categories that the app added do not exist at the server, so they become filters. */
  function filterOf(category: string | undefined, vendor: string | undefined) {
    if (category === 'HOME') return { vassalage: vendor };
    if (category === 'CRASH') return { gameClassify: 'Crash', vassalage: vendor };
    const fixed = VENDOR_CATEGORIES.get(category ?? '');
    if (fixed) return { ...fixed, vassalage: vendor ?? fixed.vassalage };
    if (category === 'ESPORTS') {
      const esports = categories.peek().find(({ code }) => code === 'ESPORTS')?.vendors ?? [];
      return {
        gameType: 'SPORTS',
        vassalage: vendor ?? esports.map(({ vassalage }) => vassalage).join(','),
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
    /** Home shows the hot games, or has none to show. What it loads after them waits for this. */
    isHotSettled: computed(() => {
      const isEmpty = hot.state.value === 'ready' && hot.value.value?.length === 0;
      return isHotShown.value || isEmpty || hot.state.value === 'failed';
    }),
    setHotShown() {
      isHotShown.value = true;
    },
    /** Loads the hot games, unless they are loaded in this language already. */
    async loadHot(language: string) {
      const isLoaded = hot.state.peek() !== 'idle' && hot.state.peek() !== 'failed';
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
    categoryOf: (code: string): ReadonlySignal<Category | undefined> =>
      computed(() => categories.value.find((category) => category.code === code)),

    parametersOf,

    async loadPage(query: GamesQuery, signal?: AbortSignal): Promise<GamesPage> {
      const { page: pageNo, size: pageSize, ...list } = query;
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
    start: () =>
      effect(() => {
        if (isOnline.value) loadMissing(vendors);
      }),
  };
}
