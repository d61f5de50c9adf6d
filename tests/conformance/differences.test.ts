import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { usedEndpoints } from '../../scripts/conformance/endpoints';
import { EXTENSIONS } from '../../scripts/conformance/extensions';
import { describeReport } from '../../scripts/conformance/report';
import { walk } from '../../scripts/conformance/walk';
import { eventStream } from '../../src/contract/site/event';
import { startBackend } from '../backend/backend';
import { promised } from '../contract/promised';
import { PASSWORD, planted } from './plantedDifferences';

vi.setConfig({ testTimeout: 240_000 });

let backend: Awaited<ReturnType<typeof startBackend>>;
let server: Server;
let target: string;

interface Answer {
  status: number;
  text: string;
  type?: string | undefined;
}

/** The mock, with the planted differences in its replies. It looks for the token of some calls in their payload. */
async function answer(request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (/MCSFE_getFavorite/.test(pathname) && !searchParams.has('token'))
    return { status: 401, text: '{"success":false,"code":"not_logged_in"}' };
  const headers = request.headers as Record<string, string>;
  const body = request.method === 'GET' ? null : await buffer(request);
  const url = backend.origin + request.url;
  const reply = await fetch(url, { method: request.method ?? '', headers, body });
  const plant = planted.find(({ path }) => path === pathname);
  const text = await reply.text();
  if (!plant) return { status: reply.status, text };
  const changed = plant.change(JSON.parse(text), headers.token ?? '');
  const isText = typeof changed === 'string';
  return {
    status: plant.status ?? 200,
    text: isText ? changed : JSON.stringify(changed),
    type: plant.type,
  };
}

beforeAll(async () => {
  backend = await startBackend();
  server = createServer(async (request, response) => {
    const { status, text, type } = await answer(request);
    response.writeHead(status, type ? { 'content-type': type } : {}).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await backend.stop();
});

test('planted differences are ranked as screens feel them, and the report says where the token goes', async () => {
  const options = { target, merchant: 'feria', login: 'lucia', password: PASSWORD };
  const { text: output, breaks } = describeReport(await walk(options), options);
  // Each line is in the part of its own call.
  const parts = output.split('\n\n');
  const missed = planted.filter(
    ({ path, line }) => !parts.some((part) => part.includes(` ${path}  (`) && part.includes(line)),
  );
  expect(planted).toHaveLength(24);
  expect(missed.map(({ path, line }) => `${path} ${line}`)).toEqual([]);
  expect(output).toContain('GET /wps/wallets/gcs  (stores/wallet, walletTransfer; ');
  expect(output).toContain('set "tokenInPayload": true');
  expect(output).toContain('MCSFE_getFavoriteGames, GET /wps/relay/MCSFE_getFavoriteGamesList');
  expect(output).not.toContain(PASSWORD);
  expect(output).not.toContain('lucia');
  expect(breaks).toBe(true);
});

test('every extension is a read of the contract, and none is a call of the specification', () => {
  const listed = Object.entries(EXTENSIONS).flatMap(([file, names]) =>
    names.map((name) => `${file}.${name}`),
  );
  const found = usedEndpoints.filter(({ domain, name }) => listed.includes(`${domain}.${name}`));
  expect(found).toHaveLength(listed.length);
  const calls = found.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(calls.filter((call) => call in promised || !call.startsWith('GET'))).toEqual([]);
});

test('commands fit the contract at a backend that keeps it, and leave no deposit or withdrawal open', async () => {
  const options = {
    target: backend.origin,
    merchant: 'feria',
    password: PASSWORD,
    paymentPassword: '246810',
    withCommands: true,
    money: 60,
    headers: { Cookie: 'mock_db=money' },
  };
  const member = await walk({ ...options, login: 'lucia' });
  const agent = await walk({ ...options, login: 'agustin', isAgent: true });
  const made = (path: string, { results }: typeof member) =>
    results.filter(({ call }) => call === `POST ${path}`).map(({ message }) => message);
  for (const path of ['paymentGateway', 'cancelDeposit', 'cancelWithdraw'])
    expect(made(`/wps/relay/MCS2_${path}`, member), path).toEqual([undefined]);
  expect(made('/wps/agent/transferDownline', agent)).toEqual([undefined]);
  expect(member.results.length).toBeGreaterThan(60);
  expect(member.token).toBeTruthy();
  for (const { results } of [member, agent])
    expect(results.filter(({ differences }) => differences.some(({ breaks }) => breaks))).toEqual(
      [],
    );
});

test('bodies are sealed by the module of an operator, when --encryption names it', async () => {
  const seals: unknown[] = [];
  const encryption = {
    scheme: 'ACME1',
    encrypt(body: unknown, key: unknown) {
      seals.push([body, key]);
      return 'sealed';
    },
  };
  const { results } = await walk({
    target: backend.origin,
    merchant: 'feria',
    login: 'lucia',
    password: PASSWORD,
    encryption,
  });
  expect(seals).toEqual([[expect.objectContaining({ username: 'lucia' }), expect.any(Object)]]);
  expect(results.find(({ call }) => call === 'POST /wps/session/login')).toBeDefined();
});

test('the event stream is compared where the settings announce it', async () => {
  const events = [
    'event: balance\ndata: {"sumBalance": "none", "wallets": []}',
    'event: weather\ndata: {}',
    'event: unread\ndata: {"mail": 2}',
  ];
  const streaming = createServer((request, response) => {
    const isStream = request.url === eventStream.path;
    response.setHeader('Content-Type', isStream ? 'text/event-stream' : 'application/json');
    const settings = { success: true, value: { eventStream: true } };
    response.end(isStream ? `${events.join('\n\n')}\n\n` : JSON.stringify(settings));
  }).listen(0, '127.0.0.1');
  await once(streaming, 'listening');
  const { port } = streaming.address() as AddressInfo;
  const { results } = await walk({ target: `http://127.0.0.1:${port}`, merchant: 'feria' });
  streaming.close();
  const found = results.find(({ call }) => call === `GET ${eventStream.path}`);
  expect(found?.differences.map(({ kind, at, breaks }) => [kind, at, breaks])).toEqual([
    ['wrong type', 'event balance: value.sumBalance', true],
    ['extra', 'event weather', false],
    ['missing', 'event unread: value.chat', false],
    ['missing', 'event unread: value.notices', false],
  ]);
  const { skipped } = await walk({ target: backend.origin, merchant: 'feria' });
  expect(skipped).toContainEqual({
    call: `GET ${eventStream.path}`,
    reason: 'the settings announce no event stream',
  });
});
