import { HttpResponse } from 'msw';
import type { Definition } from '../../src/contract/endpoint';
import { changeTexts } from './changeTexts';
import type { Database } from './database';
import type { Fault } from './fault';
import { swapTypes } from './values/swapTypes';

/** Whether the fault is for requests with this method and path. Its chance is not considered. */
export function isFaultFor(fault: Fault, method: string, pathname: string) {
  if (fault.method && fault.method !== method) return false;
  return fault.isWholePath ? pathname === fault.path : pathname.includes(fault.path);
}

/** The faults to apply to this request. A fault with `times` is used up after so many requests. */
export function takeFaults(db: Database, { method, url }: Request): Fault[] {
  const { pathname } = new URL(url);
  const taken = db.faults.filter(
    (fault) =>
      isFaultFor(fault, method, pathname) &&
      (fault.chance === undefined || fault.chance === 1 || db.faultRandom.isHit(fault.chance)),
  );
  for (const fault of taken) if (fault.times !== undefined) fault.times -= 1;
  db.faults = db.faults.filter(({ times }) => times === undefined || times > 0);
  return taken;
}

/** No test waits so long. */
const HANG_MS = 120_000;

/** Waits as the faults say, and answers in place of the handler. Undefined when the handler has to answer. */
export async function applyFaults(
  db: Database,
  faults: Fault[],
  signal: AbortSignal,
): Promise<Response | undefined> {
  for (const fault of faults) {
    const { ms = 0, jitterMs = 0 } = fault;
    if (ms || jitterMs) await wait(ms + jitterMs * db.faultRandom.next(), signal);
    const response = await answerFor(fault, signal);
    if (response) return response;
  }
  return undefined;
}

async function answerFor({ kind, status = 500, code, message }: Fault, signal: AbortSignal) {
  switch (kind) {
    case 'status':
      return code
        ? HttpResponse.json({ success: false, code, message: message ?? code }, { status })
        : new HttpResponse(message ?? `fault ${status}`, { status });
    case 'network':
      return HttpResponse.error();
    case 'hang':
      await wait(HANG_MS, signal);
      return HttpResponse.error();
    case 'malformed':
      return new HttpResponse('{"success":true,"value":{', {
        headers: { 'Content-Type': 'application/json' },
      });
    case 'empty':
      return new HttpResponse('', { status: 200 });
    default:
      return undefined;
  }
}

/** Changes the reply of the handler, if faults of the kinds `wrongTypes`, `longTexts` or `noTexts` strike the call. */
export async function changeReply(
  faults: Fault[],
  { out }: Definition<unknown, unknown>,
  response: Response,
) {
  let changed = response;
  for (const { kind } of faults) {
    if (kind === 'wrongTypes') changed = await changeValue(changed, swapTypes);
    if (kind === 'longTexts' || kind === 'noTexts')
      changed = await changeValue(changed, (value) => changeTexts(out, value, kind));
    if (kind === 'noTexts') changed = await removeMessage(changed);
  }
  return changed;
}

/** Without a message, a client has to find its own by the code. */
async function removeMessage(response: Response) {
  const { message: _, ...rest } = (await response.json()) as { message?: string };
  return Response.json(rest, { status: response.status });
}

async function changeValue(response: Response, change: (value: unknown) => unknown) {
  const { value, ...rest } = (await response.json()) as { value: unknown };
  return Response.json({ ...rest, value: change(value) }, { status: response.status });
}

/** Until when the slow line of a database is busy with earlier calls, by `performance.now()`. */
const busyUntil = new WeakMap<Database, number>();

/** Waits as long as a slow line takes for the request and the reply. It carries the calls one after the other. */
export async function limitSpeed(
  db: Database,
  faults: Fault[],
  { headers, signal }: Request,
  response: Response,
) {
  const kbps = Math.min(...faults.map((fault) => fault.kbps ?? Number.POSITIVE_INFINITY));
  if (!Number.isFinite(kbps) || response.type === 'error') return;
  const bytes = Number(headers.get('Content-Length') ?? 0) + (await compressedSize(response));
  const now = performance.now();
  // A kilobit a second is a bit a millisecond.
  const end = Math.max(now, busyUntil.get(db) ?? 0) + (bytes * 8) / kbps;
  busyUntil.set(db, end);
  await wait(end - now, signal);
}

/** Compressed, because servers send replies so. */
async function compressedSize(response: Response) {
  const compressed = response.clone().body?.pipeThrough(new CompressionStream('gzip'));
  return compressed ? (await new Response(compressed).arrayBuffer()).byteLength : 0;
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
