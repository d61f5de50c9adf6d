import { signal } from '../render/signals';

/** A smaller difference does not count: replies need their time, and headers have whole seconds. */
const WRONG_CLOCK_MS = 3_600_000;

/** How far the server's clock is ahead of a device whose clock is wrong. */
const ahead = signal(0);
/** The same, to the second, also of a device whose clock is right. Undefined while the server does not tell its time. */
let exactlyAhead: number | undefined;

/** Takes the time of the server from the header `Date` of a reply, which must not come from a cache. */
export function noteServerTime(date: string | null) {
  const difference = Date.parse(date ?? '') - Date.now();
  exactlyAhead = Number.isNaN(difference) ? undefined : difference;
  if (Math.abs(difference - ahead.peek()) > WRONG_CLOCK_MS)
    ahead.value = Math.abs(difference) > WRONG_CLOCK_MS ? difference : 0;
}

/** Now, by the clock of the server when the one of the device is wrong. */
export const serverNow = () => Date.now() + ahead.value;

/** Now, by the clock of the server to the second. For comparisons with times that the server has written. */
export const exactServerNow = () => Date.now() + (exactlyAhead ?? 0);

/** False where the header cannot be read, as at an API on another origin that does not expose it. */
export const isServerTimeKnown = () => exactlyAhead !== undefined;
