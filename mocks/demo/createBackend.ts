import { indexedDbStore } from '../core/hosts/indexedDbStore';
import { createAutosave, restoreDatabases } from '../core/hosts/persistence';
import { respond } from '../respond';
import type { createSiteBase } from './siteBase';

/** The content types of replies with addresses in them. */
const TEXT_TYPES = /json|html|text/;
/** Calls often come together, and one write is enough for all of them. */
const SAVE_AFTER_MS = 300;

/** The backend inside the service worker. It keeps its state in IndexedDB. */
export function createBackend(site: ReturnType<typeof createSiteBase>) {
  let ready: Promise<void> | undefined;
  let saving: Promise<void> | undefined;
  const { saveNow } = createAutosave(indexedDbStore);

  async function save() {
    await new Promise((resolve) => setTimeout(resolve, SAVE_AFTER_MS));
    saving = undefined;
    await saveNow();
  }

  /** `waitUntil` keeps the worker alive until the state is saved. */
  return async (request: Request, waitUntil: (work: Promise<unknown>) => void) => {
    // Not before the first request: a worker that waits to become active would read a state that the active worker
    // still changes.
    ready ??= restoreDatabases(indexedDbStore);
    await ready;
    const response = await respond(await toBackend(request));
    saving ??= save();
    waitUntil(saving);
    const type = response.headers.get('Content-Type') ?? '';
    if (response.type === 'error' || !TEXT_TYPES.test(type)) return response;
    return new Response(site.toSite(await response.text()), response);
  };

  /** A copy, because the request for a page cannot be given another address. */
  async function toBackend(request: Request) {
    const { method, headers, signal } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    return new Request(site.toBackend(new URL(request.url)), {
      method,
      headers,
      signal,
      ...(hasBody && { body: await request.arrayBuffer() }),
    });
  }
}
