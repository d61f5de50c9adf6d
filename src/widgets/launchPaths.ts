import type { Game } from '../stores/game';
import { paths } from './paths';

/** Houses that bring a whole lobby of lotteries. */
const LOTTERY_HOUSES = ['TCG_LOTTO_VN', 'TCG_SEA'];
const LOTTERY_TYPES = ['LOTT', 'ELOTT'];

export const hasOwnLobby = (vendor: string) => LOTTERY_HOUSES.includes(vendor);

interface LotteryWish {
  vendor: string;
  type: string;
  gameId: string;
  groupId: string;
  lottoMode: string;
  code: string;
}

export const prizeModeOf = ({ vendor, type }: Pick<LotteryWish, 'vendor' | 'type'>) => {
  if (vendor === 'TCG_SEA') return 'SEA';
  return type === 'ELOTT' ? 'Elott' : 'Lott';
};

export const playTypeOf = (lottoMode: string) =>
  lottoMode.includes('Entertainment') ? 'ent' : 'trad';

export function hrefOfLottery(wish: LotteryWish): string {
  return `${paths.launchLottery}?${new URLSearchParams({
    playType: playTypeOf(wish.lottoMode),
    gameId: wish.gameId,
    gameGroupId: wish.groupId,
    prize_mode: prizeModeOf(wish),
    code: wish.code,
    pageBack: 'home',
  })}`;
}

export const hrefOfLotteryLobby = (vendor: string) =>
  `${paths.lottery}?${new URLSearchParams({ vassalage: vendor })}`;

/** Where playing a game leads: to a lottery's own places, or to the page with its frame. */
export function hrefOfPlay(game: Game, isFree = false): string {
  if (hasOwnLobby(game.vendor)) return hrefOfLotteryLobby(game.vendor);
  if (LOTTERY_TYPES.includes(game.type)) return hrefOfLottery(game);
  return `${paths.play}?${new URLSearchParams({
    game: game.id,
    category: game.type,
    vendor: game.vendor,
    gameId: game.gameId,
    code: game.code,
    ...(isFree ? { free: '1' } : {}),
  })}`;
}
