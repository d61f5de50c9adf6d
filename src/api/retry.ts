import type { Method } from '../contract/endpoint';
import { ApiError } from './ApiError';

const BASE_MS = 300;
const MAX_MS = 8_000;

/** Only reads are repeated: a command may have been carried out although its reply was lost. */
export function mayRetry(method: Method, { kind, status }: ApiError) {
  if (method !== 'GET') return false;
  return kind === 'server' || status === 429;
}

/** A random pause that grows with each attempt, unless the server sets it. */
export function backoff(attempt: number, error: ApiError) {
  const requested = requestedPause(error);
  if (requested) return Math.min(requested, MAX_MS);
  return Math.random() * Math.min(BASE_MS * 2 ** attempt, MAX_MS);
}

/** The pause that the server requests, in ms. */
export function requestedPause({ cause }: ApiError) {
  const value = cause instanceof Response && cause.headers.get('Retry-After');
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
