import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { merge } from '../../mocks/admin/merge';
import { isAllowedHost } from '../../mocks/core/door/allowedHost';
import { type Client, runBackend } from './backend';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const FAULT = { path: '/wps/system/status', kind: 'status' };
const JSON_HEADERS = { 'Content-Type': 'application/json' };
const postFault = (headers: Record<string, string>) =>
  client.send('POST', '/__mock/faults', { body: JSON.stringify(FAULT), headers });
const loadFaults = () => client.admin('faults');

describe('commands of the admin API', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/json', ''])(
    'are rejected and change nothing, when the content type is "%s"',
    async (type) => {
      const { status, body } = await postFault({ 'Content-Type': type });
      expect([status, body.success]).toEqual([415, false]);
      expect(await loadFaults()).toEqual([]);
    },
  );

  test('are accepted as application/json with a charset', async () => {
    const { status } = await postFault({ 'Content-Type': 'application/json; charset=utf-8' });
    expect(status).toBe(200);
    expect(await loadFaults()).toHaveLength(1);
  });

  test.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('are rejected and change nothing, when the page is foreign: %j', async (headers) => {
    const { status, body } = await postFault({ ...JSON_HEADERS, ...headers });
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await loadFaults()).toEqual([]);
    await postFault(JSON_HEADERS);
    const removed = await client.send('DELETE', '/__mock/faults', { headers });
    expect(removed.status).toBe(403);
    expect(await loadFaults()).toHaveLength(1);
  });

  test.each<[string, number]>([
    ['evil.example', 403],
    ['localhost.evil.example:5173', 403],
    ['127.0.0.1.evil.example', 403],
    ['a b', 403],
    ['localhost:5173', 200],
    ['feria.localhost', 200],
    ['[::1]:5173', 200],
    ['192.168.1.20:5173', 200],
  ])('are answered by the name of the host, against DNS rebinding: %s', async (host, expected) => {
    const url = new URL('/__mock/faults', backend.origin);
    const status = await new Promise((resolve, reject) => {
      const sent = httpRequest(url, { headers: { host } }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      sent.on('error', reject).end();
    });
    expect(status).toBe(expected);
  });

  test('are answered under a name that MOCK_HOSTS has', () => {
    expect(isAllowedHost('demo.example:80', 'a.example,demo.example')).toBe(true);
    expect(isAllowedHost('evil.example', 'a.example,demo.example')).toBe(false);
  });

  test('are accepted from a page of the own origin', async () => {
    const own = { Origin: backend.origin, 'Sec-Fetch-Site': 'same-origin' };
    expect((await postFault({ ...JSON_HEADERS, ...own })).status).toBe(200);
  });

  test.each([
    ['faults', { ...FAULT, share: 0.3 }, 'unknown field "share"', 'chance'],
    ['faults', { ...FAULT, chance: 30 }, 'chance must be', 'at most 1'],
    ['faults', { ...FAULT, path: '/wps/memberr' }, 'no endpoint has "/wps/memberr"', ''],
    ['faults', { ...FAULT, kind: 'delay', status: 500 }, '"status" belongs to', 'not to "delay"'],
    ['faults', { kind: 'hang', endpoint: 'walet' }, 'unknown endpoint "walet"', 'wallet'],
    ['faults', { kind: 'hang' }, '"path" or "endpoint"', ''],
    ['faults/remove', { id: 'F1' }, 'unknown fault "F1"', ''],
    ['scenarios/leave', { name: 'x' }, 'unknown scenario "x"', 'maintenance'],
    ['import', { rows: { member: [] } }, 'options must be', ''],
    ['faults', { ...FAULT, kind: 'nonsense' }, 'kind must be', 'wrongTypes'],
    ['clock', { by: 1000 }, 'unknown field "by"', 'advance'],
    ['reset', { seeds: 'x' }, 'unknown field "seeds"', 'frozen'],
    ['scenarios', { name: 'constructor' }, 'unknown scenario "constructor"', 'maintenance'],
    ['personas', { persona: 'nobody' }, 'unknown persona "nobody"', 'newMember'],
    ['state', { table: 'member', id: 'x' }, 'unknown table "member"', 'members'],
    [
      'state',
      { table: 'members', id: 'm-lucia', set: { nick: 'L' } },
      'unknown field "nick"',
      'nickname',
    ],
    [
      'state',
      { table: 'settings', id: 'whiteLabel', set: { value: { flags: { LIVEMODEL: true } } } },
      'unknown setting of "whiteLabel.flags" "LIVEMODEL"',
      'LIVEMODEL3',
    ],
    [
      'state',
      { table: 'settings', id: 'whitelabel', set: { value: {} } },
      'unknown topic "whitelabel"',
      'whiteLabel',
    ],
    [
      'state',
      { table: 'settings', id: 'site', set: { value: { minimumAge: '21' } } },
      'the setting "site.minimumAge" must be a number (was a string)',
      '',
    ],
    [
      'state',
      { table: 'settings', id: 'register', set: { value: { rules: { email: { size: 3 } } } } },
      'unknown setting of "register.rules.email" "size"',
      'methods',
    ],
    [
      'state',
      { table: 'members', id: 'm-lucia', set: { vipLevel: 'nine' } },
      'vipLevel must be a number (was a string)',
      '',
    ],
    ['clock', { advance: 'a day' }, 'advance must be a number', ''],
    ['clock', [], '', ''],
    ['clock', null, '', ''],
  ])('%s rejects %j and lists what is known', async (path, body, problem, known) => {
    const before = await client.admin('export');
    const reply = await client.post(`/__mock/${path}`, body);
    expect([reply.status, reply.body.success]).toEqual([400, false]);
    expect(reply.body.message).toContain(problem);
    expect(reply.body.message).toContain(known);
    const { clock: _, ...after } = await client.admin('export');
    expect(before).toMatchObject(after);
  });

  test('a body that is not JSON is rejected', async () => {
    const headers = JSON_HEADERS;
    const { status } = await client.send('POST', '/__mock/clock', { body: '{"freeze"', headers });
    expect(status).toBe(400);
  });
});

describe('the state command', () => {
  /** Written as text, since an object literal would set the prototype. */
  const polluting = (name: string) =>
    `{"table":"settings","id":"site","set":{"value":{"${name}":{"polluted":"yes","prototype":{"polluted":"yes"}}}}}`;

  test.each(['__proto__', 'constructor', 'prototype'])(
    'rejects the name %s, and changes no prototype',
    async (name) => {
      merge({}, JSON.parse(polluting(name)));
      const merged = merge({}, JSON.parse(`{"${name}":{"polluted":"yes"}}`));
      expect(Object.getOwnPropertyNames(merged)).toEqual([]);
      const { status } = await client.send('POST', '/__mock/state', {
        body: polluting(name),
        headers: JSON_HEADERS,
      });
      expect(status).toBe(400);
      expect(({} as { polluted?: string }).polluted).toBeUndefined();
      expect((Object as { polluted?: string }).polluted).toBeUndefined();
      const { settings } = await client.admin('state');
      const { value } = settings.find(({ id }: { id: string }) => id === 'site');
      expect(Object.hasOwn(value, name)).toBe(false);
    },
  );

  test('changes a row of its own database only', async () => {
    const set = { value: { minimumAge: 30 } };
    await client.admin('state', { table: 'settings', id: 'site', set });
    const read = async (client: Client) =>
      (await client.get('/wps/system/settings/consolidated')).body.value;
    const [changed, other] = [await read(client), await read(backend.client())];
    expect([changed.minimumAge, other.minimumAge]).toEqual([30, 21]);
    expect(changed.languages).toEqual(other.languages);
  });

  test('creates, changes and removes a row', async () => {
    const row = { table: 'chats', id: 'm-nora' };
    await client.admin('state', { ...row, set: { unread: 4 } });
    await client.admin('state', { ...row, set: { unread: 5 } });
    const chat = async () =>
      (await client.admin('state')).chats.find(({ id }: { id: string }) => id === 'm-nora');
    expect(await chat()).toEqual({ id: 'm-nora', unread: 5 });
    expect(await client.admin('state', { ...row, remove: true })).toBe(true);
    expect(await chat()).toBeUndefined();
    const wrong = await client.post('/__mock/state', { ...row, set: { unread: 'many' } });
    expect(wrong.status).toBe(400);
    expect(await chat()).toBeUndefined();
  });
});

describe('faults', () => {
  const CALL = '/wps/system/status';

  test('strike by chance, and a seed always strikes the same calls', async () => {
    const statuses = async () => {
      await client.admin('reset', { seed: 'chance' });
      await client.admin('faults', { endpoint: 'status', kind: 'status', chance: 0.3 });
      const seen: number[] = [];
      for (let i = 0; i < 30; i++) seen.push((await client.get(CALL)).status);
      return seen;
    };
    const first = await statuses();
    expect(first.filter((status) => status === 500).length).toBeGreaterThan(3);
    expect(first.filter((status) => status === 200).length).toBeGreaterThan(10);
    expect(await statuses()).toEqual(first);
  });

  test('answer with an envelope, when a code is given', async () => {
    const envelope = { status: 409, code: 'own_limit', message: 'Not today' };
    const { id } = await client.admin('faults', { path: CALL, kind: 'status', ...envelope });
    const { status, body } = await client.get(CALL);
    expect([status, body.code, body.message]).toEqual([409, 'own_limit', 'Not today']);
    await client.admin('faults/remove', { id });
    expect((await client.get(CALL)).status).toBe(200);
  });

  test('limit the speed of a line, which the calls share', async () => {
    const GAMES = '/wps/relay/GCSGAME_gameList';
    const seconds = async (calls: number) => {
      const start = performance.now();
      await Promise.all(Array.from({ length: calls }, () => client.get(GAMES)));
      return (performance.now() - start) / 1000;
    };
    await seconds(1);
    const { body } = await client.get(GAMES);
    const kilobits = (gzipSync(JSON.stringify(body)).length * 8) / 1000;
    await client.admin('faults', { endpoint: 'gameList', kind: 'delay', kbps: kilobits / 0.2 });
    expect(await seconds(1)).toBeGreaterThan(0.19);
    expect(await seconds(3)).toBeGreaterThan(0.57);
  });

  test('change the texts for people only, and the reply keeps its contract', async () => {
    const names = async () =>
      (await client.get('/wps/relay/GCSGAME_gameList')).body.value.games.map(
        (game: Record<string, string>) => [game.gameName ?? game.nodeName, game.gameCode],
      );
    const before = await names();
    await client.admin('scenarios', { name: 'longNames' });
    const long = await names();
    expect(long[0][0].length).toBeGreaterThan(100);
    await client.admin('scenarios/leave', { name: 'longNames' });
    await client.admin('scenarios', { name: 'noTexts' });
    const none = await names();
    expect(none[0][0]).toBe('');
    expect([long, none].map((list) => list.map(([, code]: string[]) => code))).toEqual([
      before.map(([, code]: string[]) => code),
      before.map(([, code]: string[]) => code),
    ]);
  });
});

describe('the server', () => {
  const MAX = 32 * 1024 * 1024;

  /** Sends a body in chunks, without a Content-Length. Resolves with the status. */
  const sendChunks = (count: number, size: number) =>
    new Promise<number>((resolve, reject) => {
      const headers = JSON_HEADERS;
      const outgoing = httpRequest(
        `${backend.origin}/wps/member/login`,
        { method: 'POST', headers },
        (incoming) => {
          incoming.resume();
          resolve(incoming.statusCode ?? 0);
          outgoing.destroy();
        },
      );
      let hasAnswer = false;
      outgoing.on('response', () => {
        hasAnswer = true;
      });
      outgoing.on('error', (error) => hasAnswer || reject(error));
      const chunk = Buffer.alloc(size, ' ');
      let sent = 0;
      const write = () => {
        while (sent < count) {
          sent += 1;
          if (!outgoing.write(chunk)) return void outgoing.once('drain', write);
        }
        outgoing.end();
      };
      write();
    });

  test('rejects a body that is too large, when no header gives its length', async () => {
    const chunk = 1024 * 1024;
    expect(await sendChunks(MAX / chunk + 1, chunk)).toBe(413);
    expect(await sendChunks(2, chunk)).toBe(404);
  }, 30_000);

  test('ends a request that never gets an answer, when the client leaves', async () => {
    const path = '/wps/system/status';
    await client.admin('faults', { path, kind: 'hang' });
    const timersBefore = countTimers();
    const connection = new AbortController();
    const waiting = client.send('GET', path, { signal: connection.signal }).catch(() => 'left');
    await expect.poll(countTimers).toBeGreaterThan(timersBefore);
    connection.abort();
    expect(await waiting).toBe('left');
    await expect.poll(countTimers).toBe(timersBefore);
  });
});

/** A request that hangs waits for a timer of two minutes. */
function countTimers() {
  return process.getActiveResourcesInfo().filter((type) => type === 'Timeout').length;
}
