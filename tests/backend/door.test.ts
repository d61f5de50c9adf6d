import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '../../mocks/door/openapi';
import { scenarios } from '../../mocks/door/scenarios';
import { type Client, startBackend } from './backend';

let backend: Awaited<ReturnType<typeof startBackend>>;
let client: Client;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => {
  client = backend.client();
});
afterAll(() => backend.stop());

const play = (name: string) => client.door('scenarios', { name });
const status = async () => (await client.get('/wps/system/status')).body.value;

describe('OpenAPI', () => {
  test('is valid 3.1 and knows every endpoint of the contract', async () => {
    const { body } = await client.get('/__mock/openapi.json');
    const checked = await new Validator().validate(structuredClone(body));
    expect(checked.errors).toBeUndefined();
    expect(checked.valid).toBe(true);
    const known = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(known.sort()).toEqual(contract.map(({ of }) => `${of.method} ${of.path}`).sort());
  });

  test('says what must be sealed, who may call, and which headers count', async () => {
    const { paths } = (await client.get('/__mock/openapi.json')).body;
    const login = paths['/wps/session/login'].post;
    const sealed = login.requestBody.content['application/json'].schema['x-sealed'];
    expect(sealed.required).toContain('password');
    const headers = (of: { parameters: { $ref?: string }[] }) =>
      of.parameters.map(({ $ref }) => $ref?.split('/').at(-1));
    expect(headers(login)).toContain('Encryption');
    expect(headers(paths['/wps/transaction/withdraw'].post)).toContain('IdempotencyKey');
    expect(paths['/wps/agent/downlines'].get.responses).toHaveProperty('403');
  });

  test('its pages need nothing from elsewhere', async () => {
    for (const path of ['/__mock/', '/__mock/docs']) {
      const page = await client.get(path);
      expect(page.headers.get('Content-Type')).toContain('text/html');
      expect(page.body).toContain('--ground:');
      expect(page.body).not.toMatch(/(src|href|@import)\s*=?\s*["']?(https?:)?\/\//);
    }
  });
});

describe('scenarios', () => {
  test('all of them play, one after the other', async () => {
    const told = (await client.get('/__mock/scenarios')).body.value;
    expect(told.map(({ name }: { name: string }) => name)).toEqual(Object.keys(scenarios));
    for (const { name, about } of told) {
      expect(about).toBeTruthy();
      expect(await play(name), name).toEqual({ name });
    }
  });

  test('S2.85 maintenance, restriction, both, and neither', async () => {
    const seen = [];
    for (const name of ['maintenance', 'restricted', 'both', 'open']) {
      await play(name);
      const { maintenance, regionRestriction } = await status();
      seen.push([maintenance, regionRestriction]);
    }
    expect(seen).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ]);
  });

  test('S8.18 sessionExpired revokes every session, and says logged out', async () => {
    const lucia = await client.persona('member');
    await play('sessionExpired');
    const answer = await lucia.get('/wps/member/info');
    expect([answer.status, answer.body.code]).toEqual([401, 'logged_out']);
  });

  test('S8.19 replies can be wrong, cut or failing, until healthy', async () => {
    await play('brokenReplies');
    expect((await status()).location.ip).toBeTypeOf('number');
    await play('healthy');
    await play('failingBackend');
    expect((await client.get('/wps/system/status')).status).toBe(500);
    await play('healthy');
    expect((await status()).maintenance).toBe(false);
  });

  test('S2.69 S4.34 an empty catalogue, and six or seven winners', async () => {
    const winners = async () =>
      (await client.get('/wps/relay/GCSGAME_getRankList', { limitNum: 100 })).body.value.list
        .length;
    await play('fewWinners');
    expect(await winners()).toBe(6);
    await play('manyWinners');
    expect(await winners()).toBe(7);
    await play('emptyCatalogue');
    const { body } = await client.get('/wps/relay/GCSGAME_gameList', { gameType: 'RNG' });
    expect(body.value).toMatchObject({ games: [], totalCount: 0, totalPages: 0 });
  });

  test('S7.02 captchaAlways asks at the first try', async () => {
    await play('captchaAlways');
    const secret = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
    const { body } = await client.sealed('POST', '/wps/session/login', secret);
    expect(body).toMatchObject({ success: false, value: { captcha: true } });
  });
});

describe('state', () => {
  test('an export brings the whole database back, tokens and clock included', async () => {
    const lucia = await client.persona('member');
    await lucia.get('/wps/relay/MCS2_addRecentGame', { nodeId: '100009' });
    await client.door('clock', { advance: 3_600_000, freeze: true });
    const saved = await client.door('export');
    await client.door('reset', { seed: 'other' });
    expect((await lucia.get('/wps/relay/GCS_recentGame')).status).toBe(401);
    await client.door('import', saved);
    const { body } = await lucia.get('/wps/relay/GCS_recentGame');
    expect(String(body.value.content[0].nodeId)).toBe('100009');
    expect(await client.door('export')).toEqual(saved);
  });

  test('what is no export is refused and changes nothing', async () => {
    const before = await client.door('state');
    for (const body of [
      {},
      { rows: {} },
      { birth: { seed: 'x', now: 1 }, rows: { members: [{}] } },
    ]) {
      expect((await client.post('/__mock/import', body)).status).toBe(400);
    }
    expect(await client.door('state')).toEqual(before);
  });

  test('MOCK_FILE keeps it over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'feria-'));
    const MOCK_FILE = join(folder, 'state.json');
    try {
      const first = await startMock({ MOCK_FILE });
      const body = JSON.stringify({ persona: 'member' });
      const opened = await fetch(`${first.origin}/__mock/personas`, { method: 'POST', body });
      const { token } = ((await opened.json()) as { value: { token: string } }).value;
      await first.stop();
      const second = await startMock({ MOCK_FILE });
      const info = await fetch(`${second.origin}/wps/member/info`, { headers: { Token: token } });
      expect(((await info.json()) as { value: { account: string } }).value.account).toBe('lucia');
      await second.stop();
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});

/** The backend as a process of its own, until it is told to end. */
async function startMock(more: Record<string, string>) {
  const env = { ...process.env, PORT: '5716', HOST: '127.0.0.1', ...more };
  const child = spawn(process.execPath, ['scripts/door.mjs', 'mock'], { env });
  onTestFinished(() => void child.kill());
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    let told = '';
    child.stdout.on('data', (text) => {
      told += text;
      const [address] = /http:\/\/[\w.]+:\d+/.exec(told) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(told)));
  });
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
