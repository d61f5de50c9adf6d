import type { FetchResponse } from 'ofetch';

const page = globalThis as { early?: Record<string, Promise<FetchResponse<string>>> };

/** A reply that was not used within this time may be outdated. */
const FRESH_MS = 10_000;

/** The reply to a request that index.html sent before the app's script. It is returned only once. */
export function takeEarlyReply(url: string) {
  const reply = page.early?.[url];
  if (!reply || performance.now() > FRESH_MS) return;
  delete page.early?.[url];
  return reply;
}
