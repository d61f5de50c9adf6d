import { spawn } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMapping } from '../../deploy/proxy/readMapping.mjs';
import { createTranslatedProxy } from '../../deploy/proxy/translatedProxy.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';
import type { ApiError } from '../../src/api/ApiError';
import { createCall } from '../../src/api/createCall';
import { login } from '../../src/contract/account/login';
import { memberInfo } from '../../src/contract/account/member';
import { logout } from '../../src/contract/account/session';
import { cancelDeposit, depositReport, gatewayDeposit } from '../../src/contract/cashier/deposit';
import { depositMethods } from '../../src/contract/cashier/depositMethod';
import { wallet } from '../../src/contract/cashier/wallet';
import { gameList, hotGames, popularGames, vendorTypes } from '../../src/contract/games/game';
import { memberTransactions, txCodes } from '../../src/contract/records/transaction';
import { settings } from '../../src/contract/site/system';
import { startBackend } from '../backend/backend';
import { listen } from '../helpers/listen';

const mapping = readMapping('tests/foreign/mapping.json');
const CREDENTIALS = { username: 'lucia', captcha: '', type: 'username' } as const;

let foreign: Awaited<ReturnType<typeof startBackend>>;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  foreign = await startBackend({ mapping });
  stops.push(foreign.stop);
}, 60_000);
afterAll(async () => {
  for (const stop of stops) await stop();
});

async function serve(listener: RequestListener) {
  const { origin, stop } = await listen(listener);
  stops.push(stop);
  return origin;
}

/** The app's own calls, before a database of its own behind the other API. */
async function prepare(target = foreign.origin) {
  const client = foreign.client();
  const baseURL = await serve(createTranslatedProxy(new URL(target), mapping));
  const malformed: string[] = [];
  let token: string | undefined;
  const call = createCall({
    baseURL,
    retries: 0,
    headers: () => ({ Token: token, Cookie: `mock_db=${client.database}`, Language: 'EN' }),
    carried: (name) => ({ language: 'EN', platform: 'mobile', token })[name as string] ?? 'feria',
    codec: async () => ({ name: 'none', seal: (body) => body }),
    onMalformed: (detail) => malformed.push(detail),
  });
  const logIn = async (password = 'Feria2025') => {
    ({ token } = await call(login, { ...CREDENTIALS, password }));
  };
  return { call, client, malformed, logIn, baseURL };
}

const catchFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    ({ kind, code, status }: ApiError) => ({ kind, code, status }),
  );

test('the mock answers in the shape of the other API, with its envelope, cents and errors', async () => {
  const session = await fetch(`${foreign.origin}/sessions`, {
    method: 'POST',
    body: JSON.stringify({ login: 'lucia', password: 'Feria2025' }),
  });
  const { data } = await session.json();
  expect(data).toMatchObject({ access_token: expect.any(String), player: { username: 'lucia' } });
  const headers = { Authorization: `Bearer ${data.access_token}` };
  const balance = await (await fetch(`${foreign.origin}/players/me/balance`, { headers })).json();
  expect(Number.isInteger(balance.data.total_cents)).toBe(true);
  expect(balance.data.accounts[0]).toMatchObject({ account_code: 'main' });
  const entries = await fetch(`${foreign.origin}/ledger/entries?limit=2`, { headers });
  const { data: rows, meta } = await entries.json();
  expect(rows).toHaveLength(2);
  expect(rows[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(meta).toMatchObject({ next_cursor: expect.any(String), total: expect.any(Number) });
  const unknown = await fetch(`${foreign.origin}/nowhere`);
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { error: { code: 'not_found', message: '/nowhere' } },
  ]);
});

test('a visitor browses categories, lists and the search of another API', async () => {
  const { call, malformed } = await prepare();
  const [category] = await call(vendorTypes);
  expect(category).toMatchObject({ gameType: 'RNG' });
  expect(category?.vassalages[0]?.vassalage).toEqual(expect.any(String));
  const page = { gameType: 'RNG', pageSize: 4 };
  const first = await call(gameList, { ...page, pageNo: 1 });
  const second = await call(gameList, { ...page, pageNo: 2 });
  const ids = [...first.games, ...second.games].map(({ nodeId }) => nodeId);
  expect(malformed).toEqual([]);
  expect(new Set(ids).size).toBe(8);
  expect(first).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: expect.any(Number) });
  // A page that nobody has asked the one before of: the cursors are followed from the start.
  const { call: other } = await prepare();
  expect((await other(gameList, { ...page, pageNo: 2 })).games).toEqual(second.games);
  const [game] = first.games;
  const { games } = await call(gameList, { gameName: game?.gameName ?? '', pageSize: 5 });
  expect(games.map(({ nodeId }) => nodeId)).toContain(game?.nodeId);
  expect((await call(hotGames, {})).length).toBeGreaterThan(0);
  expect(malformed).toEqual([]);
});

test('a member logs in, pays in, cancels and reads the records of another API', async () => {
  const { logIn: fail } = await prepare();
  const wrong = { kind: 'rejected', code: 'login_failed', status: 200 };
  expect(await catchFailure(fail('wrong'))).toEqual(wrong);
  const { call, client, malformed, logIn } = await prepare();
  expect(await catchFailure(call(wallet))).toMatchObject({ kind: 'notLoggedIn' });
  await logIn();
  const member = await client.persona('member');
  const { value: own } = (await member.get('/wps/wallets/gcs')).body;
  const funds = await call(wallet);
  expect(funds).toMatchObject({ sumBalance: own.sumBalance, currency: own.currency });
  expect(funds.wallets.find(({ code }) => code === 'CASH')?.balance).toBeGreaterThan(0);
  expect(await call(memberInfo)).toMatchObject({ email: expect.stringContaining('@') });

  const { methods } = await call(depositMethods, {});
  const method = methods.find(({ min = 0, max }) => min <= 50 && 50 <= max);
  const { methodId = '' } = method ?? {};
  const opened = await call(gatewayDeposit, { amount: 50.25, methodId });
  expect(opened).toMatchObject({ amount: 50.25, state: 'pending', methodId });
  expect(await catchFailure(call(gatewayDeposit, { amount: 0.01, methodId }))).toMatchObject({
    kind: 'rejected',
  });
  const report = { pageNo: 1, pageSize: 20, state: 'pending' } as const;
  const pending = await call(depositReport, report);
  expect(pending.content.map(({ depositId }) => depositId)).toContain(opened?.depositId);
  const { depositId = '' } = opened ?? {};
  expect(await call(cancelDeposit, { depositId })).toMatchObject({ state: 'cancelled' });

  const [code] = await call(txCodes);
  const first = await call(memberTransactions, { pageNo: 1, pageSize: 3 });
  const second = await call(memberTransactions, { pageNo: 2, pageSize: 3 });
  expect(first.content.length + second.content.length).toBe(6);
  expect(second.content[0]?.at).toBeLessThanOrEqual(first.content[2]?.at ?? 0);
  const filtered = await call(memberTransactions, { txCode: code?.txCode ?? '', pageSize: 3 });
  expect(filtered.content.every(({ txCode }) => txCode === code?.txCode)).toBe(true);
  await call(logout, {});
  expect(await catchFailure(call(wallet))).toMatchObject({ kind: 'notLoggedIn' });
  expect(malformed).toEqual([]);
});

test('a call that they do not have is answered with a constant value, or is not found', async () => {
  const { call } = await prepare();
  expect(await call(settings)).toEqual({ languages: ['ES', 'EN'], minimumAge: 21 });
  expect(await catchFailure(call(popularGames))).toMatchObject({ code: 'not_mapped', status: 404 });
});

test('a backend that is not there, or answers with a page, is reported as such', async () => {
  const { baseURL } = await prepare('http://127.0.0.1:1');
  const gone = await fetch(`${baseURL}/wps/relay/GCSGAME_hotGamesV2`);
  expect([gone.status, (await gone.json()).message]).toEqual([
    502,
    expect.stringContaining('nothing listens there'),
  ]);
  const page = await serve((_, res) => res.end('<html>'));
  const { call } = await prepare(page);
  expect(await catchFailure(call(hotGames, {}))).toMatchObject({ kind: 'server', status: 502 });
});

test('a value for a path cannot leave it', async () => {
  const { call, logIn } = await prepare();
  await logIn();
  expect(await catchFailure(call(cancelDeposit, { depositId: '..' }))).toMatchObject({
    code: 'bad_path',
  });
});

/** Starts the server of production. Resolves with what it says first. */
async function runServer(args: string[]) {
  const child = spawn(process.execPath, ['deploy/proxy/serve.mjs', ...args]);
  stops.push(() => child.kill());
  return new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => resolve(String(text)));
  });
}

test('the server of production translates, and says what is wrong with its arguments', async () => {
  const port = await anyPort();
  const file = 'tests/foreign/mapping.json';
  const said = await runServer([file, '--target', foreign.origin, '--port', String(port)]);
  expect(said).toContain(`are translated to ${foreign.origin}`);
  const reply = await fetch(`http://127.0.0.1:${port}/wps/relay/GCSGAME_hotGamesV2`);
  expect((await reply.json()).value[0]).toMatchObject({ nodeId: expect.anything() });
  expect(await runServer([file])).toMatch(/^usage: node deploy\/proxy\/serve.mjs/);
  expect(await runServer(['tests/foreign/provider.yaml', '--target', 'http://a'])).toMatch(
    /^the mapping tests\/foreign\/provider.yaml cannot be read/,
  );
});
