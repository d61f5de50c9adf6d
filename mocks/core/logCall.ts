import type { Definition } from '../../src/contract/endpoint';
import type { Database } from './database';
import type { Fault } from './fault';
import { type RawInput, readRawInput } from './input';
import { maskSecrets } from './values/maskSecrets';

type Endpoint = Definition<unknown, unknown>;

const LOGGED_HEADERS = [
  'moduleid',
  'device',
  'language',
  'merchant',
  'encryption',
  'token',
  'idempotency-key',
];

let hasPanelAlways = false;
/** Keeps requests and replies for all pages: for a host whose pages all have the panel. */
export const keepAllDetails = () => {
  hasPanelAlways = true;
};

const MAX_KEPT_BYTES = 256 * 1024;

/** Whether requests and replies of a page are kept. */
export const keepsDetails = ({ mock_panel }: Record<string, string>) =>
  hasPanelAlways || Boolean(mock_panel);

/**
 * Begins to log a call, and returns the function that logs its end. The developer's panel shows replies and sends calls
 * again, so for pages with the panel request and reply are kept.
 */
export function logCall(db: Database, request: Request, hasPanel: boolean) {
  const startedAt = performance.now();
  const size = Number(request.headers.get('Content-Length') ?? 0);
  const requestCopy = hasPanel && size < MAX_KEPT_BYTES ? request.clone() : undefined;

  return (response: Response, rawInput: RawInput, endpoint?: Endpoint, faults: Fault[] = []) => {
    const { pathname, searchParams } = new URL(request.url);
    const headers = LOGGED_HEADERS.filter((name) => request.headers.has(name));
    const id = db.logCall({
      at: db.clock.now(),
      ms: Math.round(performance.now() - startedAt),
      method: request.method,
      path: pathname,
      query: maskSecrets(Object.fromEntries(searchParams)),
      headers: maskSecrets(
        Object.fromEntries(headers.map((name) => [name, request.headers.get(name) ?? ''])),
      ),
      body: request.method === 'GET' ? null : maskSecrets(rawInput),
      status: response.type === 'error' ? 0 : response.status,
      ...(faults.length ? { faults: faults.map(({ kind }) => kind) } : {}),
    });
    if (requestCopy)
      db.keepDetails(id, { request: requestCopy, response: response.clone(), endpoint, faults });
  };
}

/** The input of a call that was answered before its handler could read it. */
export const readUnhandledInput = (endpoint: Endpoint, request: Request): Promise<RawInput> =>
  readRawInput(endpoint, request).catch(() => ({}));
