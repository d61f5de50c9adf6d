import { isOnline } from '@kit/data/network';
import { createResource } from '@kit/data/resource';
import { every } from '@kit/data/timers';
import { computed, signal } from '@kit/render/signals';
import {
  jackpot as jackpotEndpoint,
  lotteries,
  vietnamMenu,
  vietnamRecent,
  type WireLottery,
} from '../../contract/lottery/lottery';
import type { Host } from '../base/host';
import { createEvents } from '../site/events';

const SECOND = 1000;
/** With a wrong clock a draw may seem due all the time. This limits the requests. */
const MIN_PAUSE_MS = 10 * SECOND;

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
  /** The server's time, of each second. */
  const now = signal(Date.now());
  /** How far the server's clock is ahead of the one of this device, in ms. */
  let serverOffset = 0;
  let requestedAt = 0;
  const jackpot = createResource(async (_, { signal }) =>
    setServerClock(await call(jackpotEndpoint, undefined, { signal })),
  );

  /** Sets the clock by which the jackpot grows. Returns the jackpot with the time at which it was sent. */
  function setServerClock(received: Jackpot) {
    const at = received.at || Date.now();
    serverOffset = at - Date.now();
    now.value = at;
    return { ...received, at };
  }

  /** After a draw has begun, the lottery's next draw must be loaded. */
  const refreshDue = () => {
    const isDue = all.value.peek()?.some(({ opensAt }) => opensAt > 0 && opensAt <= now.peek());
    const isRunning = all.state.peek() === 'refreshing';
    if (!isDue || isRunning || !isOnline.peek() || Date.now() - requestedAt < MIN_PAUSE_MS) return;
    requestedAt = Date.now();
    void all.load();
  };

  return {
    all,
    regions,
    recent,
    jackpot,
    now,
    lotteryOf: (gameId: string) =>
      computed(() => all.value.value?.find((lottery) => lottery.gameId === gameId)),
    /** Grows every second from the amount that was last received. */
    jackpotAmount: computed(() => {
      const received = jackpot.value.value;
      if (!received) return 0;
      const { amount, at, growsPerSecond } = received;
      return amount + (Math.max(0, now.value - at) / SECOND) * growsPerSecond;
    }),

    /** Ticks for everything that counts down to a draw. */
    start() {
      const stops = [
        on('jackpot', (received) => jackpot.set(setServerClock(received))),
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
