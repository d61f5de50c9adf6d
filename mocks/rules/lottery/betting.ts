import { vendors } from '../../../fixtures/games/vendors';
import { lotteries } from '../../../fixtures/lottery/lotteries';
import type { Bet as WireBet } from '../../../src/contract/lottery/betting';
import type { Database } from '../../core/database';
import type { Language } from '../../core/messages/messages';
import { gameById, launchNamesOf, pictureOf } from '../../db/games/catalogue';
import type { Bet } from '../../db/lottery/bet';
import { toDecimal } from '../cashier/money';

const vendorName = (code: string) => vendors.find((vendor) => vendor.code === code)?.name ?? code;

function gameOf(db: Database, nodeId: string, language: Language) {
  const game = gameById(db, nodeId);
  if (game) {
    const { gameId, gameCode } = launchNamesOf(game);
    return { gameId, gameCode, gameName: game.name[language], icon: pictureOf(game) };
  }
  const lottery = lotteries.find(({ gameId }) => gameId === nodeId);
  return { gameName: lottery?.name[language] ?? nodeId, icon: 'art/default-240.webp' };
}

/** The totals of a list of bets. Open bets count with their stake, cancelled bets do not count. */
export function sumBets(list: Bet[]) {
  const counted = list.filter(({ state }) => state !== 'cancelled');
  const stake = counted.reduce((sum, bet) => sum + bet.stake, 0);
  const win = counted.reduce((sum, bet) => sum + bet.win, 0);
  const amounts = { stake: toDecimal(stake), win: toDecimal(win), profit: toDecimal(win - stake) };
  return { count: counted.length, ...amounts };
}

export function toWireBet(db: Database, bet: Bet, language: Language): WireBet {
  const { id: betId, at, nodeId, gameType, vassalage, stake, win, state, orderId } = bet;
  return {
    betId,
    at,
    nodeId,
    gameType,
    vassalage,
    state,
    ...gameOf(db, nodeId, language),
    vendorName: vendorName(vassalage),
    stake: toDecimal(stake),
    win: toDecimal(win),
    profit: state === 'cancelled' ? 0 : toDecimal(win - stake),
    ...(orderId ? { orderId } : {}),
  };
}
