import type { Lottery } from '../../stores/lottery';
import { hrefOfLottery } from '../games/launchPaths';

export const hrefOfLotteryCard = (lottery: Lottery) =>
  hrefOfLottery({
    vendor: lottery.vassalage,
    type: lottery.gameType,
    gameId: lottery.gameId,
    groupId: lottery.gameGroupId,
    lottoMode: lottery.lottoMode,
    code: lottery.gameId,
  });
