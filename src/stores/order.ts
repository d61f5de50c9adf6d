import { createResource } from '@kit/resource';
import {
  cancelSuborder,
  type Order,
  type OrderDetail,
  orderDetail,
  orders,
} from '../contract/order';
import { createBetting } from './betting';
import { createClaims } from './claims';
import type { Host } from './host';
import { createRecordPages } from './recordPages';
import { createWallet } from './wallet';

export type { Order, OrderDetail };
export type Suborder = OrderDetail['suborders'][number];
export type OrderState = Order['state'];

interface OrderFilter {
  from: number;
  to: number;
  state?: OrderState | undefined;
}

const PAGE = 20;

/** Lottery tickets: each a few bets on one draw. */
export function createOrder({ call, use }: Host) {
  const wallet = use(createWallet);
  const bets = use(createBetting).records;
  const claims = createClaims();
  const records = createRecordPages({
    read: ({ from, to, state }: OrderFilter, pageNo, signal) =>
      call(orders, { from, to, ...(state ? { state } : {}), pageNo, pageSize: PAGE }, { signal }),
  });
  const detail = createResource(
    (orderId: string, { signal }) => call(orderDetail, { orderId }, { signal }),
    { id: 'suborderId' },
  );

  return {
    records,
    detail,
    isCancelling: (suborderId: string) => claims.isRunning(suborderId),

    async open(orderId: string) {
      // Another ticket is not shown as this one while this one is on its way.
      if (detail.value.peek()?.orderId !== orderId) detail.reset();
      await detail.load(orderId);
    },

    /** Gives a part's stake back; every sum that it counted in is read again. */
    async cancel({ suborderId }: Suborder) {
      try {
        const after = await claims.run(suborderId, (idempotencyKey) =>
          call(cancelSuborder, { suborderId }, { idempotencyKey }),
        );
        if (after && detail.value.peek()?.orderId === after.orderId) detail.set(after);
        return after;
      } catch (error) {
        // The draw may have opened meanwhile.
        void detail.reload();
        throw error;
      } finally {
        void wallet.reload();
        void records.renew();
        void bets.renew();
      }
    },
  };
}
