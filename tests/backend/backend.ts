import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { Persona } from '../../fixtures/account/personas';
import { mockMiddleware } from '../../mocks/node';
import { jweCodec } from '../../src/api/codec';

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a caller over HTTP has no types
  body: any;
}

type Query = Record<string, string | number | boolean | undefined>;

/** Starts the backend on a free port, over real HTTP. Every client has a database of its own. */
export async function startBackend(options: Parameters<typeof mockMiddleware>[0] = {}) {
  const server = createServer(mockMiddleware(options) as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin, stop, client: () => createClient(origin, `db-${clientCount++}-${Date.now()}`) };
}

/** The backend of a test file: it is started before its tests and stopped after them. */
export function runBackend() {
  let started: Awaited<ReturnType<typeof startBackend>> | undefined;
  // On a busy machine the modules of the backend take long to load.
  beforeAll(async () => {
    started = await startBackend();
  }, 60_000);
  afterAll(() => started?.stop());
  const running = () => {
    if (!started) throw new Error('the backend runs in tests and in their set-up only');
    return started;
  };
  return {
    get origin() {
      return running().origin;
    },
    client: () => running().client(),
  };
}

let clientCount = 0;

export type Client = ReturnType<typeof createClient>;

function createClient(origin: string, database: string, token?: string, language = 'EN') {
  const headers = () => ({
    Cookie: `mock_db=${database}`,
    Language: language,
    ...(token ? { Token: token } : {}),
  });

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(origin + path, {
      method,
      ...init,
      headers: { ...headers(), ...init.headers },
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  }

  const json =
    (method: string) =>
    (path: string, body: unknown = {}, more: HeadersInit = {}) =>
      send(method, path, {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...more },
      });

  const client = {
    origin,
    database,
    token,
    send,
    get: (path: string, query: Query = {}) => send('GET', path + search(query)),
    delete: (path: string, query: Query = {}) => send('DELETE', path + search(query)),
    post: json('POST'),
    put: json('PUT'),
    form: (path: string, fields: Record<string, string>) =>
      send('POST', path, { body: new URLSearchParams(fields) }),
    files: (path: string, form: FormData) => send('POST', path, { body: form }),
    /** Sends an encrypted body. `open` are fields outside of it. */
    async encrypted(method: 'POST' | 'PUT', path: string, body: unknown, open: object = {}) {
      const settings = await client.get('/wps/system/settings/consolidated');
      const codec = jweCodec(settings.body.value.encryption.key);
      const data = await codec.seal(body);
      return json(method)(path, { ...open, data }, { Encryption: codec.name });
    },
    /** A client of another member, or of a visitor, with the same database. */
    as: (other: string | undefined) => createClient(origin, database, other, language),
    inLanguage: (code: string) => createClient(origin, database, token, code),
    async persona(persona: Exclude<Persona, 'visitor'>) {
      const { body } = await client.post('/__mock/personas', { persona });
      return client.as(body.value.token as string);
    },
    admin: async (path: string, body?: unknown) => {
      const answer = await (body === undefined
        ? client.get(`/__mock/${path}`)
        : client.post(`/__mock/${path}`, body));
      return answer.body.value;
    },
  };
  return client;
}

const search = (query: Query) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : '';
};
