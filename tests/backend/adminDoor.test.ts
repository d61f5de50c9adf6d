import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closedDoor } from '../../mocks/core/door/adminDoor';
import { startBackend } from './backend';

const SECRET = 'correct-horse';
/** As another machine of the network asks for this one. */
const HOST = '192.168.1.20:5173';
const JSON_BODY = { 'content-type': 'application/json' };

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend({ adminSecret: SECRET });
}, 60_000);
afterAll(() => backend.stop());

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
  new Promise<Answer>((resolve, reject) => {
    // The path is sent as it is: an URL would have no dot segments.
    const options = { method, path, headers: { host: HOST, ...headers } };
    const sent = request(backend.origin, options, async (reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      resolve({ status: reply.statusCode, headers: reply.headers, text });
    });
    sent.on('error', reject).end(body);
  });

describe('the admin API, when other machines can reach the backend,', () => {
  test('asks them for the secret, for reading and for commands', async () => {
    for (const path of ['/__mock', '/__mock/', '/__mock/state', '/__mock/docs'])
      expect([path, (await ask(path)).status]).toEqual([path, 401]);
    const clock = await ask('/__mock/clock', JSON_BODY, 'POST', '{"advance":1}');
    expect(clock.status).toBe(401);
    expect(JSON.parse(clock.text).message).toContain('printed at the start');
  });

  test.each(['/wps/../__mock/state', '/wps/%2e%2e/__mock/state', '/wps/\\..\\../__mock/state'])(
    'asks for it, when the path is written as %s',
    async (path) => expect((await ask(path)).status).toBe(401),
  );

  test.each([
    ['a wrong secret', { 'mock-secret': 'wrong' }, 401],
    ['the secret as a header', { 'mock-secret': SECRET }, 200],
    ['the secret as a cookie', { cookie: `a=b; mock_secret=${SECRET}` }, 200],
    ['a part of it as a cookie', { cookie: `mock_secret=${SECRET.slice(1)}` }, 401],
  ])('with %s answers %#', async (_, headers, status) => {
    expect((await ask('/__mock/clock', headers)).status).toBe(status);
  });

  test('opens by the printed link, which leaves the address at once', async () => {
    const opened = await ask(`/__mock/?secret=${SECRET}`);
    expect([opened.status, opened.headers.location]).toEqual([303, '/__mock/']);
    const [cookie = ''] = opened.headers['set-cookie'] ?? [];
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    const [pair = ''] = cookie.split(';');
    expect((await ask('/__mock/', { cookie: pair })).status).toBe(200);
    expect((await ask('/__mock/?secret=wrong')).status).toBe(401);
  });

  test('is open to this machine under its own name only', async () => {
    expect((await ask('/__mock/clock', { host: 'localhost:5173' })).status).toBe(200);
    expect((await ask('/__mock/clock', { host: 'feria.localhost:5173' })).status).toBe(401);
  });

  test('takes reports of pages without it, and leaves the API of the product open', async () => {
    expect((await ask('/__mock/reports', {}, 'POST', 'x')).status).toBe(204);
    expect((await ask('/wps/system/status')).status).toBe(200);
  });
});

test.each(['/__mock/', '/__mock/docs', '/__mock/openapi.json', '/__mock/state'])(
  '%s cannot be framed, and runs only its own scripts',
  async (path) => {
    const { headers, text } = await ask(path, { host: 'localhost' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    for (const [tag] of text.matchAll(/<(?:script|style)[ >][^\n]*/g))
      expect(tag).toContain(`nonce="${nonce}"`);
  },
);

test('the state shows no password, and an export keeps them', async () => {
  const own = { host: 'localhost' };
  for (const path of [
    '/__mock/state',
    '/__mock/rows?table=members',
    '/__mock/rows?table=securities',
  ]) {
    const { status, text } = await ask(path, own);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain('***');
    expect(text).not.toContain('Feria2025');
    // As a word of its own: the digits of a time or an id may have it by chance.
    expect(text).not.toMatch(/\b246810\b/);
  }
  expect((await ask('/__mock/export', own)).text).toContain('Feria2025');
});

test.each([
  ['127.0.0.1', 'localhost:5173', undefined],
  ['::ffff:127.0.0.1', '127.0.0.1:5173', undefined],
  ['192.168.1.7', 'localhost:5173', 401],
  ['127.0.0.1', 'feria.example', 401],
])(
  'a request from %s for %s is answered with %s without the secret',
  (remoteAddress, host, status) => {
    const req = { url: '/__mock/state', socket: { remoteAddress }, headers: { host } };
    expect(closedDoor(req as unknown as IncomingMessage, SECRET)?.status).toBe(status);
  },
);
