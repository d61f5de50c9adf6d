import { type Lottery, lotteries } from '../../fixtures/lotteries';
import type { OrderDetail } from '../../src/contract/order';
import type { Database } from '../core/database';
import type { Language } from '../core/messages';
import { refuse } from '../core/refusal';
import { type Bet, bets, type Order, orders } from '../db/bet';
import { drawAt, nextDraw, numbersOf } from './draws';
import { type Due, move, toWire } from './money';
import { winOf } from './plays';
import { endBet } from './stake';

const AHEAD = 10;

export const lotteryOf = (gameId: string): Lottery =>
  lotteries.find((one) => one.gameId === gameId) ?? refuse('lottery_missing');

/** The draw that was asked for, if it still takes bets. */
export function drawFor(db: Database, lottery: Lottery, numero: string | undefined) {
  const next = nextDraw(db, lottery);
  if (numero === undefined) return next;
  const coming = Array.from({ length: AHEAD }, (_, i) => drawAt(lottery, next.index + i));
  return coming.find(({ drawNo }) => drawNo === numero) ?? refuse('draw_closed');
}

function drawnOf(db: Database, { nodeId, opensAt }: Order): string[] {
  const lottery = lotteryOf(nodeId);
  return numbersOf(db, drawAt(lottery, Math.floor(opensAt / (lottery.everyMinutes * 60_000))));
}

export const partsOf = (db: Database, orderId: string) =>
  db.of(bets).where((one) => one.orderId === orderId);

async function openDraw(db: Database, order: Order, at: number) {
  const drawn = drawnOf(db, order);
  for (const part of partsOf(db, order.id)) {
    if (part.state !== 'pending') continue;
    await endBet(db, part, winOf(lotteryOf(order.nodeId), part, drawn), at);
  }
  await db.of(orders).change(order.id, { isOpen: true });
}

export const dueOrders = (db: Database): Due[] =>
  db
    .of(orders)
    .where(({ isOpen }) => !isOpen)
    .map((order) => ({ at: order.opensAt, act: (at) => openDraw(db, order, at) }));

export async function cancelPart(db: Database, { id, memberId, wallet, stake }: Bet) {
  await move(db, { memberId, wallet, kind: 'BET_CANCEL', amount: stake, ref: id });
  return db.of(bets).change(id, { state: 'cancelled' });
}

function stateOf(parts: Bet[]): Bet['state'] {
  const left = parts.filter(({ state }) => state !== 'cancelled');
  if (!left.length) return 'cancelled';
  if (left.some(({ state }) => state === 'pending')) return 'pending';
  return left.some(({ state }) => state === 'won') ? 'won' : 'lost';
}

export function toWireOrder(db: Database, order: Order, language: Language): OrderDetail {
  const { id: orderId, nodeId: gameId, numero, opensAt, at, isOpen } = order;
  const { name, vendor: vassalage } = lotteryOf(gameId);
  const parts = partsOf(db, orderId);
  const counted = parts.filter(({ state }) => state !== 'cancelled');
  return {
    ...{ orderId, gameId, vassalage, numero, opensAt, at },
    gameName: name[language],
    stake: toWire(counted.reduce((sum, { stake }) => sum + stake, 0)),
    win: toWire(counted.reduce((sum, { win }) => sum + win, 0)),
    state: stateOf(parts),
    suborders: parts.map(({ id, play, numbers, stake, win, state }) => ({
      ...{ suborderId: id, play: play ?? '', numbers: numbers ?? '', state },
      stake: toWire(stake),
      win: toWire(win),
    })),
    ...(isOpen ? { result: drawnOf(db, order) } : {}),
  };
}
