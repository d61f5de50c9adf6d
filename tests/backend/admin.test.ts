import { Validator } from '@seriousme/openapi-schema-validator';
import { ArkErrors } from 'arktype';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleOf } from '../../mocks/admin/exampleOf';
import { contractCalls, contractEndpoints } from '../../mocks/admin/openapi';
import { scenarios } from '../../mocks/admin/scenarios';
import { inputSchema } from '../../src/contract/schema';
import { type Client, runBackend } from './backend';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const applyScenario = (name: string) => client.admin('scenarios', { name });
const loadStatus = async () => (await client.get('/wps/system/status')).body.value;

describe('OpenAPI', () => {
  test('is valid OpenAPI 3.1 and contains every endpoint of the contract', async () => {
    const { body } = await client.get('/__mock/openapi.json');
    const checked = await new Validator().validate(structuredClone(body));
    expect(checked.errors).toBeUndefined();
    expect(checked.valid).toBe(true);
    const known = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(known.sort()).toEqual(
      contractCalls.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  test('keeps the rules of usual linters, so that tools can use it', async () => {
    const { body } = await client.get('/__mock/openapi.json');
    expect(body.info).toMatchObject({ license: { name: 'MIT', identifier: 'MIT' } });
    expect(body.info.description).toBeTruthy();
    expect(body.servers[0].url).toBe('/');
    const tags = new Set(body.tags.map(({ name }: { name: string }) => name));
    const operations = Object.values(body.paths as object).flatMap((methods) =>
      // biome-ignore lint/suspicious/noExplicitAny: operations of an API document
      Object.values(methods as Record<string, any>),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, summary, security, responses, tags: own } of operations) {
      expect(summary, operationId).toBeTruthy();
      expect(security, operationId).toBeInstanceOf(Array);
      expect(responses, operationId).toHaveProperty('200');
      expect(Object.keys(responses).some((status) => status.startsWith('4'))).toBe(true);
      expect(tags.has(own[0]), operationId).toBe(true);
    }
    const { properties } =
      body.paths['/wps/member/kyc/document'].post.requestBody.content['multipart/form-data'].schema;
    expect(properties.file).toEqual({
      type: 'string',
      contentMediaType: 'application/octet-stream',
    });
  });

  test('shows encrypted bodies, required roles and headers', async () => {
    const { paths } = (await client.get('/__mock/openapi.json')).body;
    const login = paths['/wps/session/login'].post;
    const encrypted = login.requestBody.content['application/json'].schema['x-encrypted'];
    expect(encrypted.required).toContain('password');
    const headers = (operation: { parameters: { $ref?: string }[] }) =>
      operation.parameters.map(({ $ref }) => $ref?.split('/').at(-1));
    expect(headers(login)).toContain('Encryption');
    expect(headers(paths['/wps/transaction/withdraw'].post)).toContain('IdempotencyKey');
    expect(paths['/wps/agent/downlines'].get.responses).toHaveProperty('403');
    expect(paths['/wps/agent/downlines'].get.security).toEqual([{ token: [] }]);
    expect(login.security).toEqual([]);
  });

  test('lists the codes of errors with their messages', async () => {
    const { components } = (await client.get('/__mock/openapi.json')).body;
    expect(components.schemas.Error.properties.code.anyOf).toContainEqual({
      const: 'balance_insufficient',
      description: 'The balance is not enough',
    });
  });

  test('has named schemas, the comments of the contract, and examples', async () => {
    const { paths, components } = (await client.get('/__mock/openapi.json')).body;
    expect(Object.keys(components.schemas).length).toBeGreaterThan(20);
    expect(components.schemas.Vendor.properties.openAs.description).toContain("vendor's list");
    const games = paths['/wps/relay/GCSGAME_gameList'].get.responses[200].content;
    expect(JSON.stringify(games)).toContain('"#/components/schemas/GamePage"');
    const vendors = paths['/wps/relay/GCSGAME_getVassGameType'].get;
    expect(vendors.description).toMatch(/^Categories in the server's order.* For everyone\.$/);
    for (const { name, endpoint } of contractEndpoints) {
      const { responses } = paths[endpoint.path][endpoint.method.toLowerCase()];
      const { example } = responses[200].content['application/json'];
      const read = endpoint.out(example.value);
      expect(read instanceof ArkErrors ? read.summary : '', name).toBe('');
    }
  });

  test('has a request example for every call, which the contract accepts', async () => {
    for (const { name, endpoint } of contractEndpoints) {
      if (!endpoint.in || endpoint.body === 'files') continue;
      const read = endpoint.in(exampleOf(inputSchema(endpoint.in)) as never);
      expect(read instanceof ArkErrors ? read.summary : '', name).toBe('');
    }
  });

  test('the pages load nothing from another origin, with and without the trailing slash', async () => {
    for (const path of ['/__mock', '/__mock?x=1', '/__mock/', '/__mock/docs']) {
      const page = await client.get(path);
      expect(page.headers.get('Content-Type')).toContain('text/html');
      expect(page.body).toContain('--ground:');
      expect(page.body).not.toMatch(/(src|href|@import)\s*=?\s*["']?(https?:)?\/\//);
    }
  });
});

describe('scenarios', () => {
  test('all of them are listed', async () => {
    const listed = (await client.get('/__mock/scenarios')).body.value;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual([...scenarios.keys()]);
    expect(listed.length).toBeGreaterThan(50);
    expect(await applyScenario('whale')).toEqual({ name: 'whale' });
  });

  test('S2.85 the status follows maintenance, restriction, both, and neither', async () => {
    const statuses = [];
    for (const name of ['maintenance', 'restricted', 'maintenanceAndRestricted', 'open']) {
      await applyScenario(name);
      const { maintenance, regionRestriction } = await loadStatus();
      statuses.push([maintenance, regionRestriction]);
    }
    expect(statuses).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ]);
  });

  test('S8.18 sessionExpired revokes every session: calls are answered as logged out', async () => {
    const lucia = await client.persona('member');
    await applyScenario('sessionExpired');
    const answer = await lucia.get('/wps/member/info');
    expect([answer.status, answer.body.code]).toEqual([401, 'logged_out']);
  });

  test('S8.19 replies have wrong types or fail, until the scenario healthy', async () => {
    await applyScenario('brokenReplies');
    expect((await loadStatus()).location.ip).toBeTypeOf('number');
    await applyScenario('healthy');
    await applyScenario('failingBackend');
    expect((await client.get('/wps/system/status')).status).toBe(500);
    await applyScenario('healthy');
    expect((await loadStatus()).maintenance).toBe(false);
  });

  test('S2.69 S4.34 the catalogue is empty, and there are six or seven winners', async () => {
    const winners = async () =>
      (await client.get('/wps/relay/GCSGAME_getRankList', { limitNum: 100 })).body.value.list
        .length;
    await applyScenario('fewWinners');
    expect(await winners()).toBe(6);
    await applyScenario('manyWinners');
    expect(await winners()).toBe(7);
    await applyScenario('emptyCatalogue');
    const { body } = await client.get('/wps/relay/GCSGAME_gameList', { gameType: 'RNG' });
    expect(body.value).toMatchObject({ games: [], totalCount: 0, totalPages: 0 });
  });

  test('S7.02 captchaAlways requires a captcha at the first attempt', async () => {
    await applyScenario('captchaAlways');
    const credentials = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
    const { body } = await client.encrypted('POST', '/wps/session/login', credentials);
    expect(body).toMatchObject({ success: false, value: { captcha: true } });
  });
});

describe('state', () => {
  test('an import restores the exported database, with tokens and clock', async () => {
    const lucia = await client.persona('member');
    await lucia.get('/wps/relay/MCS2_addRecentGame', { nodeId: '100009' });
    await client.admin('clock', { advance: 3_600_000, freeze: true });
    const saved = await client.admin('export');
    await client.admin('reset', { seed: 'other' });
    expect((await lucia.get('/wps/relay/GCS_recentGame')).status).toBe(401);
    await client.admin('import', saved);
    const { body } = await lucia.get('/wps/relay/GCS_recentGame');
    expect(String(body.value.content[0].nodeId)).toBe('100009');
    expect(await client.admin('export')).toEqual(saved);
  });

  test('an import of anything else is rejected and changes nothing', async () => {
    const before = await client.admin('export');
    for (const body of [{}, { rows: {} }, { ...before, rows: { members: [{}] } }]) {
      expect((await client.post('/__mock/import', body)).status).toBe(400);
    }
    expect(await client.admin('export')).toEqual(before);
  });
});
