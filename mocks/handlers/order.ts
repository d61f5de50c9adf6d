import * as contract from '../../src/contract/order';
import { type Ask, handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { bets, orders } from '../db/bet';
import { once, toWire } from '../rules/money';
import { cancelPart, drawFor, lotteryOf, toWireOrder } from '../rules/order';
import { pageOf } from '../rules/pages';
import { chosen } from '../rules/plays';
import { ownRows } from '../rules/records';
import { settled } from '../rules/settle';
import { checkEnough, placeBet, stakeOf } from '../rules/stake';

const LEAST_STAKE = 10;

const cancel = settled((ask: Ask<{ suborderId: string; orderId?: string }>) =>
  once(ask, async () => {
    const { db, member, input, language } = ask;
    const part = db.of(bets).get(input.suborderId);
    const order = part?.orderId ? db.of(orders).get(part.orderId) : undefined;
    const isOther = input.orderId !== undefined && input.orderId !== order?.id;
    if (!part || order?.memberId !== member.id || isOther) return refuse('order_missing');
    if (part.state !== 'pending') refuse('suborder_closed');
    await cancelPart(db, part);
    return toWireOrder(db, order, language);
  }),
);

export const order = [
  handle(
    contract.orders,
    settled(({ db, member, input, language }) => {
      const found = ownRows(db, orders, member.id, input)
        .filter(({ nodeId }) => !input.gameId || nodeId === input.gameId)
        .map((one) => toWireOrder(db, one, language))
        .filter(({ state }) => !input.state || state === input.state);
      const { list, ...totals } = pageOf(found, input);
      const sum = (of: 'stake' | 'win') =>
        found.reduce((all, one) => all + Math.round(one[of] * 100), 0);
      return {
        content: list.map(({ suborders: _parts, result: _result, ...one }) => one),
        ...totals,
        totalStake: toWire(sum('stake')),
        totalWin: toWire(sum('win')),
      };
    }),
  ),

  handle(
    contract.placeOrder,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input, language } = ask;
        const lottery = lotteryOf(input.gameId);
        const draw = drawFor(db, lottery, input.numero);
        const parts = input.suborders.map(({ play, numbers, stake }) => {
          const part = { play, numbers, stake: stakeOf(stake, LEAST_STAKE) };
          return chosen(lottery, part) ? part : refuse('numbers_invalid');
        });
        checkEnough(db, member.id, lottery.vendor, parts);
        const { gameId: nodeId, gameType, vendor: vassalage } = lottery;
        const id = db.newId('O');
        for (const part of parts) {
          await placeBet(db, member, { ...part, orderId: id, nodeId, gameType, vassalage });
        }
        const when = { opensAt: draw.openAt, at: db.clock.now(), isOpen: false };
        const row = { id, memberId: member.id, nodeId, numero: draw.drawNo, ...when };
        return toWireOrder(db, await db.of(orders).add(row), language);
      }),
    ),
  ),

  handle(
    contract.orderDetail,
    settled(({ db, member, input, language }) => {
      const found = db.of(orders).get(input.orderId);
      if (found?.memberId !== member.id) return refuse('order_missing');
      return toWireOrder(db, found, language);
    }),
  ),

  handle(contract.cancelSuborder, cancel),
  handle(contract.cancelSuborderShort, cancel),
];
