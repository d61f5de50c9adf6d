import { nextTask } from '@kit/data/nextTask';
import type { FetchResponse } from 'ofetch';

const page = globalThis as { early?: Record<string, Promise<FetchResponse<string>>> };

/** So long after the start of the page, a reply that was not used yet may be outdated. */
const FRESH_MS = 10_000;

/**
 * The reply to a request that index.html sent before the app's script. It is returned only once. Replies
 * that have arrived already are drawn in a task each, instead of one long task with the first render.
 */
export function takeEarlyReply(url: string) {
  const reply = page.early?.[url];
  if (!reply || performance.now() > FRESH_MS) return;
  delete page.early?.[url];
  return reply.then(async (response) => {
    await nextTask();
    return response;
  });
}
