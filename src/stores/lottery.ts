import { createResource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { every } from '@kit/timers';
import {
  jackpot,
  lotteries,
  openedDraws,
  vietnamDraws,
  vietnamMenu,
  vietnamRecent,
  type WireLottery,
} from '../contract/lottery';
import { placeOrder } from '../contract/order';
import type { Host } from './host';

const PAGE = 20;
const SECOND = 1000;
/** Where the clocks disagree, waiting for a draw must not become asking for it all the time. */
const CALM = 10 * SECOND;

export type Lottery = WireLottery;

/** A ticket as the game asks for it; its id makes a repeated one count once. */
export interface TicketWish {
  id: string;
  gameId: string;
  play: 'straight' | 'any' | 'parity';
  numbers: string;
  stake: number;
}

export function createLottery({ call }: Host) {
  const all = createResource((_, { signal }) => call(lotteries, {}, { signal }), { id: 'gameId' });
  const regions = createResource((_, { signal }) => call(vietnamMenu, undefined, { signal }), {
    id: 'region',
  });
  const recent = createResource((_, { signal }) => call(vietnamRecent, undefined, { signal }), {
    id: 'gameId',
  });
  const now = signal(Date.now());
  /** How far the server's clock is ahead of this one. */
  let ahead = 0;
  let askedAt = 0;
  const pot = createResource(async (_, { signal }) => {
    const read = await call(jackpot, undefined, { signal });
    ahead = read.at - Date.now();
    now.value = read.at;
    return read;
  });

  /** The wait is over for some lottery: its next draw is another one. */
  const refreshDue = () => {
    const isDue = all.value.peek()?.some(({ opensAt }) => opensAt <= now.peek());
    if (!isDue || all.state.peek() !== 'ready' || now.peek() - askedAt < CALM) return;
    askedAt = now.peek();
    void all.load();
  };

  return {
    all,
    regions,
    recent,
    pot,
    now,
    of: (gameId: string) => computed(() => all.value.value?.find((one) => one.gameId === gameId)),
    /** Grows by itself from what was last read. */
    potAmount: computed(() => {
      const read = pot.value.value;
      if (!read) return 0;
      return read.amount + (Math.max(0, now.value - read.at) / SECOND) * read.growsPerSecond;
    }),

    draws: (asked: { gameId: string; pageNo: number }, stop?: AbortSignal) =>
      call(openedDraws, { ...asked, pageSize: PAGE }, { signal: stop }),
    tieredDraws: (asked: { gameId: string; pageNo: number }, stop?: AbortSignal) =>
      call(vietnamDraws, { ...asked, pageSize: PAGE }, { signal: stop }),

    buy: ({ id, gameId, ...suborder }: TicketWish) =>
      call(placeOrder, { gameId, suborders: [suborder] }, { idempotencyKey: `ticket-${id}` }),

    /** The clock of everything that counts towards a draw. */
    start: () =>
      every(SECOND, () => {
        now.value = Date.now() + ahead;
        refreshDue();
      }),
  };
}
