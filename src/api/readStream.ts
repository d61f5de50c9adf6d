import { unansweredCount } from '@kit/data/network';
import { debounce } from '@kit/data/timers';
import { ApiError, isApiError } from './ApiError';
import { anySignal } from './anySignal';
import type { CallContext } from './context';
import { createEventReader, type ServerEvent } from './createEventReader';
import { readReply } from './reply';

/** Servers send something at least every 15 s (docs/api-notes/events.md). After three such pauses the connection counts as lost. */
const SILENCE_MS = 45_000;

export interface StreamOptions {
  signal: AbortSignal;
  /** Where an earlier connection has stopped. */
  lastEventId?: string;
  onOpen(): void;
  onEvent(event: ServerEvent): void;
  onRetry(ms: number): void;
}

export type ReadStream = (options: StreamOptions) => Promise<void>;

/**
 * Opens a stream of events and reads it to its end. `EventSource` cannot send headers, so its token would be
 * part of the address and of every log. Throws ApiError when there is no stream, or when it breaks off.
 */
export async function readStream(context: CallContext, path: string, options: StreamOptions) {
  const silence = new AbortController();
  const restartSilenceTimer = debounce(SILENCE_MS, () => silence.abort());
  const { signal, release } = anySignal(options.signal, silence.signal);
  restartSilenceTimer();
  try {
    const response = await open(context, path, options, signal);
    options.onOpen();
    await readParts(response, createEventReader(options), restartSilenceTimer);
  } catch (cause) {
    if (options.signal.aborted) throw new ApiError('aborted', path);
    if (isApiError(cause)) throw cause;
    throw new ApiError('offline', path, { cause });
  } finally {
    restartSilenceTimer.stop();
    // Closes the connection too: after an error of the reader it would stay open.
    silence.abort();
    release();
  }
}

async function open(
  context: CallContext,
  path: string,
  { lastEventId, signal: callerSignal }: StreamOptions,
  signal: AbortSignal,
) {
  const sent = {
    ...context.headers(),
    Accept: 'text/event-stream',
    'Last-Event-ID': lastEventId,
  };
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) if (value) headers.set(name, value);
  const url = `${context.baseURL ?? ''}${path}`;
  const response = await fetch(url, { headers, cache: 'no-store', signal }).catch((cause) => {
    if (!callerSignal.aborted) unansweredCount.value++;
    throw cause;
  });
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status === 200 && type.startsWith('text/event-stream')) return response;
  return rejectReply(context, path, response, headers.get('Token') ?? undefined);
}

/** Throws the error that any other call would throw for this reply. */
async function rejectReply(
  context: CallContext,
  path: string,
  response: Response,
  token: string | undefined,
): Promise<never> {
  // No content: there must be no further connection (HTML, 9.2.3).
  if (response.status === 204) throw new ApiError('rejected', path, { status: 204 });
  const reply = Object.assign(response, { _data: await response.text() });
  const failure = 'is no stream of events';
  const read = () => ({ value: undefined, failure, dropped: [] });
  readReply({ method: 'GET', path, read }, reply, context, token);
  // Not reached: no value fits, so `readReply` has thrown. TypeScript does not know it.
  throw new ApiError('malformed', path, { detail: failure });
}

async function readParts(
  { body }: Response,
  readPart: (part: string) => void,
  onBytes: () => void,
) {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    onBytes();
    readPart(decoder.decode(part.value, { stream: true }));
  }
}
