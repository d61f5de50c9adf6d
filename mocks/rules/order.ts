import { type Lottery, lotteries } from '../../fixtures/lotteries';
import type { OrderDetail } from '../../src/contract/order';
import type { Database } from '../core/database';
import type { Language } from '../core/messages';
import { reject } from '../core/requestError';
import { type Bet, bets, type Order, orders, settledState } from '../db/bet';
import { drawAt, nextDraw, numbersOf } from './draws';
import { type DueEvent, moveMoney, toDecimal } from './money';
import { winningsOf } from './plays';
import { settleBet } from './stake';

/** How many of the coming draws accept bets. */
const OPEN_DRAWS = 10;

export const lotteryById = (gameId: string): Lottery =>
  lotteries.find((lottery) => lottery.gameId === gameId) ?? reject('lottery_missing');

/** The requested draw, if it still accepts bets. */
export function openDrawFor(db: Database, lottery: Lottery, numero: string | undefined) {
  const next = nextDraw(db, lottery);
  if (numero === undefined) return next;
  const coming = Array.from({ length: OPEN_DRAWS }, (_, i) => drawAt(lottery, next.index + i));
  return coming.find((draw) => draw.numero === numero) ?? reject('draw_closed');
}

function drawnNumbers(db: Database, { nodeId, opensAt }: Order): string[] {
  const lottery = lotteryById(nodeId);
  // The opposite of `drawAt`: the draws of a lottery are counted from 1970.
  const index = Math.floor(opensAt / (lottery.everyMinutes * 60_000));
  return numbersOf(db, drawAt(lottery, index));
}

export const betsOfOrder = (db: Database, orderId: string) =>
  db.table(bets).filter((bet) => bet.orderId === orderId);

async function settleOrder(db: Database, order: Order, at: number) {
  const drawn = drawnNumbers(db, order);
  for (const bet of betsOfOrder(db, order.id)) {
    if (bet.state !== 'pending') continue;
    await settleBet(db, bet, winningsOf(lotteryById(order.nodeId), bet, drawn), at);
  }
  await db.table(orders).update(order.id, { isDrawn: true });
}

export const dueOrders = (db: Database): DueEvent[] =>
  db
    .table(orders)
    .filter(({ isDrawn }) => !isDrawn)
    .map((order) => ({ at: order.opensAt, apply: (at) => settleOrder(db, order, at) }));

export async function cancelBet(db: Database, { id, memberId, wallet, stake }: Bet) {
  await moveMoney(db, { memberId, wallet, kind: 'BET_CANCEL', amount: stake, ref: id });
  return db.table(bets).update(id, { state: 'cancelled' });
}

const sumOf = (list: Bet[], field: 'stake' | 'win') =>
  list.reduce((sum, bet) => sum + bet[field], 0);

/** The state of an order. `counted` are its suborders that are not cancelled. */
function orderState(counted: Bet[]): Bet['state'] {
  if (!counted.length) return 'cancelled';
  if (counted.some(({ state }) => state === 'pending')) return 'pending';
  return settledState(sumOf(counted, 'stake'), sumOf(counted, 'win'));
}

export function toWireOrder(db: Database, order: Order, language: Language): OrderDetail {
  const { id: orderId, nodeId: gameId, numero, opensAt, at, isDrawn } = order;
  const { name, vendor: vassalage } = lotteryById(gameId);
  const suborders = betsOfOrder(db, orderId);
  const counted = suborders.filter(({ state }) => state !== 'cancelled');
  return {
    orderId,
    gameId,
    vassalage,
    numero,
    opensAt,
    at,
    gameName: name[language],
    stake: toDecimal(sumOf(counted, 'stake')),
    win: toDecimal(sumOf(counted, 'win')),
    state: orderState(counted),
    suborders: suborders.map(({ id, play, numbers, stake, win, state }) => ({
      suborderId: id,
      play: play ?? '',
      numbers: numbers ?? '',
      state,
      stake: toDecimal(stake),
      win: toDecimal(win),
    })),
    ...(isDrawn ? { result: drawnNumbers(db, order) } : {}),
  };
}
