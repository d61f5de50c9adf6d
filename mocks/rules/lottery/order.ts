import { type Lottery, lotteries } from '../../../fixtures/lottery/lotteries';
import type { OrderDetail } from '../../../src/contract/lottery/order';
import type { Database } from '../../core/database';
import type { Language } from '../../core/messages/messages';
import { reject } from '../../core/messages/requestError';
import { type Bet, bets, type Order, orders, settledState } from '../../db/lottery/bet';
import { type Mail, sendMail } from '../../db/messages/mail';
import { type DueEvent, moveMoney, toDecimal } from '../cashier/money';
import { possibleWinOf, winningsOf } from '../games/plays';
import { moneyText } from '../site/market';
import { drawAt, nextDraw, numbersOf } from './draws';
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
  const lottery = lotteryById(order.nodeId);
  for (const bet of betsOfOrder(db, order.id)) {
    if (bet.state !== 'pending') continue;
    await settleBet(db, bet, winningsOf(lottery, bet, drawn), at);
  }
  await db.table(orders).update(order.id, { isDrawn: true });
  const win = sumOf(betsOfOrder(db, order.id), 'win');
  if (win)
    await sendMail(db, order.memberId, ticketWon(order.id, lottery.name, moneyText(db, win)), at);
}

/** The mail about a ticket that has won. Its link opens the ticket. */
function ticketWon(orderId: string, name: Lottery['name'], amount: string): Mail['texts'] {
  const address = `/m/gameRecord?view=tickets&amp;order=${orderId}`;
  return {
    ES: {
      title: `Tu boleto de ${name.ES} ganó ${amount}`,
      content: `<p>El premio de ${amount} ya está en tu saldo.</p><p><a href="${address}">Ver boleto</a></p>`,
    },
    EN: {
      title: `Your ${name.EN} ticket won ${amount}`,
      content: `<p>Your payout of ${amount} is in your balance.</p><p><a href="${address}">See the ticket</a></p>`,
    },
  };
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
  const lottery = lotteryById(gameId);
  const { name, vendor: vassalage } = lottery;
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
    suborders: suborders.map((bet) => ({
      suborderId: bet.id,
      play: bet.play ?? '',
      numbers: bet.numbers ?? '',
      state: bet.state,
      stake: toDecimal(bet.stake),
      win: toDecimal(bet.win),
      possibleWin: toDecimal(possibleWinOf(lottery, bet)),
    })),
    ...(isDrawn ? { result: drawnNumbers(db, order) } : {}),
  };
}
