import type { Lottery } from '../../stores/lottery/lottery';
import { hrefOfLottery } from '../games/play/launchPaths';

export const hrefOfLotteryCard = (lottery: Lottery) =>
  hrefOfLottery({
    vendor: lottery.vassalage,
    type: lottery.gameType,
    gameId: lottery.gameId,
    groupId: lottery.gameGroupId,
    lottoMode: lottery.lottoMode,
    code: lottery.gameId,
  });
