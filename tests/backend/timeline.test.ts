import { beforeEach, describe, expect, test } from 'vitest';
import type { StepDetails } from '../../mocks/admin/timeline/describeStep';
import type { TimelineView } from '../../mocks/admin/timeline/timelineCommands';
import { hostDatabases } from '../../mocks/core/hosts/hostDatabases';
import { type Client, runBackend } from './backend';
import { balance } from './cashier/money';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const STATUS = '/wps/system/status';
const ROUND = '/wps/game/round';
const BET = { nodeId: '100001', stake: 10, kind: 'spin' };

const timeline = (): Promise<TimelineView> => client.admin('timeline');
const readStep = (id: number): Promise<StepDetails> => client.admin(`timeline/step?id=${id}`);
const namesOf = ({ steps }: TimelineView) => steps.map(({ name }) => name);
const panelHeaders = () => ({ Cookie: `mock_db=${client.database}; mock_panel=1` });

describe('the timeline', () => {
  test('has calls and commands with what they changed, and no reading of the admin API', async () => {
    const lucia = await client.persona('member');
    await lucia.post(ROUND, BET, panelHeaders());
    await client.admin('clock', { advance: 60_000 });
    await client.admin('scenarios');
    const view = await timeline();
    expect(namesOf(view)).toEqual(['personas', 'playRound', 'clock']);
    const [login, round, clock] = view.steps;
    expect(login?.tables).toMatchObject({ sessions: 1 });
    expect(clock?.clockMoved).toBe(60_000);
    const details = await readStep(round?.id ?? 0);
    expect(details).toMatchObject({
      status: 200,
      cause: { kind: 'call', method: 'POST', path: ROUND, account: 'lucia', input: BET },
      reply: { success: true, value: { balance: await balance(lucia) } },
    });
    expect(details.rows).toContainEqual(
      expect.objectContaining({ table: 'wallets', change: 'changed', before: expect.anything() }),
    );
  });

  test('masks passwords and tokens of requests, replies and rows', async () => {
    const credentials = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
    const settings = (await client.get('/wps/system/settings/consolidated')).body.value;
    expect(settings.encryption.key).toBeTruthy();
    await client.encrypted('POST', '/wps/session/login', credentials);
    const { position } = await timeline();
    const login = await readStep(position);
    expect(login.cause).toMatchObject({ input: { username: 'lucia', password: '***' } });
    expect(JSON.stringify(login)).not.toContain('Feria2025');
  });

  test('goes back and forward: the backend answers as it did at that point', async () => {
    await client.admin('clock', { freeze: true });
    const lucia = await client.persona('member');
    const before = await balance(lucia);
    await lucia.post(ROUND, BET);
    const after = await balance(lucia);
    const { now } = await client.admin('clock', { advance: 3_600_000 });
    const { steps } = await timeline();
    const login = steps.find(({ name }) => name === 'personas')?.id;
    const there = await client.admin('timeline/go', { to: login, token: lucia.token });
    expect(there).toMatchObject({ position: login, now: now - 3_600_000, isLoggedIn: true });
    expect(there.tables).toEqual(expect.arrayContaining(['wallets', 'ledger']));
    const atStart = await client.admin('timeline/go', { to: 0, token: lucia.token });
    expect(atStart.isLoggedIn).toBe(false);
    await client.admin('timeline/go', { branch: 'main' });
    expect((await client.admin('clock')).now).toBe(now);
    expect(await balance(lucia)).toBe(after);
    await client.admin('timeline/go', { to: login });
    expect(await balance(lucia)).toBe(before);
  });

  test('a call after going back begins a branch, and its chance is the same', async () => {
    const lucia = await client.persona('member');
    const first = (await lucia.post(ROUND, BET)).body.value;
    await client.admin('timeline/go', { by: -1 });
    const second = (await lucia.post(ROUND, BET)).body.value;
    expect(second).toEqual(first);
    const { branch, branches } = await timeline();
    expect([branch, branches.map(({ name }) => name)]).toEqual(['branch 2', ['main', 'branch 2']]);
    await client.admin('timeline/branch', { name: 'other idea' });
    await lucia.get(STATUS);
    expect((await timeline()).branch).toBe('other idea');
    const back = await client.admin('timeline/go', { branch: 'main' });
    expect(back.branch).toBe('main');
  });

  test('goes by changes, and a page that is loaded again after going back begins no branch', async () => {
    const lucia = await client.persona('member');
    const { position: login } = await timeline();
    await lucia.get(STATUS);
    await lucia.post(ROUND, BET);
    const { position: round } = await timeline();
    await lucia.post('/wps/session/renew', {});
    expect((await client.admin('timeline/go', { by: -1 })).position).toBe(round - 1);
    await lucia.post('/wps/session/renew', {});
    await lucia.get('/wps/wallets/gcs');
    expect((await timeline()).branches).toHaveLength(1);
    expect((await client.admin('timeline/go', { by: 1 })).position).toBe(round);
    expect((await client.admin('timeline/go', { by: -2 })).position).toBe(login - 1);
  });

  test('compares two points: rows, faults and clock', async () => {
    const lucia = await client.persona('member');
    const { position: from } = await timeline();
    await lucia.post(ROUND, BET);
    await lucia.post(ROUND, BET);
    await client.admin('faults', { endpoint: 'wallet', kind: 'empty' });
    await client.admin('clock', { freeze: true });
    const { position: to } = await timeline();
    const changes = await client.admin(`timeline/compare?from=${from}&to=${to}`);
    expect(changes.addedFaults).toMatchObject([{ kind: 'empty' }]);
    const wallets = changes.rows.filter(({ table }: { table: string }) => table === 'wallets');
    expect(wallets).toHaveLength(1);
    const back = await client.admin(`timeline/compare?from=${to}&to=${from}`);
    expect(back.removedFaults).toMatchObject([{ kind: 'empty' }]);
    const [there] = back.rows.filter(({ table }: { table: string }) => table === 'wallets');
    expect([there.before, there.after]).toEqual([wallets[0].after, wallets[0].before]);
  });

  test('a point is pinned as a snapshot, and the present state stays', async () => {
    const lucia = await client.persona('member');
    const before = await balance(lucia);
    const { position } = await timeline();
    await lucia.post(ROUND, BET);
    const after = await balance(lucia);
    await client.admin('timeline/pin', { name: 'before the bet', id: position });
    expect(await balance(lucia)).toBe(after);
    await client.admin('restore', { name: 'before the bet' });
    expect(await balance(lucia)).toBe(before);
  });

  test('a restored snapshot is a step, which can be taken back', async () => {
    await client.admin('snapshots', { name: 'seed' });
    await client.admin('scenarios', { name: 'kycRejected' });
    await client.admin('members', { account: 'rosa' });
    const last = (await timeline()).position;
    const state = await client.admin('state');
    await client.admin('restore', { name: 'seed' });
    expect((await timeline()).steps.at(-1)?.name).toBe('restore');
    expect(await client.admin('scenarios/active')).toEqual([]);
    await client.admin('timeline/go', { to: last });
    expect(await client.admin('state')).toEqual(state);
    expect(await client.admin('scenarios/active')).toHaveLength(1);
  });

  test('says what is known when a point, a branch or a direction is wrong', async () => {
    await client.get(STATUS);
    const readMessage = async (path: string, body: object) =>
      (await client.post(`/__mock/timeline/${path}`, body)).body.message;
    expect(await readMessage('go', { to: 7 })).toBe(
      'the timeline has no point 7; the branch "main" goes from 0 to 1',
    );
    expect(await readMessage('go', { by: 1 })).toBe('there are only 0 changes after this point');
    expect(await readMessage('go', { branch: 'mian' })).toContain('did you mean "main"?');
    expect(await readMessage('go', {})).toBe('give one of "to", "by" and "branch"');
    expect(await readMessage('branch', { name: 'main' })).toContain('exists already');
  });
});

/** What a page asks for while somebody plays. */
const READS = [
  '/wps/system/settings/consolidated',
  '/wps/system/whitelabel',
  '/wps/relay/GCSGAME_gameList?pageSize=30',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/MCS2_getVip',
  '/wps/relay/MCSFE_getPromotions',
  '/wps/relay/MCS2_getRewards',
  '/wps/wallets/gcs',
  '/wps/member/info',
  '/wps/relay/GCS_recentGame',
  '/wps/relay/MCSFE_getFavoriteGamesList',
  '/wps/relay/ODS2_MemberTransaction',
  '/wps/relay/CSP_getMailList',
  '/wps/relay/MCS2_getDepositBanks',
];

test('a thousand steps, of reading, playing and commands, take less than 20 MB', async () => {
  const lucia = await client.persona('member');
  const headers = panelHeaders();
  for (let i = 0; i < 1000; i++) {
    const read = READS[i % READS.length] ?? STATUS;
    if (i % 5 === 3) await lucia.post(ROUND, { ...BET, stake: 1 }, headers);
    else if (i % 3 === 1) await client.admin('clock', { advance: 1_000 });
    else await lucia.send('GET', read, { headers });
  }
  const { steps, start } = await timeline();
  expect(steps.length).toBeGreaterThanOrEqual(1000);
  expect(steps.filter(({ status = 200 }) => status !== 200)).toEqual([]);
  expect(start.id).toBe(0);
  const kept = JSON.stringify((await hostDatabases.get(client.database)).timeline?.toState());
  expect(Buffer.byteLength(kept)).toBeLessThan(20_000_000);
}, 120_000);
