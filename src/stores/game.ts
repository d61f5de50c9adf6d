import { createResource } from '@kit/resource';
import { computed, type ReadonlySignal } from '@kit/signals';
import {
  gameList,
  hotGames,
  vendorTypes,
  type WireCategory,
  type WireGame,
  type WireVendor,
} from '../contract/game';
import type { Host } from './host';

/** A game as the app knows it: one spelling for each thing. */
export interface Game {
  id: string;
  name: string;
  vendor: string;
  vendorName: string;
  type: string;
  category: string;
  /** What the launcher calls the game. */
  gameId: string;
  code: string;
  groupId: string;
  lottoMode: string;
  /** From small to large, relative to an image CDN. */
  pictures: string[];
  isNew: boolean;
  canTryFree: boolean;
}

export function gameOf(wire: WireGame): Game {
  const vendor = wire.vassalage ?? wire.vendorCode ?? '';
  const small = wire.mobileSmallIcon ?? wire.showIcon ?? wire.iconUrl ?? '';
  return {
    id: String(wire.nodeId),
    name: wire.gameName ?? wire.nodeName ?? wire.displayName ?? '',
    vendor,
    vendorName: wire.accountTypeName ?? wire.displayName ?? vendor,
    type: wire.gameType ?? '',
    category: wire.gameCategory ?? '',
    gameId: String(wire.gameId ?? wire.roomId ?? wire.nodeId),
    code: wire.gameCode || 'lobby',
    groupId: String(wire.gameGroupId ?? ''),
    lottoMode: wire.lottoMode ?? '',
    pictures: [small, wire.mobileLargeIcon ?? small],
    isNew: wire.isNew === true,
    canTryFree: wire.supportPlay === true,
  };
}

/** Stands where a game is still on its way. */
export const blankGame: Game = gameOf({ nodeId: '' });

/** These come first, in this order; lotteries of the SEA house come last. */
const FIRST = ['EG3', 'PG', 'FC', 'JL'];
const LAST = 'TCG_SEA';

export function orderVendors(vendors: readonly WireVendor[]): WireVendor[] {
  const rank = ({ vassalage }: WireVendor) => {
    if (vassalage === LAST) return FIRST.length + 1;
    const at = FIRST.indexOf(vassalage);
    return at < 0 ? FIRST.length : at;
  };
  return vendors.toSorted((a, b) => rank(a) - rank(b));
}

export interface Category {
  /** HOME, HOT, CRASH and ESPORTS are ours; the others are the server's. */
  code: string;
  vendors: WireVendor[];
}

/** The lobby's menu: esports leave sports, and crash follows fishing. */
export function categoriesOf(server: readonly WireCategory[]): Category[] {
  const menu: Category[] = [
    { code: 'HOME', vendors: [] },
    { code: 'HOT', vendors: [] },
  ];
  const crash: Category = { code: 'CRASH', vendors: [] };
  for (const { gameType, vassalages } of server) {
    const vendors = orderVendors(vassalages);
    const esports = gameType === 'SPORTS' ? vendors.filter(({ isEsport }) => isEsport) : [];
    menu.push({ code: gameType, vendors: vendors.filter((one) => !esports.includes(one)) });
    if (esports.length) menu.push({ code: 'ESPORTS', vendors: esports });
    if (gameType === 'FISH') menu.push(crash);
  }
  if (!menu.includes(crash)) menu.push(crash);
  return menu;
}

/** Categories that are one maker's games. */
const MAKERS: Record<string, { gameType?: string; vassalage: string }> = {
  PGSLOT: { gameType: 'RNG', vassalage: 'PG' },
  JLSLOT: { gameType: 'RNG', vassalage: 'JL' },
  INHOUSE: { vassalage: 'FERIA' },
};

export interface GamesQuery {
  category?: string;
  /** Narrows a category that is not the server's own. */
  gameType?: string | undefined;
  vendor?: string | undefined;
  name?: string | undefined;
  minBet?: number | undefined;
  minLine?: number | undefined;
  feature?: string | undefined;
  page: number;
  size: number;
}

export interface GamesPage {
  games: Game[];
  page: number;
  pages: number;
  total: number;
}

export function createGame({ call }: Host) {
  const vendors = createResource(() => call(vendorTypes));
  const hot = createResource(async () => (await call(hotGames, {})).map(gameOf), { id: 'id' });
  const categories = computed(() => categoriesOf(vendors.value.value ?? []));

  /** Some categories are ours: cut out of the server's by vendor or by class. */
  function filterOf(category: string | undefined, vendor: string | undefined) {
    if (category === 'HOME') return { vassalage: vendor };
    if (category === 'CRASH') return { gameClassify: 'Crash', vassalage: vendor };
    const maker = category && MAKERS[category];
    if (maker) return { ...maker, vassalage: vendor ?? maker.vassalage };
    if (category === 'ESPORTS') {
      const own = categories.peek().find(({ code }) => code === 'ESPORTS')?.vendors ?? [];
      return {
        gameType: 'SPORTS',
        vassalage: vendor ?? own.map(({ vassalage }) => vassalage).join(','),
      };
    }
    return { gameType: category, vassalage: vendor };
  }

  let hotLanguage: string | undefined;

  return {
    hot,
    /** Loads the hot games unless they are here in this language. */
    async hotIn(language: string) {
      const isHere = hot.state.peek() !== 'idle' && hot.state.peek() !== 'failed';
      if (isHere && (hotLanguage ?? language) === language) return;
      hotLanguage = language;
      await hot.load();
    },
    vendors,
    categories,
    categoryOf: (code: string): ReadonlySignal<Category | undefined> =>
      computed(() => categories.value.find((one) => one.code === code)),

    async page(query: GamesQuery, signal?: AbortSignal): Promise<GamesPage> {
      const { category, gameType, vendor, name, page: pageNo, size: pageSize, ...rest } = query;
      const { feature, ...least } = rest;
      const filter = {
        ...filterOf(category, vendor),
        ...(gameType ? { gameType } : {}),
        gameName: name,
        gameFeature: feature,
        ...least,
        pageNo,
        pageSize,
      };
      const read = await call(gameList, withoutBlanks(filter), { signal });
      return {
        games: read.games.map(gameOf),
        page: read.pageNum,
        pages: read.totalPages,
        total: read.totalCount,
      };
    },

    start() {
      if (vendors.state.peek() === 'idle') void vendors.load();
      return () => {};
    },
  };
}

const withoutBlanks = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> };
