/** A flung page loses its speed in about this time, whether Android, iOS or a desktop slows it down. */
const COAST_MS = 400;
/** Nobody can look at what is on the screen for a shorter time. */
const GLANCE_MS = 200;
/** Long enough for a few frames, so that one late frame does not look like another speed. */
const SAMPLE_MS = 50;
/** A strong fling goes this far. Browsers handle replies late during a fling, so the data has to be there before it. */
const AHEAD_SCREENS = 5;
/** The first event after such a pause may be a jump, which has no speed. */
const PAUSE_MS = 300;

/** Measures how fast a page scrolls, in pixels a millisecond. Upwards is negative. */
export function createScrollSpeed() {
  let from: { offset: number; at: number } | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let speed = 0;
  return (offset: number, now: number) => {
    if (!from || now - last > PAUSE_MS) {
      from = { offset, at: now };
      speed = 0;
    }
    last = now;
    if (now > from.at) speed = (offset - from.offset) / (now - from.at);
    if (now - from.at >= SAMPLE_MS) from = { offset, at: now };
    return speed;
  };
}

/**
 * The part of the page that will be on the screen for long enough to be looked at, until the scroll comes to
 * rest. At rest it is the part that is on the screen, and where the next fling in the same direction can lead.
 */
export function expectedView(offset: number, viewport: number, speed: number, direction: number) {
  const tooFast = Math.max(0, Math.abs(speed) - viewport / GLANCE_MS);
  const coast = speed === 0 ? AHEAD_SCREENS * viewport : Math.abs(speed) * COAST_MS;
  const from = offset + direction * tooFast * COAST_MS;
  const to = offset + direction * coast;
  return { top: Math.min(from, to), bottom: Math.max(from, to) + viewport };
}
