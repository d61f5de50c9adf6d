import { HttpResponse } from 'msw';
import type { Database, Fault } from './database';

/** The fault that waits for this request, if any; one with `times` wears off. */
export function faultFor(db: Database, { method, url }: Request): Fault | undefined {
  const { pathname } = new URL(url);
  const found = db.faults.find(
    (one) => pathname.includes(one.path) && (!one.method || one.method === method),
  );
  if (found?.times !== undefined) {
    found.times -= 1;
    if (found.times <= 0) db.faults = db.faults.filter((one) => one !== found);
  }
  return found;
}

/** What goes wrong; nothing for the faults that only slow down or change the answer. */
export async function strike(fault: Fault, signal: AbortSignal): Promise<Response | undefined> {
  if (fault.ms) await wait(fault.ms, signal);
  switch (fault.kind) {
    case 'status':
      return new HttpResponse(`fault ${fault.status ?? 500}`, { status: fault.status ?? 500 });
    case 'network':
      return HttpResponse.error();
    case 'hang':
      await wait(120_000, signal);
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

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
