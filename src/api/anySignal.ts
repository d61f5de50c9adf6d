/**
 * A signal that aborts with the first of the given ones, or by `abort`. `AbortSignal.any` needs Safari 17.4. Call
 * `release` when the work is done, because a long-lived signal would otherwise keep the listener.
 */
export function anySignal(...signals: (AbortSignal | undefined)[]) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    abort,
    release() {
      for (const signal of signals) signal?.removeEventListener('abort', abort);
    },
  };
}
