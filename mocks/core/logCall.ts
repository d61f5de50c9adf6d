import type { Definition } from '../../src/contract/endpoint';
import type { Database } from './database';
import type { Fault } from './fault';
import { type RawInput, readRawInput } from './input';
import { maskSecrets } from './maskSecrets';

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

let isAlwaysKept = false;
/** For a host whose pages all have the panel. */
export const keepDetails = () => {
  isAlwaysKept = true;
};

const MAX_KEPT_BYTES = 256 * 1024;

/**
 * Begins to log a call. The result logs its end. The developer's panel shows replies and repeats calls, so
 * for pages with the panel both are kept.
 */
export function logCall(db: Database, request: Request, hasPanel: boolean) {
  const startedAt = performance.now();
  const size = Number(request.headers.get('Content-Length') ?? 0);
  const copy = (hasPanel || isAlwaysKept) && size < MAX_KEPT_BYTES ? request.clone() : undefined;

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
    if (copy) db.keepDetails(id, { request: copy, response: response.clone(), endpoint, faults });
  };
}

/** The input of a call that was answered before its handler could read it. */
export const readUnhandled = (endpoint: Endpoint, request: Request): Promise<RawInput> =>
  readRawInput(endpoint, request).catch(() => ({}));
