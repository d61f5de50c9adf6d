import { unansweredCount } from '@kit/data/network';
import { type FetchResponse, ofetch } from 'ofetch';
import type { Endpoint } from '../contract/endpoint';
import { ApiError } from './ApiError';
import { anySignal } from './anySignal';
import type { BodyCodec } from './codec';
import type { CallContext, CallOptions } from './context';
import { takeEarlyReply } from './earlyReply';
import { payloadOf, urlWithQuery } from './payload';
import { isMemberCommand } from './reply';

/** Sends one request and returns the reply, whatever its status. Without a reply it throws ApiError. */
export async function sendRequest<In>(
  context: CallContext,
  endpoint: Endpoint<In, unknown>,
  input: In,
  options: CallOptions,
): Promise<FetchResponse<string>> {
  const { method, path } = endpoint;
  // Nothing is sent, so the outcome is known. A connection that breaks later may have carried the command.
  if (isMemberCommand(endpoint) && isDeviceOffline()) {
    unansweredCount.value++;
    throw new ApiError('offline', path);
  }
  const payload = payloadOf(context.carried, endpoint, input);
  const hasQuery = method === 'GET' || method === 'DELETE';
  const codec = endpoint.encrypted && (await context.codec());
  const headers = headersOf(context, endpoint, options, codec);
  const body = hasQuery ? undefined : await encodeBody(endpoint, payload, codec);
  const url = hasQuery ? urlWithQuery(path, payload) : path;
  const { signal, abort, release } = anySignal(options.signal);
  const endWatch = context.watchRequest?.({ isCommand: isMemberCommand(endpoint), stop: abort });
  try {
    const early = method === 'GET' && takeEarlyReply(url);
    if (early) return await Promise.race([early, rejectionAt(signal)]);
    return await ofetch.raw<string, 'text'>(url, {
      method,
      headers,
      ...(context.baseURL ? { baseURL: context.baseURL } : {}),
      ...(body ? { body } : {}),
      responseType: 'text',
      retry: 0,
      ignoreResponseError: true,
      signal,
    });
  } catch (cause) {
    const kind = errorKindOf(options, signal);
    if (kind !== 'aborted') unansweredCount.value++;
    throw new ApiError(kind, path, { cause, mayHaveRun: isMemberCommand(endpoint) });
  } finally {
    endWatch?.();
    release();
  }
}

const rejectionAt = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.onabort = reject;
  });

/** Node has no such property in its oldest supported version. */
const isDeviceOffline = () => globalThis.navigator?.onLine === false;

function errorKindOf(options: CallOptions, signal: AbortSignal) {
  if (options.signal?.aborted) return 'aborted';
  return signal.aborted ? 'stopped' : 'offline';
}

async function encodeBody(
  endpoint: Endpoint<unknown, unknown>,
  payload: Record<string, unknown>,
  codec: BodyCodec | undefined,
) {
  if (endpoint.body) return formOf(endpoint.body, payload);
  if (!codec) return payload;
  const { moduleId, ...sealed } = payload;
  const data = await codec.seal(sealed);
  return moduleId ? { data, moduleId } : { data };
}

function formOf(kind: 'form' | 'files', payload: Record<string, unknown>) {
  const form = kind === 'form' ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(payload)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob && form instanceof FormData) form.append(name, item);
      else if (item !== undefined) form.append(name, String(item));
    }
  }
  return form;
}

function headersOf(
  context: CallContext,
  endpoint: Endpoint<unknown, unknown>,
  { idempotencyKey, merchant }: CallOptions,
  codec: BodyCodec | undefined,
) {
  const headers = {
    ...context.headers(),
    ...(merchant ? { Merchant: merchant } : {}),
    Encryption: codec?.name,
    'Idempotency-Key': endpoint.money && (idempotencyKey ?? newIdempotencyKey()),
  };
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => !!entry[1]),
  );
}

/** Not `randomUUID`: it needs https, which a phone on the local network does not have. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) =>
    n.toString(16).padStart(2, '0'),
  ).join('');
