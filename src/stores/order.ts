import {
  cancelSuborder,
  type Order,
  type OrderDetail,
  orderDetail,
  orders,
  placeOrder,
} from '../contract/order';
import { createBetting } from './betting';
import { createCommandRunner } from './commandRunner';
import type { Host } from './host';
import { createPagedList } from './pagedList';
import { createWallet } from './wallet';
import { withoutBlanks } from './withoutBlanks';

export type { Order, OrderDetail };
export type Suborder = OrderDetail['suborders'][number];
export type OrderState = Order['state'];

interface OrderFilter {
  from: number;
  to: number;
  state?: OrderState | undefined;
}

/** A ticket that the game requests. A repeated id counts once. */
export interface TicketRequest {
  id: string;
  gameId: string;
  play: 'straight' | 'any' | 'parity';
  numbers: string;
  stake: number;
}

const PAGE_SIZE = 20;

/** Lottery tickets. Each order holds a few suborders: bets on the same draw. */
export function createOrder(host: Host) {
  const { call, use, memberResource, memberOwned } = host;
  const wallet = use(createWallet);
  const bets = use(createBetting).records;
  const commands = createCommandRunner(host, 'order');
  const records = memberOwned(
    createPagedList({
      pageSize: PAGE_SIZE,
      read: ({ from, to, state }: OrderFilter, pageNo, signal) =>
        call(
          orders,
          { from, to, ...withoutBlanks({ state }), pageNo, pageSize: PAGE_SIZE },
          { signal },
        ),
      by: ({ orderId }) => orderId,
    }),
  );
  const detail = memberResource(
    (orderId: string, { signal }) => call(orderDetail, { orderId }, { signal }),
    { id: 'suborderId' },
  );

  return {
    records,
    detail,
    isCancelling: (suborderId: string) => commands.isRunning(suborderId),

    buy: ({ id, gameId, ...suborder }: TicketRequest) =>
      call(placeOrder, { gameId, suborders: [suborder] }, { idempotencyKey: `ticket-${id}` }),

    async open(orderId: string) {
      // Another order must not be shown while this one is loading.
      if (detail.value.peek()?.orderId !== orderId) detail.reset();
      await detail.load(orderId);
    },

    /** Cancels one bet and gives its stake back. Everything that includes the bet is reloaded. */
    async cancel({ suborderId }: Suborder) {
      try {
        const order = await commands.runWithKey(suborderId, (idempotencyKey) =>
          call(cancelSuborder, { suborderId }, { idempotencyKey }),
        );
        if (order === null) void detail.reload();
        else if (order && detail.value.peek()?.orderId === order.orderId) detail.set(order);
        return order !== undefined;
      } catch (error) {
        // The draw may have taken place in the meantime.
        void detail.reload();
        throw error;
      } finally {
        void wallet.reload();
        void records.refresh();
        void bets.refresh();
      }
    },
  };
}
