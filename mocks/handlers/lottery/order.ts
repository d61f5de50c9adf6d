import { leastTicketStake } from '../../../fixtures/lottery/lotteries';
import * as contract from '../../../src/contract/lottery/order';
import { type HandlerContext, handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { bets, orders } from '../../db/lottery/bet';
import { memberRows } from '../../rules/account/memberRows';
import { idempotent, toDecimal } from '../../rules/cashier/money';
import { parseSelection } from '../../rules/games/plays';
import { cancelBet, lotteryById, openDrawFor, toWireOrder } from '../../rules/lottery/order';
import { checkStakes, parseStake, placeBet } from '../../rules/lottery/stake';
import { paginate } from '../../rules/paginate';
import { checkGameExclusion } from '../../rules/safePlay/gameExclusion';
import { withDueEvents } from '../../rules/site/dueEvents';

const cancel = withDueEvents((context: HandlerContext<{ suborderId: string; orderId?: string }>) =>
  idempotent(context, async () => {
    const { db, member, input, language } = context;
    const bet = db.table(bets).get(input.suborderId);
    const order = bet?.orderId ? db.table(orders).get(bet.orderId) : undefined;
    const isOfOtherOrder = input.orderId !== undefined && input.orderId !== order?.id;
    if (!bet || order?.memberId !== member.id || isOfOtherOrder) return reject('order_missing');
    if (bet.state !== 'pending') reject('suborder_closed');
    await cancelBet(db, bet);
    return toWireOrder(db, order, language);
  }),
);

const detail = withDueEvents(
  ({ db, member, input, language }: HandlerContext<{ orderId: string }>) => {
    const found = db.table(orders).get(input.orderId);
    if (found?.memberId !== member.id) return reject('order_missing');
    return toWireOrder(db, found, language);
  },
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
      const sumOf = (field: 'stake' | 'win') =>
        found.reduce((sum, order) => sum + Math.round((order[field] ?? 0) * 100), 0);
      return {
        content: list.map(({ suborders: _suborders, result: _result, ...order }) => order),
        ...totals,
        totalStake: toDecimal(sumOf('stake')),
        totalWin: toDecimal(sumOf('win')),
      };
    }),
  ),

  handle(
    contract.placeOrder,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input, language } = context;
        const lottery = lotteryById(input.gameId);
        checkGameExclusion(db, member, lottery.gameType);
        const draw = openDrawFor(db, lottery, input.numero);
        const suborders = input.suborders.map(({ play, numbers, stake }) => {
          const suborder = { play, numbers, stake: parseStake(stake, leastTicketStake) };
          return parseSelection(lottery, suborder) ? suborder : reject('numbers_invalid');
        });
        checkStakes(db, member.id, lottery.vendor, suborders, lottery.gameType);
        const { gameId: nodeId, gameType, vendor: vassalage } = lottery;
        const id = db.newId('O');
        for (const suborder of suborders) {
          await placeBet(db, member, { ...suborder, orderId: id, nodeId, gameType, vassalage });
        }
        const placed = await db.table(orders).create({
          id,
          memberId: member.id,
          nodeId,
          numero: draw.numero,
          opensAt: draw.opensAt,
          at: db.clock.now(),
          isDrawn: false,
        });
        return toWireOrder(db, placed, language);
      }),
    ),
  ),

  handle(contract.orderDetail, detail),
  handle(contract.orderDetailShort, detail),
  handle(contract.cancelSuborder, cancel),
  handle(contract.cancelSuborderShort, cancel),
];
