import { lotteries } from '../../fixtures/lotteries';
import { vendors } from '../../fixtures/vendors';
import type { Bet as WireBet } from '../../src/contract/betting';
import type { Language } from '../core/messages';
import type { Bet } from '../db/bet';
import { gameById, pictureOf } from '../db/catalogue';
import { toWire } from './money';

const vendorName = (code: string) => vendors.find((one) => one.code === code)?.name ?? code;

function gameOf(nodeId: string, language: Language) {
  const game = gameById(nodeId);
  if (game) return { gameName: game.name[language], icon: pictureOf(game) };
  const lottery = lotteries.find(({ gameId }) => gameId === nodeId);
  return { gameName: lottery?.name[language] ?? nodeId, icon: 'art/default-240.webp' };
}

/** What counts of a bet that is still open is its stake alone; a cancelled one is as if never made. */
export function sumOf(list: Bet[]) {
  const counted = list.filter(({ state }) => state !== 'cancelled');
  const stake = counted.reduce((sum, one) => sum + one.stake, 0);
  const win = counted.reduce((sum, one) => sum + one.win, 0);
  const wire = { stake: toWire(stake), win: toWire(win), profit: toWire(win - stake) };
  return { count: counted.length, ...wire };
}

export function toWireBet(bet: Bet, language: Language): WireBet {
  const { id: betId, at, nodeId, gameType, vassalage, stake, win, state, orderId } = bet;
  return {
    ...{ betId, at, nodeId, gameType, vassalage, state },
    ...gameOf(nodeId, language),
    vendorName: vendorName(vassalage),
    stake: toWire(stake),
    win: toWire(win),
    profit: state === 'cancelled' ? 0 : toWire(win - stake),
    ...(orderId ? { orderId } : {}),
  };
}
