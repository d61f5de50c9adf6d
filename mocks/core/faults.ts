import { HttpResponse } from 'msw';
import type { Database, Fault } from './database';

/** The fault to apply to this request, if any. A fault with `times` is used up after so many requests. */
export function takeFault(db: Database, { method, url }: Request): Fault | undefined {
  const { pathname } = new URL(url);
  const fault = db.faults.find(
    ({ path, method: only }) => pathname.includes(path) && (!only || only === method),
  );
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) db.faults = db.faults.filter((other) => other !== fault);
  }
  return fault;
}

/** Answers in place of the handler, or waits. Undefined for faults that let the handler answer. */
export async function applyFault(fault: Fault, signal: AbortSignal): Promise<Response | undefined> {
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
