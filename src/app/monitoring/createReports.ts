import { randomInteger } from '@kit/data/random';
import { after, type Stop } from '@kit/data/timers';
import type { Signal } from '@kit/render/signals';
import { withoutSecrets } from './withoutSecrets';

/** What can be reported. `route` is the path of the route table, so it names no member and no game. */
export type Report = { route: string } & (
  | { kind: 'error'; name: string; message: string; stack?: string | undefined }
  | { kind: 'malformed'; detail: string }
  | { kind: 'violation'; directive: string; blocked: string; source: string }
  | { kind: 'vital'; name: string; value: number; rating: string; id: string }
);

interface Options {
  /** The share of visits that report, from 0 to 1. */
  rate?: number | undefined;
  /** How many reports this tab has sent, also before it was loaded again. */
  sent: Signal<number>;
  /** Personal data of the member that is in the page and must not be sent. */
  privateWords(): string[];
  send(reports: Report[]): void;
}

const MAX_PER_TAB = 50;
const MAX_LENGTH = 1500;
const DELAY_MS = 5000;

/** Collects reports, and sends them together: a moment after the first, and when the page is left. */
export function createReports({ rate = 1, sent, privateWords, send }: Options) {
  // A whole visit reports or does not, so that its reports can be seen together.
  const isSampled = randomInteger(1, 10_000) <= rate * 10_000;
  const known = new Set<string>();
  let queue: Report[] = [];
  let stop: Stop = () => {};

  function flush() {
    stop();
    if (!queue.length) return;
    send(queue);
    queue = [];
  }

  function clean(report: Report): Report {
    const words = privateWords();
    const entries = Object.entries(report).map(([name, value]) => [
      name,
      // web-vitals makes the id, of the time and a random number. It looks like a phone number.
      typeof value !== 'string' || name === 'id'
        ? value
        : withoutSecrets(value, words).slice(0, MAX_LENGTH),
    ]);
    return Object.fromEntries(entries);
  }

  return {
    flush,

    add(report: Report) {
      if (!isSampled || sent.peek() >= MAX_PER_TAB) return;
      const cleaned = clean(report);
      const text = JSON.stringify(cleaned);
      // An error in a timer would otherwise use up what may be sent.
      if (known.has(text)) return;
      known.add(text);
      sent.value = sent.peek() + 1;
      if (!queue.length) stop = after(DELAY_MS, flush);
      queue.push(cleaned);
    },
  };
}
