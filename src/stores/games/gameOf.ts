import type { PartOfGame, WireCategory, WireVendor } from '../../contract/games/game';

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

/** A name that is empty counts as absent. */
export function gameOf(wire: PartOfGame): Game {
  const vendor = wire.vassalage || wire.vendorCode || '';
  const small = wire.mobileSmallIcon || wire.showIcon || wire.iconUrl || '';
  return {
    id: String(wire.nodeId),
    name: wire.gameName || wire.nodeName || '',
    vendor,
    vendorName: wire.accountTypeName || wire.displayName || vendor,
    type: wire.gameType ?? '',
    category: wire.gameCategory ?? '',
    gameId: String(wire.gameId || wire.roomId || wire.nodeId),
    code: wire.gameCode || 'lobby',
    groupId: String(wire.gameGroupId ?? ''),
    lottoMode: wire.lottoMode ?? '',
    pictures: [small, wire.mobileLargeIcon || small],
    placeholderColor: wire.iconColor,
    isNew: wire.isNew === true,
    canTryFree: wire.supportPlay === true,
  };
}

/** Placeholder for a game that is still loading. */
export const blankGame: Game = /* @__PURE__ */ gameOf({ nodeId: '', gameName: '' });

/** The places of some vendors. The SEA lotteries come after all others, whose place is 4. */
const RANKS: Record<string, number> = { EG3: 0, PG: 1, FC: 2, JL: 3, TCG_SEA: 5 };
const rankOf = ({ vassalage }: WireVendor) => RANKS[vassalage] ?? 4;

/** The vendors in the order of the app. A name that is empty counts as absent, as for games. */
export const orderVendors = (vendors: readonly WireVendor[]): WireVendor[] =>
  vendors
    .map((vendor) => ({
      ...vendor,
      accountTypeName: vendor.accountTypeName || vendor.displayName || vendor.vassalage,
    }))
    .sort((a, b) => rankOf(a) - rankOf(b));

export interface Category {
  /** HOME, HOT, CRASH and ESPORTS are added by the app. The others are the server's. */
  code: string;
  vendors: WireVendor[];
}

/** The categories in the order of the menu. Esports are split from sports, and crash games come after fishing. */
export function categoriesOf(server: readonly WireCategory[]): Category[] {
  // By code: what the app adds is there once, also where the server has a category of this name.
  const menu = new Map<string, WireVendor[]>([
    ['HOME', []],
    ['HOT', []],
  ]);
  for (const { gameType, vassalages } of server) {
    const vendors = orderVendors(vassalages);
    const esports = vendors.filter(({ isEsport }) => isEsport && gameType === 'SPORTS');
    menu.set(
      gameType,
      vendors.filter((vendor) => !esports.includes(vendor)),
    );
    if (esports.length) menu.set('ESPORTS', esports);
    if (gameType === 'FISH') menu.set('CRASH', []);
  }
  // Without fishing games they are the last.
  menu.set('CRASH', []);
  return [...menu].map(([code, vendors]) => ({ code, vendors }));
}
