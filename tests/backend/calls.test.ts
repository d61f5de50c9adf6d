import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type ScenarioName, scenarios } from '../../mocks/admin/scenarios';
import { type Client, runBackend } from './backend';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const STATUS = '/wps/system/status';
const CREDENTIALS = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };

/** Sends a request as a page with the panel does. */
const fromPanel = (path: string, headers: Record<string, string> = {}) =>
  client.send('GET', path, {
    headers: { Cookie: `mock_db=${client.database}; mock_panel=1`, ...headers },
  });
const lastCall = async () => (await client.admin('log')).at(-1);

describe('the log of calls', () => {
  test('has every call: answered, struck by a fault, of an unknown path and of a wrong method', async () => {
    await client.get(STATUS);
    await client.admin('faults', { path: STATUS, kind: 'network', times: 1 });
    await client.get(STATUS).catch(() => undefined);
    await client.get('/wps/nothing');
    await client.delete(STATUS);
    const log = await client.admin('log');
    const columns = log.map((call: Record<string, unknown>) => [
      call.method,
      call.path,
      call.status,
      call.endpoint,
      call.faults,
    ]);
    expect(columns).toEqual([
      ['GET', STATUS, 200, 'status', undefined],
      ['GET', STATUS, 0, 'status', ['network']],
      ['GET', '/wps/nothing', 404, null, undefined],
      ['DELETE', STATUS, 405, null, undefined],
    ]);
    const [first, second] = log;
    expect(first.ms).toBeGreaterThanOrEqual(0);
    expect(await client.admin(`log?after=${second.id}`)).toHaveLength(2);
  });

  test('shows encrypted bodies decrypted, without passwords, also when a fault answered', async () => {
    for (const fault of [undefined, { path: 'session/login', kind: 'status', times: 1 }]) {
      if (fault) await client.admin('faults', fault);
      await client.encrypted('POST', '/wps/session/login', CREDENTIALS);
      expect((await lastCall()).body).toMatchObject({ username: 'lucia', password: '***' });
    }
  });

  test('masks the token of a session, wherever a call has it', async () => {
    const { token = '' } = await client.persona('member');
    await client.send('GET', `/wps/member/info?token=${token}`, { headers: { Token: token } });
    const call = await lastCall();
    expect([call.status, call.headers.token, call.query.token]).toEqual([200, '***', '***']);
    await client.send('POST', '/wps/session/logout', {
      headers: { Token: token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(JSON.stringify(await client.admin('log'))).not.toContain(token);
  });

  test('keeps the reply for the panel, without tokens, and names what breaks the contract', async () => {
    const { token = '' } = await client.persona('member');
    await fromPanel('/wps/member/info', { Token: token });
    const { id } = await lastCall();
    const call = await client.admin(`call?id=${id}`);
    expect(call.reply.value.account).toBe('lucia');
    expect(call.difference).toBeNull();
    expect(JSON.stringify(call)).not.toContain(token);

    await client.admin('faults', { path: '/wps/member/info', kind: 'wrongTypes' });
    await fromPanel('/wps/member/info', { Token: token });
    const broken = await client.admin(`call?id=${id + 1}`);
    expect(broken.difference).toContain('must be');
    expect(broken.faults).toEqual(['wrongTypes']);
  });

  test('keeps no reply for other pages, and says so', async () => {
    await client.get(STATUS);
    const { id } = await lastCall();
    const { status, body } = await client.get('/__mock/call', { id });
    expect([status, body.message]).toEqual([400, expect.stringContaining('is not kept')]);
  });

  test('a call can be sent again', async () => {
    await fromPanel(STATUS);
    const { id } = await lastCall();
    await client.admin('faults', { path: STATUS, kind: 'status', status: 503 });
    expect(await client.admin('replay', { id })).toEqual({ id: id + 1 });
    expect((await lastCall()).status).toBe(503);
  });
});

describe('commands of the panel', () => {
  test('the clock jumps to the next draw, the end of a session and midnight', async () => {
    const { now } = await client.admin('clock');
    const draw = (await client.admin('clock', { to: 'draw' })).now;
    expect(draw).toBeGreaterThan(now);
    expect(draw - now).toBeLessThan(24 * 3_600_000);
    const midnight = (await client.admin('clock', { to: 'midnight' })).now;
    expect(midnight).toBeGreaterThan(draw);
    expect((await client.admin('clock', { to: 'event' })).now).toBeGreaterThan(midnight);
    const nothing = await client.post('/__mock/clock', { to: 'expiry' });
    expect([nothing.status, nothing.body.message]).toEqual([
      400,
      expect.stringContaining('no next expiry'),
    ]);
    const lucia = await client.persona('member');
    await client.admin('clock', { to: 'expiry' });
    expect((await lucia.get('/wps/member/info')).status).toBe(401);
    expect((await client.admin('link')).link).toBe(
      'clock:draw,clock:midnight,clock:event,as:lucia,clock:expiry',
    );
  });

  test('the next round of a game wins or loses, once', async () => {
    const lucia = await client.persona('member');
    const play = async () => {
      const round = { nodeId: '100001', kind: 'spin', stake: 1 };
      const { body } = await lucia.post('/wps/game/round', round);
      return body.value.multiplier;
    };
    for (let i = 0; i < 5; i++) {
      await client.admin('chance', { round: 'win' });
      expect(await play()).toBeGreaterThan(1);
      await client.admin('chance', { round: 'lose' });
      expect(await play()).toBeLessThan(1);
    }
    expect((await client.admin('chance')).round).toBe('random');
  });

  test('mail, chat, money, a win and a pop-up arrive', async () => {
    const rows = async (table: string) => (await client.admin(`rows?table=${table}`)).count;
    for (const [kind, table] of [
      ['mail', 'mails'],
      ['popup', 'notices'],
      ['balance', 'ledger'],
      ['win', 'ledger'],
    ]) {
      const before = await rows(table ?? '');
      await client.admin('pushes', { kind, account: 'victor' });
      expect(await rows(table ?? ''), kind).toBe(before + 1);
    }
    await client.admin('pushes', { kind: 'chat', account: 'victor' });
    const [chat] = (await client.admin('rows?table=chats&search=m-victor')).rows;
    expect(chat.unread).toBeGreaterThan(0);
    expect((await client.post('/__mock/pushes', { kind: 'mail', account: 'x' })).status).toBe(400);
  });

  test('a jackpot is paid to the member, listed and in the news, and begins again', async () => {
    const victor = await client.persona('vip');
    const jackpot = async () => (await victor.get('/lgw/games/jackpot')).body.value;
    const balance = async () => (await victor.get('/wps/wallets/gcs')).body.value.sumBalance;
    await client.admin('clock', { freeze: true });
    const [before, had] = [await jackpot(), await balance()];
    await client.admin('pushes', { kind: 'jackpot', account: 'victor' });
    const after = await jackpot();
    expect(after.amount).toBe(250_000);
    expect(after.wins[0]).toMatchObject({ amount: before.amount, customerName: 'vi***or' });
    expect(after.wins[1]).toEqual(before.wins[0]);
    expect((await balance()) - had).toBeCloseTo(before.amount);
    const { value: news } = (await client.get('/wps/relay/GLS2_lobbyNews', { limitNum: 6 })).body;
    expect(news).toContainEqual(expect.objectContaining({ kind: 'jackpot', url: '/m/jackpot' }));
    await client.admin('clock', { freeze: false, advance: 86_400_000 });
    expect((await jackpot()).amount).toBeGreaterThan(250_000);
  });

  test('a scenario is made of a call: of its reply, or of the fault that struck it', async () => {
    onTestFinished(() => {
      for (const name of ['keptStatus', 'brokenStatus']) scenarios.delete(name as ScenarioName);
    });
    await client.admin('scenarios', { name: 'maintenance' });
    await fromPanel(STATUS);
    await client.admin('faults', { path: STATUS, kind: 'status', status: 503, times: 1 });
    await fromPanel(STATUS);
    const [answered, struck] = (await client.admin('log')).map(({ id }: { id: number }) => id);
    const make = (id: number, name: string) => client.post('/__mock/scenarios/make', { id, name });
    const { body } = await make(answered, 'keptStatus');
    expect(body.value).toEqual({ name: 'keptStatus', file: null });
    expect((await make(struck, 'brokenStatus')).status).toBe(200);
    expect((await make(struck, 'maintenance')).body.message).toContain('exists already');
    expect((await make(struck, 'no name')).status).toBe(400);

    const other = backend.client();
    const maintenance = async () => (await other.get(STATUS)).body.value.maintenance;
    await other.admin('link', { link: 'keptStatus' });
    expect(await maintenance()).toBe(true);
    await other.admin('scenarios', { name: 'brokenStatus' });
    expect([(await other.get(STATUS)).status, (await other.get(STATUS)).status]).toEqual([
      503, 503,
    ]);
    for (const name of ['brokenStatus', 'keptStatus'])
      await other.admin('scenarios/leave', { name });
    expect(await maintenance()).toBe(false);
  });

  test('rows are found by any text in them, and the tables are listed', async () => {
    const tables = await client.admin('tables');
    expect(tables).toContainEqual({ name: 'members', count: expect.any(Number) });
    const { rows, count } = await client.admin('rows?table=members&search=VICTOR@');
    expect([count, rows[0].id]).toEqual([1, 'm-victor']);
    const { body } = await client.get('/__mock/rows', { table: 'nothing' });
    expect(body.message).toContain('known: ');
  });

  test('a snapshot brings the whole state back, with its link', async () => {
    await client.admin('scenarios', { name: 'maintenance' });
    await client.admin('snapshots', { name: 'before' });
    await client.admin('reset', {});
    expect((await client.admin('link')).link).toBe('');
    await client.admin('restore', { name: 'before' });
    expect((await client.get(STATUS)).body.value.maintenance).toBe(true);
    expect((await client.admin('link')).link).toBe('maintenance');
    const listed = await client.admin('snapshots');
    expect(listed).toMatchObject([{ name: 'before', bytes: expect.any(Number) }]);
    expect(await backend.client().admin('snapshots')).toEqual([]);
    await client.send('DELETE', '/__mock/snapshots?name=before');
    const { body } = await client.post('/__mock/restore', { name: 'before' });
    expect(body.message).toContain('unknown snapshot "before"');
  });

  test('a snapshot keeps how the next round of a game ends', async () => {
    await client.admin('chance', { round: 'win' });
    await client.admin('snapshots', { name: 'decided' });
    await client.admin('chance', { round: 'random' });
    await client.admin('restore', { name: 'decided' });
    expect((await client.admin('chance')).round).toBe('win');
  });

  test('a fault for a whole path leaves longer paths alone', async () => {
    const lucia = await client.persona('member');
    await client.admin('faults', { endpoint: 'memberInfo', kind: 'status', status: 503 });
    expect((await lucia.get('/wps/member/info')).status).toBe(503);
    expect((await lucia.get('/wps/member/info/nickname')).status).toBe(200);
  });

  test('a fault that was removed is not in the link', async () => {
    const first = await client.admin('faults', { endpoint: 'status', kind: 'empty' });
    await client.admin('faults', { path: '/wps/wallets', kind: 'delay', ms: 10 });
    await client.admin('faults/remove', { id: first.id });
    expect(await client.admin('faults')).toHaveLength(1);
    expect((await client.admin('link')).link).toBe('fault:/wps/wallets:delay:ms=10');
    await client.send('DELETE', '/__mock/faults');
    expect((await client.admin('link')).link).toBe('');
  });
});
