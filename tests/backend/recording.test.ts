import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { hostDatabases } from '../../mocks/core/hosts/hostDatabases';
import { callsOfHar, createRecording } from '../../mocks/recording/createRecording';
import { respond } from '../../mocks/respond';
import { playRecording } from '../../mocks/scenarios/actions/recording';
import { createRecordingProxy } from '../../scripts/serve/recordProxy.mjs';
import { kyc } from '../../src/contract/account/kyc';
import { login } from '../../src/contract/account/login';
import { memberInfo } from '../../src/contract/account/member';
import { wallet } from '../../src/contract/cashier/wallet';
import { favourites } from '../../src/contract/games/favourite';
import { gameList } from '../../src/contract/games/game';
import { settings, status } from '../../src/contract/site/system';
import { createCaller, type Endpoint, type Input } from '../conformance/caller';

let server: ChildProcess;
let target: string;
beforeAll(async () => {
  server = fork('tests/literal/server.mjs', { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [port] = (await once(server, 'message')) as [number];
  target = `http://127.0.0.1:${port}`;
});
afterAll(() => void server.kill());

const READS = [status, settings, gameList, memberInfo, wallet, favourites] as unknown as Endpoint[];
const CREDENTIALS = { username: 'ana', password: 'Literal25', captcha: '', type: 'username' };

const entry = (method: string, url: string, headers: Headers, response: number, text: string) => ({
  request: {
    method,
    url,
    headers: [...headers].map(([name, value]) => ({ name, value })),
  },
  response: { status: response, content: { text } },
});

/** A session at the literal server, as the developer tools of a browser would save it. */
async function recordSession() {
  const entries: ReturnType<typeof entry>[] = [];
  const caller = createCaller(async (path, init = {}) => {
    const response = await fetch(target + path, init);
    const text = await response.text();
    const headers = new Headers(init.headers);
    entries.push(entry(init.method ?? 'GET', target + path, headers, response.status, text));
    return new Response(text, { status: response.status });
  });
  const reply = await caller.call(login as unknown as Endpoint, CREDENTIALS as Input);
  const { value } = (await reply.json()) as { value: { token: string } };
  for (const endpoint of READS) await caller.call(endpoint, {}, value.token);
  return { har: { log: { entries } }, token: value.token };
}

test('a session at the literal server runs as a scenario, without its personal data', async () => {
  const { har, token } = await recordSession();
  const { recording } = createRecording(callsOfHar(har));
  const text = JSON.stringify(recording);
  expect(text).not.toContain(token);
  expect(text).not.toMatch(/\bana\b|Literal25/);

  const db = await hostDatabases.get('recorded');
  await playRecording(db, recording);
  const played = createCaller((path, init = {}) =>
    respond(
      new Request(`http://feria.test${path}`, {
        ...init,
        headers: { Cookie: 'mock_db=recorded', ...(init.headers as object) },
      }),
    ),
  );
  const reply = await played.call(login as unknown as Endpoint, CREDENTIALS as Input);
  const session = ((await reply.json()) as { value: { token: string; userName: string } }).value;
  expect(session).toMatchObject({ token: 'recorded-token-1', userName: 'persona1' });
  for (const endpoint of READS) {
    const { success, value } = await (await played.call(endpoint, {}, session.token)).json();
    expect(success, endpoint.path).toBe(true);
    expect(endpoint.read(value).failure, endpoint.path).toBeUndefined();
    const { entries } = har.log;
    const original = entries.find(({ request }) => request.url.includes(endpoint.path));
    const kept = Object.keys(JSON.parse(original?.response.content.text ?? '').value ?? {});
    expect(Object.keys(value ?? {}), endpoint.path).toEqual(kept);
  }
  // A call that was not recorded is answered by its handler, for the session of the recording.
  const other = await played.call(kyc as unknown as Endpoint, {}, session.token);
  expect(await other.json()).toMatchObject({ success: true });
});

const PERSONAL = {
  success: true,
  value: {
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    account: 'rosalinda77',
    nickname: 'Rosa Linda',
    email: 'rosa.linda@correo.pe',
    mobile: 51_987_111_222,
    payeeName: 'Rosa Linda Huamán',
    cards: [{ accountNumber: '0011 2233 4455 6677', bankName: 'Banco Puerto' }],
    lastLogin: { ip: '190.12.44.7', at: 1_777_906_800_000 },
    note: 'Hola Rosa Linda Huamán, escribimos a rosa.linda@correo.pe y al +51 987 111 222',
  },
};
const LEAKS = /rosa|linda|huam|correo|190\.12|987|2233|eyJ/i;

test('names, mails, numbers, addresses and tokens are replaced, also inside texts', () => {
  const headers = new Headers({ Token: 'tok-abc-123' });
  const url = 'https://real.example/wps/member/info?token=tok-abc-123';
  const reply = { ...PERSONAL, hint: 'your token tok-abc-123' };
  const entries = [entry('GET', url, headers, 200, JSON.stringify(reply))];
  const { recording } = createRecording(callsOfHar({ log: { entries } }));
  expect(JSON.stringify(recording)).not.toMatch(LEAKS);
  expect(JSON.stringify(recording)).not.toContain('tok-abc');
  const [first] = recording.calls as unknown as [{ reply: typeof PERSONAL }];
  const { value } = first.reply;
  expect(value.cards[0]?.bankName).toBe('Banco Puerto');
  expect(value.lastLogin.at).toBe(1_777_906_800_000);
  expect(value.note).toContain('persona');
});

test('a recorded reply is played, when its value is no object', async () => {
  const text = '{"success":true,"value":3}';
  const { recording } = createRecording([
    { method: 'GET', url: wallet.path, requestHeaders: {}, status: 200, text },
  ]);
  const db = await hostDatabases.get('plain-value');
  await playRecording(db, recording);
  const headers = { Cookie: 'mock_db=plain-value' };
  const reply = await respond(new Request(`http://feria.test${wallet.path}`, { headers }));
  expect(await reply.json()).toEqual(JSON.parse(text));
});

test('the command writes a recording and its scenario, and rejects what is no HAR', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-'));
  try {
    const har = join(folder, 'session.har');
    const url = 'https://real.example/wps/member/info';
    const entries = [entry('GET', url, new Headers(), 200, JSON.stringify(PERSONAL))];
    writeFileSync(har, JSON.stringify({ log: { entries } }));
    const args = ['scripts/run.mjs', 'record', har, '--name', 'busyDay', '--out', folder];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toContain('1 calls');
    expect(readFileSync(join(folder, 'recordings/busyDay.json'), 'utf8')).not.toMatch(LEAKS);
    expect(readFileSync(join(folder, 'scenarios/recorded/busyDay.ts'), 'utf8')).toContain(
      'playRecording',
    );
    expect(() => callsOfHar({})).toThrow('this is no HAR file');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

/** Starts a server on a free port. */
async function start(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}`;
}

const startProxy = (origin: string) => start(createRecordingProxy(new URL(origin)).answer);

test('the proxy passes calls on and keeps what is answered', async () => {
  const { answer, calls } = createRecordingProxy(new URL(target));
  const response = await fetch((await start(answer)) + status.path);
  expect(await response.json()).toMatchObject({ success: true });
  expect(createRecording(calls as never).recording.calls).toMatchObject([{ path: status.path }]);
});

test('the proxy passes every cookie of a reply on', async () => {
  const cookies = ['sid=1; Path=/', 'lang=ES; Path=/'];
  const backend = await start((_, res) => res.setHeader('set-cookie', cookies).end('{}'));
  const reply = await fetch(`${await startProxy(backend)}/wps/session/login`);
  expect(reply.headers.getSetCookie()).toEqual(cookies);
});

test('the proxy ends a request, when the client leaves before the reply is complete', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isEnded = false;
  const backend = await start((_, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    res.on('close', () => {
      isEnded = true;
    });
    arrive();
  });
  const client = new AbortController();
  const reply = fetch(`${await startProxy(backend)}/wps/events`, { signal: client.signal });
  await arrived;
  client.abort();
  await expect(reply).rejects.toThrow();
  await expect.poll(() => isEnded).toBe(true);
});
