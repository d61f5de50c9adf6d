import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type } from 'arktype';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createCall } from '../../src/api/createCall';
import { endpoint } from '../../src/contract/endpoint';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let seen: Seen[];
let answer: (response: ServerResponse, count: number) => void;
let baseURL: string;
let stop: () => void;

beforeEach(async () => {
  seen = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body });
    answer(response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => stop());

const out = type({ n: 'number' });
const ask = endpoint('GET', '/ask', { in: type({ 'q?': 'string' }), out });
const tell = endpoint('POST', '/tell', { in: type({ q: 'string' }), out, money: true });
const secret = endpoint('PUT', '/secret', {
  in: type({ q: 'string' }),
  out,
  encrypted: true,
  module: 'REG3',
  carries: ['language'],
});

const make = (more: object = {}) =>
  createCall({
    baseURL,
    headers: () => ({ Token: 'tok', Merchant: 'feria', Language: 'ES', Device: undefined }),
    carried: (name) => (name === 'language' ? 'ES' : undefined),
    codec: { name: 'TEST', seal: async (body) => `sealed:${JSON.stringify(body)}` },
    ...more,
  });

const reply = (value: unknown, status = 200, headers = {}) => {
  answer = (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
};

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

describe('what goes out', () => {
  beforeEach(() => reply({ success: true, value: { n: 1 } }));

  test('a question carries its query and the headers that are known', async () => {
    await expect(make()(ask, { q: 'ñ' })).resolves.toEqual({ n: 1 });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/ask?q=%C3%B1' });
    expect(seen[0]?.headers).toMatchObject({ token: 'tok', merchant: 'feria', language: 'ES' });
    expect(seen[0]?.headers).not.toHaveProperty('device');
  });

  test('an encrypted call seals all but its module id and names the scheme', async () => {
    await make()(secret, { q: 'x' });
    expect(seen[0]?.headers.encryption).toBe('TEST');
    const body = JSON.parse(seen[0]?.body ?? '');
    expect(body.moduleId).toBe('REG3');
    expect(body.data).toBe('sealed:{"language":"ES","q":"x"}');
  });

  test('a money command has a key of its own, or the one it was given', async () => {
    const call = make();
    await call(tell, { q: 'a' });
    await call(tell, { q: 'a' });
    await call(tell, { q: 'a' }, { idempotencyKey: 'mine' });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });
});

describe('how a call fails', () => {
  test('refused: the server’s code, message and value', async () => {
    reply({ success: false, code: 'login_failed', message: 'No', value: { captcha: true } });
    const error = await failure(make()(tell, { q: 'x' }));
    expect(error).toMatchObject({ kind: 'refused', code: 'login_failed', message: 'No' });
    expect(error.value).toEqual({ captcha: true });
  });

  test('notLoggedIn: a 401, told with the token that was sent, whoever is here by then', async () => {
    let Token: string | undefined = 'old';
    answer = (response) => {
      Token = 'new';
      response.writeHead(401).end('{"success":false,"code":"logged_out"}');
    };
    const told: string[] = [];
    const call = make({ headers: () => ({ Token }), onUnknown: (sent: string) => told.push(sent) });
    expect((await failure(call(ask, {}))).kind).toBe('notLoggedIn');
    expect(told).toEqual(['old']);
    Token = undefined;
    await failure(call(ask, {}));
    expect(told).toEqual(['old']);
  });

  test.each([
    ['half a body', '{"success":true,"value":{'],
    ['an empty body', ''],
    ['a page', '<html></html>'],
    ['a bare value', { n: 1 }],
    ['a value of the wrong type', { success: true, value: { n: '1' } }],
  ])('malformed: %s', async (_, body) => {
    reply(body);
    expect((await failure(make()(ask, {}))).kind).toBe('malformed');
  });

  test('server: a 500, after two more tries of a question', async () => {
    reply('down', 500);
    expect((await failure(make()(ask, {}))).kind).toBe('server');
    expect(seen).toHaveLength(3);
  });

  test('a command is never repeated', async () => {
    reply('down', 500);
    expect((await failure(make()(tell, { q: 'x' }))).kind).toBe('server');
    expect(seen).toHaveLength(1);
  });

  test('a question that is answered at the second try is not a failure', async () => {
    answer = (response, count) => {
      response.writeHead(count === 1 ? 503 : 200, { 'Retry-After': '0' });
      response.end(JSON.stringify({ success: true, value: { n: count } }));
    };
    await expect(make()(ask, {})).resolves.toEqual({ n: 2 });
  });

  test('Retry-After is waited for', async () => {
    let first = 0;
    let waited = 0;
    answer = (response, count) => {
      if (count === 1) first = performance.now();
      else waited = performance.now() - first;
      response.writeHead(count === 1 ? 429 : 200, { 'Retry-After': '1' });
      response.end(JSON.stringify({ success: count > 1, value: { n: count } }));
    };
    await make()(ask, {});
    expect(waited).toBeGreaterThan(950);
  });

  test('timeout: no answer in time', async () => {
    answer = () => {};
    const error = await failure(make({ timeout: 60, retries: 0 })(ask, {}));
    expect(error.kind).toBe('timeout');
  });

  test('offline: nobody there', async () => {
    stop();
    expect((await failure(make()(ask, {}))).kind).toBe('offline');
  });

  test('aborted: by the caller, during a wait for the next try too', async () => {
    reply('down', 503, { 'Retry-After': '30' });
    const control = new AbortController();
    const asked = failure(make()(ask, {}, { signal: control.signal }));
    await expect.poll(() => seen.length).toBe(1);
    control.abort();
    expect((await asked).kind).toBe('aborted');
  });
});
