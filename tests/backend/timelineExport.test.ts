import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type ScenarioName, scenarios } from '../../mocks/admin/scenarios';
import { type Client, runBackend } from './backend';
import { balance } from './cashier/money';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const ROUND = '/wps/game/round';
const BET = { nodeId: '100001', stake: 10, kind: 'spin' };
const readMessage = async (path: string, body: object) =>
  (await client.post(`/__mock/timeline/${path}`, body)).body.message;

describe('a stretch of the timeline as a scenario', () => {
  test('has its rows, faults and time, moved to the clock of the database that enters it', async () => {
    onTestFinished(() => void scenarios.delete('betAndFault' as ScenarioName));
    const lucia = await client.persona('member');
    const { position: from } = await client.admin('timeline');
    await lucia.post(ROUND, BET);
    await client.admin('faults', { endpoint: 'depositMethods', kind: 'empty', times: 2 });
    await client.admin('clock', { advance: 7_200_000 });
    const after = await balance(lucia);
    await client.admin('timeline/scenario', { name: 'betAndFault', from });

    const other = backend.client();
    const start = Date.now() + 86_400_000;
    await other.admin('reset', { now: start, frozen: true });
    await other.admin('scenarios', { name: 'betAndFault' });
    expect((await other.admin('clock')).now).toBeGreaterThanOrEqual(start + 7_200_000);
    const [fault] = await other.admin('faults');
    expect(fault).toMatchObject({ kind: 'empty' });
    expect(fault).not.toHaveProperty('times');
    expect(await balance(await other.persona('member'))).toBe(after);
    const { at } = (await other.admin('state')).bets.at(-1);
    expect(at - start).toBeGreaterThanOrEqual(0);
    expect(at - start).toBeLessThan(60_000);
    await other.admin('scenarios/leave', { name: 'betAndFault' });
    expect(await other.admin('faults')).toEqual([]);
  });

  test('is rejected when nothing was changed, or the name is taken', async () => {
    expect(await readMessage('scenario', { name: 'nothingAtAll' })).toBe(
      'nothing was changed in this stretch',
    );
    await client.admin('members', { account: 'rosa' });
    expect(await readMessage('scenario', { name: 'kycRejected' })).toContain('exists already');
  });
});

describe('a stretch of the timeline as a test', () => {
  test('repeats what changed before it, and opens a page when it is one of Playwright', async () => {
    await client.admin('kyc', { account: 'victor', state: 'rejected' });
    const victor = await client.persona('vip');
    await victor.get('/wps/wallets/gcs');
    const { position: from } = await client.admin('timeline');
    const { now } = await client.admin('clock', { advance: 60_000 });
    await victor.inLanguage('ES').get('/wps/member/kyc');
    const body = { title: "Víctor's identity", from, path: '/m/kyc', texts: ['No pudimos'] };
    const { text } = await client.admin('timeline/test', body);
    const lines = text.split('\n').filter((line: string) => !/admin\('(reset|clock)/.test(line));
    expect(lines.join('\n')).toBe(`import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

test('Víctor\\'s identity', async ({ page, admin, api }) => {
  await admin('kyc', { account: 'victor', state: 'rejected' });
  const victor = await startSession(page, admin, 'victor');

  // From here on every reply is as it was.
  expect(await api('/wps/member/kyc', { headers: { Token: victor } })).toMatchObject({ body: { success: true } });
  await page.goto('/m/kyc');
  await expect(page.getByText('No pudimos').first()).toBeVisible();
});
`);
    const times = [...text.matchAll(/admin\('clock', { at: (\d+)/g)].map(([, at]) => Number(at));
    expect(times.at(-1)).toBeGreaterThanOrEqual(now);
  });

  test('is rejected after a restored snapshot, and for a stretch that goes backward', async () => {
    await client.admin('snapshots', { name: 'seed' });
    await client.admin('members', { account: 'rosa' });
    expect(await readMessage('test', { title: 'x', from: 1, to: 0 })).toBe(
      'point 1 is not before point 0',
    );
    await client.admin('restore', { name: 'seed' });
    expect(await readMessage('test', { title: 'x' })).toBe(
      'a test cannot repeat the command "restore"',
    );
  });
});
