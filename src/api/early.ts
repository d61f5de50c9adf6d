import type { FetchResponse } from 'ofetch';

const page = globalThis as { early?: Record<string, Promise<FetchResponse<string>>> };

/** Later than this, what nobody took is old news. */
const FRESH = 10_000;

/** The answer to a question that the page itself asked before its script was here, once. */
export function takeEarly(question: string) {
  const answer = page.early?.[question];
  if (!answer || performance.now() > FRESH) return;
  delete page.early?.[question];
  return answer;
}
