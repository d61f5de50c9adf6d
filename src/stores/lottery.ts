import { isOnline } from '@kit/network';
import { createResource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { every } from '@kit/timers';
import {
  jackpot as jackpotEndpoint,
  lotteries,
  vietnamMenu,
  vietnamRecent,
  type WireLottery,
} from '../contract/lottery';
import { createEvents } from './events';
import type { Host } from './host';

const SECOND = 1000;
/** With a wrong clock a draw may seem due all the time. This limits the requests. */
const MIN_PAUSE = 10 * SECOND;

export type Lottery = WireLottery;
type Jackpot = typeof jackpotEndpoint.out.infer;

/** Lotteries, their draws and the jackpot. The same for everyone. */
export function createLottery({ call, use }: Host) {
  const { on } = use(createEvents);
  const all = createResource((_, { signal }) => call(lotteries, {}, { signal }), { id: 'gameId' });
  const regions = createResource((_, { signal }) => call(vietnamMenu, undefined, { signal }), {
    id: 'region',
  });
  const recent = createResource((_, { signal }) => call(vietnamRecent, undefined, { signal }), {
    id: 'gameId',
  });
  const now = signal(Date.now());
  /** How far the server's clock is ahead of this one, in ms. */
  let serverOffset = 0;
  let requestedAt = 0;
  const jackpot = createResource(async (_, { signal }) =>
    atServerTime(await call(jackpotEndpoint, undefined, { signal })),
  );

  /** Sets the clock by which the jackpot grows. */
  function atServerTime(read: Jackpot) {
    const at = read.at || Date.now();
    serverOffset = at - Date.now();
    now.value = at;
    return { ...read, at };
  }

  /** After a draw has begun, the lottery's next draw must be loaded. */
  const refreshDue = () => {
    const isDue = all.value.peek()?.some(({ opensAt }) => opensAt > 0 && opensAt <= now.peek());
    const isRunning = all.state.peek() === 'refreshing';
    if (!isDue || isRunning || !isOnline.peek() || Date.now() - requestedAt < MIN_PAUSE) return;
    requestedAt = Date.now();
    void all.load();
  };

  return {
    all,
    regions,
    recent,
    jackpot,
    now,
    of: (gameId: string) =>
      computed(() => all.value.value?.find((lottery) => lottery.gameId === gameId)),
    /** Grows every second from the amount that was last read. */
    jackpotAmount: computed(() => {
      const read = jackpot.value.value;
      if (!read) return 0;
      return read.amount + (Math.max(0, now.value - read.at) / SECOND) * read.growsPerSecond;
    }),

    /** Ticks for everything that counts down to a draw. */
    start() {
      const stops = [
        on('jackpot', (read) => jackpot.set(atServerTime(read))),
        every(SECOND, () => {
          now.value = Date.now() + serverOffset;
          refreshDue();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
