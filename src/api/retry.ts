import type { Method } from '../contract/endpoint';
import { ApiError } from './ApiError';

const BASE = 300;
const LONGEST = 8_000;

/** Only questions are repeated: a command may have been carried out before its answer was lost. */
export function mayRetry(method: Method, { kind, status }: ApiError) {
  if (method !== 'GET') return false;
  return kind === 'server' || status === 429;
}

/** Full jitter, unless the server says when to come back. */
export function backoff(attempt: number, error: ApiError) {
  const asked = error.cause instanceof Response && retryAfter(error.cause);
  if (asked) return Math.min(asked, LONGEST);
  return Math.random() * Math.min(BASE * 2 ** attempt, LONGEST);
}

function retryAfter(response: Response) {
  const value = response.headers.get('Retry-After');
  if (!value) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : undefined;
}

export function pause(ms: number, signal: AbortSignal | undefined, path: string) {
  return new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ApiError('aborted', path));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
