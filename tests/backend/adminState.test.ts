import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type ScenarioName, scenarios } from '../../mocks/admin/scenarios';
import { type Client, runBackend } from './backend';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const KYC = '/wps/member/kyc';

describe('a command of the admin API', () => {
  test('sets how far the verification of any member is, also by a link', async () => {
    await client.admin('kyc', { account: 'victor', state: 'rejected' });
    const victor = await client.persona('vip');
    expect((await victor.get(KYC)).body.value.state).toBe('rejected');
    const { link } = await client.admin('link');
    expect(link).toBe('kyc:rejected:account=victor,as:victor');
    await client.admin('kyc', { account: 'victor', state: 'none' });
    expect((await victor.get(KYC)).body.value.state).not.toBe('rejected');
    const { status, body } = await client.post('/__mock/kyc', { account: 'viktor', state: 'none' });
    expect([status, body.message]).toEqual([
      400,
      expect.stringContaining('unknown account "viktor" (did you mean "victor"?); known: lucia'),
    ]);
  });

  test('lists the settings, and changes one as a row of the link', async () => {
    await client.admin('settings', {
      topic: 'whiteLabel',
      set: { flags: { LIVEMODEL3: false } },
    });
    expect((await client.admin('settings')).whiteLabel.flags.LIVEMODEL3).toBe(false);
    expect((await client.admin('link')).link).toBe(
      'row:settings:id=whiteLabel:set.value.flags.LIVEMODEL3=false',
    );
    const wrong = await client.post('/__mock/settings', { topic: 'whitelabel', set: {} });
    expect(wrong.body.message).toContain('(did you mean "whiteLabel"?)');
  });

  test('gives the address of a page in the present state', async () => {
    await client.admin('scenarios', { name: 'kycRejected' });
    const { address } = await client.admin('link?path=/m/kyc?tab=1');
    expect(address).toBe(`${backend.origin}/m/kyc?tab=1&mock=kycRejected`);
  });

  test('compares saved states with one another and with now, without passwords', async () => {
    await client.admin('snapshots', { name: 'first' });
    await client.admin('state', { table: 'members', id: 'm-lucia', set: { vipLevel: 9 } });
    await client.admin('members', { account: 'rosa' });
    await client.admin('faults', { endpoint: 'wallet', kind: 'empty' });
    await client.admin('clock', { advance: 60_000 });
    await client.admin('snapshots', { name: 'second' });
    const changes = await client.admin('snapshots/compare?from=first&to=second');
    expect(changes.rows).toContainEqual({
      table: 'members',
      id: 'm-lucia',
      change: 'changed',
      before: { vipLevel: 3 },
      after: { vipLevel: 9 },
    });
    const rosa = changes.rows.find(({ id }: { id: string }) => id === 'm-rosa');
    expect(rosa).toMatchObject({ change: 'created', after: { password: '***' } });
    expect(changes).toMatchObject({
      addedFaults: [{ kind: 'empty' }],
      removedFaults: [],
      clockMoved: 60_000,
    });
    const back = await client.admin('snapshots/compare?from=second&to=first');
    expect(back.rows.find(({ id }: { id: string }) => id === 'm-rosa').change).toBe('deleted');
    expect((await client.admin('snapshots/compare?from=second')).rows).toEqual([]);
    const missing = await client.get('/__mock/snapshots/compare');
    expect(missing.body.message).toBe('the parameter "from" is missing');
  });
});

test('a scenario is made of the commands since the seed, and left as a whole', async () => {
  onTestFinished(() => void scenarios.delete('madeState' as ScenarioName));
  const nothing = await client.post('/__mock/scenarios/make', { name: 'madeState' });
  expect(nothing.body.message).toBe('nothing was changed since the seed');
  await client.admin('link', { link: 'kycRejected,fault:wallet:503,clock:2h,as:lucia' });
  await client.admin('scenarios/make', { name: 'madeState' });

  const other = backend.client();
  await other.admin('scenarios', { name: 'madeState' });
  const lucia = await other.persona('member');
  expect((await lucia.get(KYC)).body.value.state).toBe('rejected');
  expect(await other.admin('faults')).toHaveLength(1);
  const active = await other.admin('scenarios/active');
  expect(active.map(({ name }: { name: string }) => name)).toEqual(['madeState']);
  await other.admin('scenarios/leave', { name: 'madeState' });
  expect(await other.admin('faults')).toEqual([]);
  expect((await lucia.get(KYC)).body.value.state).not.toBe('rejected');
});

test('a browser test is made of the present state', async () => {
  await client.admin('link', { link: 'kycRejected,as:lucia' });
  const body = { title: 'it’s a "test"', path: '/m/kyc', texts: ["Lucía's"] };
  const { text } = await client.admin('tests/make', body);
  expect(text).toBe(`import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

test('it’s a "test"', async ({ page, admin }) => {
  await admin('link', { link: 'kycRejected' });
  await startSession(page, admin, 'lucia');
  await page.goto('/m/kyc');
  await expect(page.getByText('Lucía\\'s').first()).toBeVisible();
});
`);
});

test('every table has an example of a row that it accepts, also when it is empty', async () => {
  const tables: { name: string; count: number }[] = await client.admin('tables');
  expect(tables.some(({ count }) => count === 0)).toBe(true);
  // The schema of settings has another one for each topic.
  for (const { name } of tables.filter((table) => table.name !== 'settings')) {
    const { id, ...set } = await client.admin(`rows/example?table=${name}`);
    const { status, body } = await client.post('/__mock/state', { table: name, id, set });
    expect([name, status, body.message]).toEqual([name, 200, undefined]);
    const { rows } = await client.admin(`rows?table=${name}&search=${id}`);
    expect(rows.map((row: { id: string }) => row.id)).toContain(id);
  }
});
