import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Entry, Mapping } from '../../deploy/proxy/mapping';
import { checkMapping, readMapping } from '../../deploy/proxy/readMapping.mjs';
import { startBackend } from '../../tests/backend/backend';
import { describeImport, propose, readApi } from './index';

const text = readFileSync('tests/foreign/provider.yaml', 'utf8');
const api = readApi(text);
/** What a person has made of the proposal. */
const accepted = readMapping('tests/foreign/mapping.json');

const callsOf = ({ endpoints }: Mapping) =>
  Object.fromEntries(
    Object.entries(endpoints).flatMap(([name, { theirs }]) => (theirs ? [[name, theirs]] : [])),
  );

describe('an OpenAPI document', () => {
  const { mapping, notes, unused, missing } = propose(api, 'provider.yaml');

  test('gives the calls of ours that it has, each with a score and a reason', () => {
    expect(callsOf(mapping)).toMatchObject(callsOf(accepted));
    expect(mapping.endpoints.wallet).toMatchObject({
      accepted: false,
      score: expect.any(Number),
      reason: expect.stringContaining('both are GET'),
      auth: 'session',
      ours: 'GET /wps/wallets/gcs',
    });
    expect(unused.map(({ path }) => path)).toEqual(['/webhooks']);
    expect(checkMapping(mapping)).toEqual([]);
  });

  test('gives names of fields, units, dates, enumerations, pages, errors and the envelope', () => {
    expect(mapping).toMatchObject({
      envelope: { value: 'data', code: 'error.code', message: 'error.message' },
      session: { header: 'Authorization', prefix: 'Bearer ' },
      money: { unit: 'minor', decimals: 2 },
      errors: { invalid_credentials: 'login_failed', insufficient_funds: 'balance_insufficient' },
    });
    const { wallet, depositReport, cancelDeposit } = mapping.endpoints as Record<string, Entry>;
    expect(wallet?.reply).toMatchObject({
      sumBalance: { name: 'total_cents', as: 'money' },
      'wallets[].code': 'accounts[].account_code',
    });
    expect(depositReport?.paging).toEqual({
      size: 'limit',
      cursor: 'cursor',
      next: 'meta.next_cursor',
    });
    expect(depositReport?.request).toMatchObject({ from: { name: 'from', as: 'date' } });
    expect(depositReport?.reply).toMatchObject({
      totalCount: '/meta.total',
      'content[].state': { name: '[].status', values: { SETTLED: 'paid', CANCELED: 'cancelled' } },
      'content[].at': { name: '[].created_at', as: 'date' },
    });
    expect(cancelDeposit?.request).toEqual({ depositId: '{deposit_id}' });
  });

  test('lists what is missing or has to be decided, with the screens that need it', () => {
    const report = describeImport({ mapping, notes, unused, missing });
    expect(missing.map(({ name }) => name)).toContain('withdraw');
    expect(report).toMatch(/ {2}withdraw \(POST \S+\)\n {4}stores\/withdraw; .*screens\/cashier/);
    expect(report).toContain('errors: not ours: not_found');
    expect(report).toMatch(/banks: GET \/payments\/deposit-methods fits too .*depositMethods/);
    expect(report.split('Extensions without a counterpart')[1]).toContain('gameFacts');
  });

  test('names a required field of ours that the found call does not have', () => {
    const without = readApi(text.replaceAll('total_cents', 'frozen_at'));
    const result = propose(without, 'provider.yaml');
    expect(describeImport(result)).toMatch(/wallet: sumBalance\n {4}stores\/wallet/);
  });
});

test('a second import keeps what a person has accepted, and says which of it is gone', () => {
  const edited = structuredClone(accepted);
  edited.money = { unit: 'text' };
  const { wallet, hotGames } = edited.endpoints as Record<string, Entry>;
  Object.assign(wallet as Entry, { reply: { sumBalance: 'mine' }, theirs: 'GET /mine' });
  Object.assign(hotGames as Entry, { accepted: false });
  const { mapping, notes } = propose(api, 'provider.yaml', edited);
  expect(mapping.money).toEqual({ unit: 'text' });
  expect(mapping.endpoints.wallet).toEqual(wallet);
  expect(mapping.endpoints.settings).toEqual(accepted.endpoints.settings);
  expect(mapping.endpoints.hotGames).toMatchObject({ accepted: false, score: expect.any(Number) });
  expect(notes).toEqual(
    expect.arrayContaining([
      { name: 'wallet', text: 'is accepted, but GET /mine is not in provider.yaml' },
    ]),
  );
});

/** A session at the other API as the developer tools of a browser save it. */
async function recordSession() {
  const { origin, stop } = await startBackend({ mapping: accepted });
  const entries: object[] = [];
  let bearer = '';
  async function call(method: string, path: string, sent?: object) {
    const headers: Record<string, string> = bearer ? { Authorization: bearer } : {};
    const body = sent && { body: JSON.stringify(sent) };
    const response = await fetch(origin + path, { method, headers, ...body });
    const reply = await response.text();
    entries.push({
      request: {
        method,
        url: `https://api.lumen-play.example/v1${path}`,
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
        ...(sent ? { postData: { text: JSON.stringify(sent) } } : {}),
      },
      response: { status: response.status, content: { text: reply } },
    });
    return JSON.parse(reply);
  }
  await call('GET', '/games?game_type=SLOTS&limit=3');
  await call('POST', '/sessions', { login: 'victor', password: 'wrong' });
  const { data } = await call('POST', '/sessions', { login: 'lucia', password: 'Feria2025' });
  bearer = `Bearer ${data.access_token}`;
  await call('GET', '/players/me/balance');
  const { data: methods } = await call('GET', '/payments/deposit-methods');
  const deposit = { method_id: methods[0].method_id, amount_cents: 5000 };
  const { data: opened } = await call('POST', '/payments/deposits', deposit);
  await call('POST', `/payments/deposits/${opened.deposit_id}/cancel`);
  await call('GET', '/payments/deposits?limit=10');
  await call('GET', '/ledger/entries?limit=10');
  await stop();
  return JSON.stringify({ log: { entries } });
}

test('a recording gives the same calls, from what was sent and answered', async () => {
  const { mapping } = propose(readApi(await recordSession()), 'session.har');
  expect(callsOf(mapping)).toMatchObject({
    gameList: 'GET /v1/games',
    login: 'POST /v1/sessions',
    wallet: 'GET /v1/players/me/balance',
    depositMethods: 'GET /v1/payments/deposit-methods',
    gatewayDeposit: 'POST /v1/payments/deposits',
    cancelDeposit: 'POST /v1/payments/deposits/{deposit_id}/cancel',
    depositReport: 'GET /v1/payments/deposits',
    memberTransactions: 'GET /v1/ledger/entries',
  });
  expect(mapping).toMatchObject({
    envelope: { value: 'data', code: 'error.code', message: 'error.message' },
    session: { header: 'Authorization', prefix: 'Bearer ' },
    money: { unit: 'minor' },
    errors: { invalid_credentials: 'login_failed' },
  });
});

test('a Swagger document in JSON is read too', () => {
  const swagger = {
    swagger: '2.0',
    basePath: '/api',
    securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'X-Auth-Token' } },
    paths: {
      '/wallet/balance': {
        get: {
          operationId: 'balance',
          responses: {
            200: {
              schema: {
                type: 'object',
                required: ['balance', 'currency'],
                properties: {
                  balance: { type: 'string', example: '12.50' },
                  currency: { type: 'string' },
                },
              },
            },
          },
        },
      },
    },
  };
  const { mapping } = propose(readApi(JSON.stringify(swagger)), 'swagger.json');
  expect(mapping).toMatchObject({
    session: { header: 'X-Auth-Token' },
    money: { unit: 'text' },
    endpoints: { wallet: { theirs: 'GET /api/wallet/balance' } },
  });
});

test('a file that is neither is rejected with what is expected', () => {
  expect(() => readApi('hello: world')).toThrow(/neither OpenAPI, with "paths", nor a HAR/);
});

test('each mistake of a mapping file is one line that names the field', () => {
  const broken = {
    endpoints: {
      wallet: { ours: 'GET /wps/wallets/gcs', theirs: '/balance' },
      login: {
        ours: 'POST /wps/session/login',
        theirs: 'POST /x',
        reply: { token: { as: 'cents' } },
      },
      hotGames: { ours: 'GET /x', theirs: 'GET /y', replies: {} },
    },
    unit: 'cents',
  };
  expect(checkMapping(broken)).toEqual([
    expect.stringContaining('endpoints.wallet.theirs must begin with a method and a path'),
    expect.stringContaining('endpoints.login.reply.token.as must be one of money, date'),
    expect.stringContaining('endpoints.hotGames.replies is not a known field. Known: accepted'),
    expect.stringContaining('unit is not a known field'),
  ]);
  const lists = {
    endpoints: {
      a: { ours: 'GET /a', theirs: 'GET /b', reply: { 'x[].y': 'z' } },
      b: { ours: 'GET /b', value: 1, theirs: 'GET /c' },
    },
  };
  expect(checkMapping(lists)).toEqual([
    'endpoints.a: "x[].y" and "z" are in a different number of lists.',
    'endpoints.b must have either "theirs" or "value".',
  ]);
});
