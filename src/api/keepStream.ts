import { type ApiError, type ApiErrorKind, isApiError } from './ApiError';
import type { ServerEvent } from './createEventReader';
import type { ReadStream } from './readStream';
import { pause, requestedPause } from './retry';

const FIRST_PAUSE_MS = 2_000;
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;
/** The longest pause that a server may request. */
const MAX_REQUESTED_MS = 10 * 60_000;
/** A shorter connection counts as failed, so that a server that closes at once gets few requests. */
const LASTING_MS = 10_000;
const FINAL: ApiErrorKind[] = ['rejected', 'malformed', 'notLoggedIn', 'aborted'];

/** The server has no stream for this client, and would answer the same again. Status 429 only means: later. */
const isFinal = ({ kind, status }: ApiError) => FINAL.includes(kind) && status !== 429;

interface Listener {
  /** The last event that arrived. The next connection continues after it. */
  position: { lastEventId?: string };
  onEvent(event: ServerEvent): void;
  /** Called when the stream has opened or ended. */
  onLive(isLive: boolean): void;
}

/** Between half of the pause and all of it, so that the pages of a failed server do not all return at once. */
const jittered = (ms: number) => ms / 2 + (Math.random() * ms) / 2;

/**
 * Keeps a stream open until it is stopped: opens it again after each end, with growing random pauses. Gives up
 * when the server has no stream.
 */
export function keepStream(read: ReadStream, { position, onEvent, onLive }: Listener) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let firstPause = FIRST_PAUSE_MS;
  let failures = 0;

  /** Ends with the connection. Returns what went wrong, if anything did. */
  const readOnce = (): Promise<ApiError | undefined> =>
    read({
      signal,
      ...position,
      onOpen: () => {
        if (!signal.aborted) onLive(true);
      },
      onRetry: (ms) => {
        firstPause = Math.min(Math.max(ms, MIN_PAUSE_MS), MAX_PAUSE_MS);
      },
      onEvent(event) {
        if (signal.aborted) return;
        if (event.id) position.lastEventId = event.id;
        try {
          onEvent(event);
        } catch (error) {
          // A defect of this app, which a new connection would not fix.
          reportError(error);
        }
      },
    }).then(
      () => undefined,
      (error) => {
        if (isApiError(error)) return error;
        throw error;
      },
    );

  async function run() {
    while (!signal.aborted) {
      const startedAt = performance.now();
      const failure = await readOnce();
      if (signal.aborted) return;
      onLive(false);
      if (failure && isFinal(failure)) return;
      failures = performance.now() - startedAt > LASTING_MS ? 0 : failures + 1;
      const grown = Math.min(firstPause * 2 ** Math.max(0, failures - 1), MAX_PAUSE_MS);
      const requested = Math.min((failure && requestedPause(failure)) ?? 0, MAX_REQUESTED_MS);
      await pause(requested + jittered(grown), signal, '').catch(() => {});
    }
  }

  void run();
  return () => {
    stopped.abort();
    onLive(false);
  };
}
