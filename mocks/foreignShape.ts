import { CompactEncrypt, importJWK } from 'jose';
import type { Entry, Mapping } from '../deploy/proxy/mapping';
import { createReverse } from '../deploy/proxy/reverse.mjs';
import { publicKey } from './core/keys';
import { endpointHandlers } from './endpointHandlers';
import { respond } from './respond';

type Fields = Record<string, unknown>;

const endpoints = new Map(
  endpointHandlers.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/**
 * The mock in the shape of another API, by a mapping: its paths, names, values and errors. So whoever maps an API can
 * work without it, and a test can go through both directions of a mapping.
 */
export function createForeignShape(mapping: Mapping) {
  const { toOurCall, toTheirReply } = createReverse(mapping);
  const { header = 'Token', prefix = '' } = mapping.session ?? {};

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const { entry, input } = toOurCall({
      method: request.method,
      path: pathname,
      input: await readInput(request),
    });
    if (!entry) {
      const reply = { status: 404, body: { success: false, code: 'not_found', message: pathname } };
      return jsonOf(toTheirReply(undefined, reply));
    }
    const headers = new Headers({ 'Content-Type': 'application/json' });
    for (const name of ['Cookie', 'Idempotency-Key']) {
      const value = request.headers.get(mapping.headers?.[name] ?? name);
      if (value) headers.set(name, value);
    }
    const token = request.headers.get(header)?.slice(prefix.length);
    if (token) headers.set('Token', token);
    const language = request.headers.get(mapping.headers?.Language ?? 'Language');
    headers.set('Language', language?.slice(0, 2).toUpperCase() ?? 'ES');
    const response = await respond(await ourRequest(entry, input, headers, request));
    const body = await response.json();
    const foreign = jsonOf(toTheirReply(entry, { status: response.status, body }));
    for (const name of ['Date', 'Retry-After']) {
      const value = response.headers.get(name);
      if (value) foreign.headers.set(name, value);
    }
    return foreign;
  };
}

const jsonOf = ({ status, body }: { status: number; body: unknown }) =>
  Response.json(body, { status });

/** What their call carries, from its query and its body. */
async function readInput(request: Request): Promise<Fields> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const text = request.method === 'GET' ? '' : await request.text();
  return { ...query, ...(text ? (JSON.parse(text) as Fields) : {}) };
}

async function ourRequest({ ours }: Entry, input: Fields, headers: Headers, from: Request) {
  const [method = 'GET', path = ''] = ours.split(' ');
  const endpoint = endpoints.get(ours);
  const url = new URL(path, from.url);
  const payload = {
    ...(endpoint?.module ? { moduleId: endpoint.module } : {}),
    ...endpoint?.fixed,
    ...input,
  };
  if (method === 'GET' || method === 'DELETE') {
    for (const [name, value] of Object.entries(payload)) url.searchParams.set(name, String(value));
    return new Request(url, { method, headers });
  }
  if (!endpoint?.encrypted)
    return new Request(url, { method, headers, body: JSON.stringify(payload) });
  headers.set('Encryption', 'JWE');
  const body = JSON.stringify({ data: await sealed(payload) });
  return new Request(url, { method, headers, body });
}

/** The other API has no encryption of its own, and our call asks for it. */
async function sealed(payload: Fields) {
  const key = await importJWK(publicKey, 'RSA-OAEP-256');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(key);
}
