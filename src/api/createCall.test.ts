import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type } from 'arktype';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoint } from '../contract/endpoint';
import { noteServerTime, serverNow } from '../kit/data/serverTime';
import { ApiError } from './ApiError';
import { createCall } from './createCall';

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let requests: ReceivedRequest[];
let answer: (response: ServerResponse, count: number) => void;
let baseURL: string;
let stop: () => void;

beforeEach(async () => {
  requests = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body });
    answer(response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const out = type({ n: 'number' });
const read = endpoint('GET', '/read', { in: type({ 'q?': 'string' }), out });
const pay = endpoint('POST', '/pay', { in: type({ q: 'string' }), out, money: true });
const form = endpoint('POST', '/form', { in: type({ q: 'string' }), out, body: 'form' });
const files = endpoint('POST', '/files', { in: type({ q: 'string' }), out, body: 'files' });
const encrypted = endpoint('PUT', '/encrypted', {
  in: type({ q: 'string' }),
  out,
  encrypted: true,
  module: 'REG3',
  carries: ['language'],
});

const createTestCall = (more: object = {}) =>
  createCall({
    baseURL,
    headers: () => ({ Token: 'tok', Merchant: 'feria', Language: 'ES', Device: undefined }),
    carried: (name) => (name === 'language' ? 'ES' : undefined),
    codec: async () => ({ name: 'TEST', seal: (body) => `sealed:${JSON.stringify(body)}` }),
    ...more,
  });

const reply = (value: unknown, status = 200, headers = {}) => {
  answer = (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
};

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

describe('a request', () => {
  beforeEach(() => reply({ success: true, value: { n: 1 } }));

  test('a GET has its query and the headers that have a value', async () => {
    await expect(createTestCall()(read, { q: 'ñ' })).resolves.toEqual({ n: 1 });
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/read?q=%C3%B1' });
    expect(requests[0]?.headers).toMatchObject({ token: 'tok', merchant: 'feria', language: 'ES' });
    expect(requests[0]?.headers).not.toHaveProperty('device');
  });

  test.each([
    ['JSON', pay, /^application\/json$/],
    ['a form', form, /^application\/x-www-form-urlencoded/],
    ['files', files, /^multipart\/form-data; boundary=/],
  ])('a body of %s has its content type', async (_, endpointOfKind, contentType) => {
    await createTestCall()(endpointOfKind, { q: 'x' });
    expect(requests[0]?.headers['content-type']).toMatch(contentType);
  });

  test('an encrypted call encrypts everything but its module id, and names the scheme', async () => {
    await createTestCall()(encrypted, { q: 'x' });
    expect(requests[0]?.headers.encryption).toBe('TEST');
    const body = JSON.parse(requests[0]?.body ?? '');
    expect(body.moduleId).toBe('REG3');
    expect(body.data).toBe('sealed:{"language":"ES","q":"x"}');
  });

  test('a money command has a new idempotency key, or the one it was given', async () => {
    const call = createTestCall();
    await call(pay, { q: 'a' });
    await call(pay, { q: 'a' });
    await call(pay, { q: 'a' }, { idempotencyKey: 'mine' });
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });

  test('leaves no listener on the signal of its caller, when the body cannot be encrypted', async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    const codec = () => Promise.reject(new TypeError('no key'));
    const call = createTestCall({ codec });
    await expect(call(encrypted, { q: 'secret' }, { signal })).rejects.toThrow('no key');
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});

describe('a reply', () => {
  test('only the reply to a member sets the server time, because another one may come from a cache', async () => {
    const day = 24 * 3_600_000;
    const behind = Date.now() - day;
    reply({ success: true, value: { n: 1 } }, 200, { Date: new Date(behind).toUTCString() });
    await createTestCall()(read, { q: 'a' });
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(10);
    await createTestCall()(endpoint('GET', '/own', { out, auth: 'member' }));
    expect(Math.abs(serverNow() - behind)).toBeLessThan(60_000);
    noteServerTime(new Date().toUTCString());
  });

  test('what does not fit is left out and reported once with the endpoint and the paths', async () => {
    const list = endpoint('GET', '/list', { out: type({ rows: out.array(), 'total?': 'number' }) });
    reply({ success: true, value: { rows: [{ n: 1 }, { n: {} }, null], total: 'many' } });
    const onMalformed = vi.fn();
    await expect(createTestCall({ onMalformed })(list)).resolves.toEqual({ rows: [{ n: 1 }] });
    expect(onMalformed.mock.calls).toEqual([
      [
        'GET /list: value.rows[1].n must be number (was object), ' +
          'value.rows[2] must be object (was null), value.total must be number (was string)',
      ],
    ]);
  });

  test('a reply that cannot be used is reported too', async () => {
    const list = endpoint('GET', '/list', { out: type({ rows: out.array() }) });
    reply({ success: true, value: 7 });
    const onMalformed = vi.fn();
    await expect(createTestCall({ onMalformed })(list)).rejects.toThrow('GET /list: ');
    expect(onMalformed.mock.calls).toEqual([['GET /list: value must be object (was number)']]);
  });
});

describe('a reply without a value', () => {
  const shape = type({ 'done?': 'boolean' });
  const mark = endpoint('POST', '/mark', { out: shape });
  const check = endpoint('GET', '/check', { out: shape });

  test.each([undefined, null, true, 'OK'])(
    'is complete for a command, with the value %s',
    async (value) => {
      reply({ success: true, value });
      await expect(createTestCall()(mark)).resolves.toEqual({});
    },
  );

  test.each([undefined, null, {}, true, { orderNo: 5 }])(
    'is complete for a command whose value may be null, with the value %s',
    async (value) => {
      const bet = endpoint('POST', '/bet', { out: type({ id: 'string' }).or('null') });
      reply({ success: true, value });
      expect(await createTestCall()(bet)).toBeNull();
    },
  );

  test('is complete for a read, when no field is required', async () => {
    reply({ success: true });
    await expect(createTestCall()(check)).resolves.toEqual({});
  });

  test('is malformed, when a field is required', async () => {
    reply({ success: true });
    expect((await errorOf(createTestCall()(pay, { q: 'x' }))).detail).toBe(
      'POST /pay: value is missing',
    );
  });
});

describe('a failed call', () => {
  test('rejected, with the server’s code, message and value', async () => {
    reply({ success: false, code: 'login_failed', message: 'No', value: { captcha: true } });
    const error = await errorOf(createTestCall()(pay, { q: 'x' }));
    expect(error).toMatchObject({ kind: 'rejected', code: 'login_failed', message: 'No' });
    expect(error.value).toEqual({ captcha: true });
  });

  test('notLoggedIn for a 401, reported with the token of the request, when the token has changed', async () => {
    let Token: string | undefined = 'old';
    answer = (response) => {
      Token = 'new';
      response.writeHead(401).end('{"success":false,"code":"logged_out"}');
    };
    const reported: string[] = [];
    const call = createTestCall({
      headers: () => ({ Token }),
      onUnknownToken: (token: string) => reported.push(token),
    });
    expect((await errorOf(call(read, {}))).kind).toBe('notLoggedIn');
    expect(reported).toEqual(['old']);
    Token = undefined;
    await errorOf(call(read, {}));
    expect(reported).toEqual(['old']);
  });

  test('rejected, when success and code are of other types', async () => {
    reply({ success: 'false', code: 1001, message: { text: 'No' } });
    const error = await errorOf(createTestCall()(pay, { q: 'x' }));
    expect(error).toMatchObject({ kind: 'rejected', code: '1001', hasServerMessage: false });
  });

  test.each([
    ['the code', { code: 'session_expired' }, {}],
    ['the message', { message: 'token_expired' }, {}],
    ['a configured code', { code: 'E401' }, { expiredCodes: ['E401'] }],
  ])('notLoggedIn and reported, when %s of a 200 says so', async (_, body, options) => {
    reply({ success: false, ...body });
    const onUnknownToken = vi.fn();
    const error = await errorOf(createTestCall({ onUnknownToken, ...options })(read, {}));
    expect(error.kind).toBe('notLoggedIn');
    expect(onUnknownToken.mock.calls).toEqual([['tok']]);
  });

  test.each([404, 403, 413])(
    'rejected, when a gateway answers with a page and status %i: the command did not happen',
    async (status) => {
      reply('<html></html>', status);
      const error = await errorOf(createTestCall()(pay, { q: 'x' }));
      expect(error).toMatchObject({ kind: 'rejected', isOutcomeUnknown: false });
      expect(error.hasServerMessage).toBe(false);
    },
  );

  const claim = endpoint('POST', '/claim', { auth: 'member', out });
  const logIn = endpoint('POST', '/login', { out });

  test('a command whose reply cannot be read may have happened, but a read or a login can be sent again', async () => {
    reply('<html></html>');
    expect((await errorOf(createTestCall()(claim))).isOutcomeUnknown).toBe(true);
    expect((await errorOf(createTestCall()(read, {}))).isOutcomeUnknown).toBe(false);
    expect((await errorOf(createTestCall()(logIn))).isOutcomeUnknown).toBe(false);
  });

  test('a command of a member may have happened after an error page, and a login can be repeated', async () => {
    reply('<html>502</html>', 502);
    const lost = await errorOf(createTestCall()(claim));
    expect(lost).toMatchObject({ kind: 'server', isOutcomeUnknown: true });
    expect((await errorOf(createTestCall()(logIn))).isOutcomeUnknown).toBe(false);
  });

  test.each([500, 502, 504])(
    'a command of a member may have happened after a status %i, also with a readable reply',
    async (status) => {
      // A gateway that waited too long writes such a reply itself, and the backend goes on.
      reply({ success: false, code: 'timeout' }, status);
      const lost = await errorOf(createTestCall()(claim));
      expect(lost).toMatchObject({ kind: 'server', code: 'timeout', isOutcomeUnknown: true });
      expect((await errorOf(createTestCall()(read, {}))).isOutcomeUnknown).toBe(false);
      expect((await errorOf(createTestCall()(logIn))).isOutcomeUnknown).toBe(false);
    },
  );

  test('a command of a member did not happen, when a readable reply rejects it', async () => {
    for (const status of [200, 400, 409, 422, 429]) {
      reply({ success: false, code: 'balance_low' }, status);
      const rejected = await errorOf(createTestCall()(claim));
      expect(rejected).toMatchObject({ kind: 'rejected', isOutcomeUnknown: false });
    }
  });

  test('a command of a member may have happened, when the connection breaks after it was sent', async () => {
    answer = (response) => response.destroy();
    const error = await errorOf(createTestCall()(claim));
    expect(error).toMatchObject({ kind: 'offline', isOutcomeUnknown: true });
    expect((await errorOf(createTestCall()(logIn))).isOutcomeUnknown).toBe(false);
  });

  test('a command is not sent while the device is offline, so it has not happened', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const sent = vi.fn();
    answer = sent;
    const error = await errorOf(createTestCall()(claim));
    expect(error).toMatchObject({ kind: 'offline', isOutcomeUnknown: false });
    expect(sent).not.toHaveBeenCalled();
  });

  test.each([
    ['half a body', '{"success":true,"value":{'],
    ['an empty body', ''],
    ['a page', '<html></html>'],
    ['a bare value', { n: 1 }],
    ['a value of the wrong type', { success: true, value: { n: 'x' } }],
  ])('malformed for %s', async (_, body) => {
    reply(body);
    expect((await errorOf(createTestCall()(read, {}))).kind).toBe('malformed');
  });

  test.each([
    ['the field', { success: true, value: { n: 'x' } }, 'GET /read: value.n must be number'],
    ['the envelope', { n: 1 }, 'GET /read: value must be object (was string)'],
  ])('malformed names the endpoint, %s and what is expected', async (_, body, detail) => {
    reply(body);
    expect((await errorOf(createTestCall()(read, {}))).detail).toContain(detail);
  });

  test('server for a 500, after two more attempts of a GET', async () => {
    reply('down', 500);
    expect((await errorOf(createTestCall()(read, {}))).kind).toBe('server');
    expect(requests).toHaveLength(3);
  });

  test('a command is never repeated, when the server fails', async () => {
    reply('down', 500);
    expect((await errorOf(createTestCall()(pay, { q: 'x' }))).kind).toBe('server');
    expect(requests).toHaveLength(1);
  });

  test('a GET that succeeds at the second attempt is no failure', async () => {
    answer = (response, count) => {
      response.writeHead(count === 1 ? 503 : 200, { 'Retry-After': '0' });
      response.end(JSON.stringify({ success: true, value: { n: count } }));
    };
    await expect(createTestCall()(read, {})).resolves.toEqual({ n: 2 });
  });

  test('waits for the time of Retry-After', async () => {
    let first = 0;
    let waited = 0;
    answer = (response, count) => {
      if (count === 1) first = performance.now();
      else waited = performance.now() - first;
      response.writeHead(count === 1 ? 429 : 200, { 'Retry-After': '1' });
      response.end(JSON.stringify({ success: count > 1, value: { n: count } }));
    };
    await createTestCall()(read, {});
    expect(waited).toBeGreaterThan(950);
  });

  test('offline, when there is no server', async () => {
    stop();
    expect((await errorOf(createTestCall()(read, {}))).kind).toBe('offline');
  });

  test('aborted by the caller, during the pause before the next attempt', async () => {
    reply('down', 503, { 'Retry-After': '30' });
    const controller = new AbortController();
    const error = errorOf(createTestCall()(read, {}, { signal: controller.signal }));
    await expect.poll(() => requests.length).toBe(1);
    controller.abort();
    expect((await error).kind).toBe('aborted');
  });
});
