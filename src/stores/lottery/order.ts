import { exactServerNow } from '@kit/data/serverTime';
import { after } from '@kit/data/timers';
import {
  cancelSuborder,
  type Order,
  type OrderDetail,
  orderDetail,
  orders,
  placeOrder,
} from '../../contract/lottery/order';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { findSent, type KnownIds } from '../base/lookFor';
import { withoutBlanks } from '../base/withoutBlanks';
import { createWallet } from '../cashier/wallet';
import { createUnread } from '../messages/unread';
import { createRealityCheck } from '../safePlay/realityCheck';
import { createBetting } from './betting';

export type { Order, OrderDetail };
export type Suborder = OrderDetail['suborders'][number];
export type OrderState = NonNullable<Order['state']>;

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

type SoughtTicket = Pick<TicketRequest, 'gameId' | 'stake'>;
interface SoughtCancel {
  orderId: string;
  suborderId: string;
}
type Sought = SoughtTicket | SoughtCancel;

type OnSettled = (tickets: readonly Order[]) => void;

/** Null: the backend says nothing more. */
type BoughtTicket = OrderDetail | null;

const PAGE_SIZE = 20;
const SETTLED: OrderState[] = ['won', 'lost'];
/** After this time a draw has its result. */
const DRAW_MS = 2_000;
/** Timers of browsers end at once when they are longer than 24 days. */
const LONGEST_WAIT_MS = 86_400_000;
/** A ticket that was just bought is among the latest ones. */
const LATEST_PAGE_SIZE = 50;

/** Lottery tickets. Each order holds a few suborders: bets on the same draw. */
export function createOrder(host: Host) {
  const { call, own, use, memberResource, memberCollection, memberState } = host;
  const wallet = use(createWallet);
  const bets = use(createBetting).records;
  const commands = createCommandRunner(host, 'order', (sought: Sought) => ({
    find: (sentAt, known) =>
      'gameId' in sought ? findBought(sought, sentAt, known) : findCancelled(sought),
    // A ticket that is changed is not a new one.
    idsOf: (made: BoughtTicket) => ('gameId' in sought ? [made?.orderId] : []),
  }));
  /** The times of the draws that are followed. */
  const awaitedDraws = memberState(() => new Set<number>());
  /** By the id of the request, and by the bet while it is being bought. */
  const tickets = memberState(() => new Map<string, Promise<BoughtTicket | undefined>>());
  const records = memberCollection({
    read: (filter: OrderFilter, page, options) =>
      call(orders, { ...withoutBlanks(filter), ...page }, options),
    key: 'orderId',
    pageSize: PAGE_SIZE,
  });
  const detail = memberResource(
    (orderId: string, { signal }) => call(orderDetail, { orderId }, { signal }),
    { id: 'suborderId' },
  );

  async function loadAfterDraw(opensAt: number, onSettled: OnSettled) {
    void wallet.reload();
    void records.reload();
    void bets.reload();
    void detail.reload();
    // What this session has won or lost.
    void use(createRealityCheck).current.reload();
    // A win may have sent a mail.
    use(createUnread).loadMail();
    const { content } = await call(orders, { pageSize: LATEST_PAGE_SIZE });
    const settled = content.filter(
      (order) => order.opensAt === opensAt && order.state && SETTLED.includes(order.state),
    );
    if (settled.length) onSettled(settled);
  }

  async function findBought({ gameId, stake }: SoughtTicket, sentAt: number, known: KnownIds) {
    const { content } = await call(orders, { gameId, pageSize: LATEST_PAGE_SIZE });
    const found = findSent(content, {
      sentAt,
      known,
      idOf: ({ orderId }) => orderId,
      isSame: (row) => row.stake === stake,
    });
    return found && call(orderDetail, { orderId: found.orderId });
  }

  async function findCancelled({ orderId, suborderId }: SoughtCancel) {
    const order = await call(orderDetail, { orderId });
    const bet = order.suborders.find((listed) => listed.suborderId === suborderId);
    return bet?.state === 'cancelled' ? order : undefined;
  }

  return {
    records,
    detail,
    isCancelling: (suborderId: string) => commands.isRunning(suborderId),

    /** Buys a ticket once: a repeated id, and the same bet while it is being bought, are answered with it. */
    buy({ id, gameId, ...suborder }: TicketRequest) {
      const bet = JSON.stringify([gameId, suborder]);
      const known = tickets();
      const earlier = known.get(id) ?? known.get(bet);
      if (earlier) return earlier;
      const ticket = commands
        .runWithKey<BoughtTicket>(
          bet,
          (idempotencyKey) =>
            call(placeOrder, { gameId, suborders: [suborder] }, { idempotencyKey }),
          undefined,
          { gameId, stake: suborder.stake },
        )
        .finally(() => known.delete(bet));
      known.set(id, ticket).set(bet, ticket);
      ticket.catch(() => known.delete(id));
      return ticket;
    },

    /**
     * Brings money and tickets up to date after the draws of the open tickets, wherever the member is then.
     * `onSettled` is called with the tickets of a draw when they have their results.
     */
    async followTickets(onSettled: OnSettled = () => {}) {
      const draws = awaitedDraws();
      const { content } = await call(orders, { state: 'pending', pageSize: LATEST_PAGE_SIZE });
      for (const { opensAt } of content) {
        const left = opensAt - exactServerNow();
        if (left <= 0 || left > LONGEST_WAIT_MS || draws.has(opensAt)) continue;
        draws.add(opensAt);
        const stop = own(
          after(left + DRAW_MS, () => {
            stop();
            // Another session has begun.
            if (draws !== awaitedDraws()) return;
            draws.delete(opensAt);
            loadAfterDraw(opensAt, onSettled).catch(() => {});
          }),
        );
      }
    },

    async open(orderId: string) {
      // Another order must not be shown while this one is loading.
      if (detail.value.peek()?.orderId !== orderId) detail.reset();
      await detail.load(orderId);
    },

    /** Cancels one bet and gives its stake back. Everything that includes the bet is reloaded. */
    async cancel({ suborderId }: Suborder) {
      try {
        const { orderId } = detail.value.peek() ?? {};
        const order = await commands.runWithKey<OrderDetail | null>(
          suborderId,
          (idempotencyKey) => call(cancelSuborder, { suborderId }, { idempotencyKey }),
          undefined,
          orderId === undefined ? undefined : { orderId, suborderId },
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
        void records.reload();
        void bets.reload();
      }
    },
  };
}
