import * as contract from '../../src/contract/order';
import { type HandlerContext, handle } from '../core/handle';
import { reject } from '../core/requestError';
import { bets, orders } from '../db/bet';
import { withDueEvents } from '../rules/dueEvents';
import { memberRows } from '../rules/memberRows';
import { idempotent, toDecimal } from '../rules/money';
import { cancelBet, lotteryById, openDrawFor, toWireOrder } from '../rules/order';
import { paginate } from '../rules/paginate';
import { parseSelection } from '../rules/plays';
import { checkStakes, parseStake, placeBet } from '../rules/stake';

const MIN_STAKE = 10;

const cancel = withDueEvents((context: HandlerContext<{ suborderId: string; orderId?: string }>) =>
  idempotent(context, async () => {
    const { db, member, input, language } = context;
    const part = db.table(bets).get(input.suborderId);
    const order = part?.orderId ? db.table(orders).get(part.orderId) : undefined;
    const isOther = input.orderId !== undefined && input.orderId !== order?.id;
    if (!part || order?.memberId !== member.id || isOther) return reject('order_missing');
    if (part.state !== 'pending') reject('suborder_closed');
    await cancelBet(db, part);
    return toWireOrder(db, order, language);
  }),
);

export const order = [
  handle(
    contract.orders,
    withDueEvents(({ db, member, input, language }) => {
      const found = memberRows(db, orders, member.id, input)
        .filter(({ nodeId }) => !input.gameId || nodeId === input.gameId)
        .map((order) => toWireOrder(db, order, language))
        .filter(({ state }) => !input.state || state === input.state);
      const { list, ...totals } = paginate(found, input);
      const sum = (of: 'stake' | 'win') =>
        found.reduce((all, order) => all + Math.round(order[of] * 100), 0);
      return {
        content: list.map(({ suborders: _parts, result: _result, ...order }) => order),
        ...totals,
        totalStake: toDecimal(sum('stake')),
        totalWin: toDecimal(sum('win')),
      };
    }),
  ),

  handle(
    contract.placeOrder,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input, language } = context;
        const lottery = lotteryById(input.gameId);
        const draw = openDrawFor(db, lottery, input.numero);
        const parts = input.suborders.map(({ play, numbers, stake }) => {
          const part = { play, numbers, stake: parseStake(stake, MIN_STAKE) };
          return parseSelection(lottery, part) ? part : reject('numbers_invalid');
        });
        checkStakes(db, member.id, lottery.vendor, parts);
        const { gameId: nodeId, gameType, vendor: vassalage } = lottery;
        const id = db.newId('O');
        for (const part of parts) {
          await placeBet(db, member, { ...part, orderId: id, nodeId, gameType, vassalage });
        }
        const when = { opensAt: draw.opensAt, at: db.clock.now(), isDrawn: false };
        const row = { id, memberId: member.id, nodeId, numero: draw.numero, ...when };
        return toWireOrder(db, await db.table(orders).create(row), language);
      }),
    ),
  ),

  handle(
    contract.orderDetail,
    withDueEvents(({ db, member, input, language }) => {
      const found = db.table(orders).get(input.orderId);
      if (found?.memberId !== member.id) return reject('order_missing');
      return toWireOrder(db, found, language);
    }),
  ),

  handle(contract.cancelSuborder, cancel),
  handle(contract.cancelSuborderShort, cancel),
];
