import { type FetchResponse, ofetch } from 'ofetch';
import type { Endpoint } from '../contract/endpoint';
import { ApiError } from './ApiError';
import type { CallContext, CallOptions } from './context';
import { takeEarly } from './early';
import { payloadOf, questionOf } from './question';

/** A slow phone is waited for; nobody is asked twice for being slow. */
const TIMEOUT = 60_000;

/** Sends one request and answers with whatever came back; no answer at all is an ApiError. */
export async function createRequest<In>(
  context: CallContext,
  endpoint: Endpoint<In, unknown>,
  input: In,
  options: CallOptions,
): Promise<FetchResponse<string>> {
  const { method, path } = endpoint;
  const payload = payloadOf(context.carried, endpoint, input);
  const asks = method === 'GET' || method === 'DELETE';
  const late = AbortSignal.timeout(endpoint.timeout ?? context.timeout ?? TIMEOUT);
  const headers = headersOf(context, endpoint, options);
  const body = asks ? undefined : await bodyOf(context, endpoint, payload);
  const address = asks ? questionOf(path, payload) : path;
  try {
    const early = method === 'GET' && takeEarly(address);
    if (early) return await early;
    return await ofetch.raw<string, 'text'>(address, {
      method,
      headers,
      ...(context.baseURL ? { baseURL: context.baseURL } : {}),
      ...(body ? { body } : {}),
      responseType: 'text',
      retry: 0,
      ignoreResponseError: true,
      signal: options.signal ? AbortSignal.any([options.signal, late]) : late,
    });
  } catch (cause) {
    throw new ApiError(kindOf(options, late), path, { cause });
  }
}

function kindOf({ signal }: CallOptions, late: AbortSignal) {
  if (signal?.aborted) return 'aborted';
  return late.aborted ? 'timeout' : 'offline';
}

async function bodyOf(
  { codec }: CallContext,
  endpoint: Endpoint<unknown, unknown>,
  payload: Record<string, unknown>,
) {
  if (endpoint.body) return formOf(endpoint.body, payload);
  if (!endpoint.encrypted) return payload;
  const { moduleId, ...secret } = payload;
  const data = await codec.seal(secret);
  return moduleId ? { data, moduleId } : { data };
}

function formOf(kind: 'form' | 'files', payload: Record<string, unknown>) {
  const form = kind === 'form' ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(payload)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob && form instanceof FormData) form.append(name, one);
      else if (one !== undefined) form.append(name, String(one));
    }
  }
  return form;
}

function headersOf(
  context: CallContext,
  endpoint: Endpoint<unknown, unknown>,
  { idempotencyKey, merchant }: CallOptions,
) {
  const all = {
    ...context.headers(),
    ...(merchant ? { Merchant: merchant } : {}),
    Encryption: endpoint.encrypted && context.codec.name,
    'Idempotency-Key': endpoint.money && (idempotencyKey ?? newKey()),
  };
  return Object.fromEntries(Object.entries(all).filter((one): one is [string, string] => !!one[1]));
}

/** `randomUUID` needs a secure context; a phone on the LAN has none. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) =>
    n.toString(16).padStart(2, '0'),
  ).join('');
