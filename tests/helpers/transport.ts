import type { Page } from 'playwright/test';
import type { personas } from '../../fixtures/account/personas';
import type { Send } from '../conformance/caller';

export type Account = (typeof personas)[number]['account'];

/** What is needed of a page of Playwright. */
export type PageLike = Pick<Page, 'request' | 'addInitScript'>;

let count = 0;

/** Requests are answered in this process, by a database of their own. */
export function sendInProcess(): Send {
  count += 1;
  const database = `mock-${process.pid}-${count}`;
  return async (path, init = {}) => {
    const { respond } = await import('../../mocks/respond');
    const headers = { Cookie: `mock_db=${database}`, ...(init.headers as object) };
    return respond(new Request(`http://feria.test${path}`, { ...init, headers }));
  };
}

/** Requests have the origin and the cookies of the page, so they reach its database. */
export const sendFromPage =
  ({ request }: PageLike): Send =>
  async (path, init = {}) => {
    // Request encodes a body of any kind, and sets its content type.
    const encoded = new Request(`http://feria.test${path}`, init);
    const data = Buffer.from(await encoded.arrayBuffer());
    const reply = await request.fetch(path, {
      method: encoded.method,
      headers: Object.fromEntries(encoded.headers),
      ...(data.length ? { data } : {}),
    });
    return new Response(Buffer.from(await reply.body()), {
      status: reply.status(),
      headers: reply.headers(),
    });
  };
