import type { Game } from '../../../stores/games/gameOf';
import { paths } from '../../site/navigation/paths';

/** Vendors with a lobby of their own. */
const LOTTERY_VENDORS = ['TCG_LOTTO_VN', 'TCG_SEA'];
const LOTTERY_TYPES = ['LOTT', 'ELOTT'];

export const isLottery = (type: string) => LOTTERY_TYPES.includes(type);

export const hasLotteryLobby = (vendor: string) => LOTTERY_VENDORS.includes(vendor);

interface LotteryLink {
  vendor: string;
  type: string;
  gameId: string;
  groupId: string;
  lottoMode: string;
  code: string;
}

export const prizeModeOf = ({ vendor, type }: Pick<LotteryLink, 'vendor' | 'type'>) => {
  if (vendor === 'TCG_SEA') return 'SEA';
  return type === 'ELOTT' ? 'Elott' : 'Lott';
};

export const playTypeOf = (lottoMode: string) =>
  lottoMode.includes('Entertainment') ? 'ent' : 'trad';

export function hrefOfLottery(lottery: LotteryLink): string {
  return `${paths.playLottery}?${new URLSearchParams({
    playType: playTypeOf(lottery.lottoMode),
    gameId: lottery.gameId,
    gameGroupId: lottery.groupId,
    prize_mode: prizeModeOf(lottery),
    code: lottery.code,
    pageBack: 'home',
  })}`;
}

/**
 * Where a lottery closes to. Any `pageBack` means home. Its value comes from the address, so it is never navigated to.
 */
export const pathAfterLottery = (query: URLSearchParams) =>
  query.get('pageBack') ? paths.home : paths.lobby;

export const hrefOfLotteryLobby = (vendor: string) =>
  `${paths.lottery}?${new URLSearchParams({ vassalage: vendor })}`;

/** The screen that plays a game: a lottery screen, or the screen with the game's frame. */
export function hrefOfPlay(game: Game, isFree = false): string {
  if (hasLotteryLobby(game.vendor)) return hrefOfLotteryLobby(game.vendor);
  if (isLottery(game.type)) return hrefOfLottery(game);
  return `${paths.play}?${new URLSearchParams({
    game: game.id,
    category: game.type,
    vendor: game.vendor,
    gameId: game.gameId,
    code: game.code,
    ...(isFree ? { free: '1' } : {}),
  })}`;
}

/** The lobby of a vendor. */
export const hrefOfVendor = (category: string, vendor: string) =>
  `${paths.play}?${new URLSearchParams({ category, vendor })}`;
