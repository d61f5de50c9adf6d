import { beforeEach, describe, expect, test } from 'vitest';
import { formatLink, parseLink } from '../../mocks/admin/linkNotation';
import { EVERYDAY_STATES } from '../helpers/everydayStates';
import { type Client, runBackend } from './backend';

describe('the notation of links', () => {
  test.each([
    ['kycPending', { path: 'scenarios', body: { name: 'kycPending' } }],
    ['as:lucia', { path: 'personas', body: { persona: 'lucia' } }],
    ['clock:2h', { path: 'clock', body: { advance: 7_200_000 } }],
    ['clock:-90s', { path: 'clock', body: { advance: -90_000 } }],
    ['clock:stop', { path: 'clock', body: { freeze: true } }],
    ['clock:run', { path: 'clock', body: { freeze: false } }],
    ['clock:at=1764000000000', { path: 'clock', body: { at: 1_764_000_000_000 } }],
    ['reset', { path: 'reset', body: {} }],
    ['seed:other', { path: 'reset', body: { seed: 'other' } }],
    ['seed:now=5:frozen=true', { path: 'reset', body: { now: 5, frozen: true } }],
    ['seed:7', { path: 'reset', body: { seed: '7' } }],
    [
      'fault:/wps/wallets:500:times=2',
      { path: 'faults', body: { path: '/wps/wallets', kind: 'status', status: 500, times: 2 } },
    ],
    ['fault:wallets:empty', { path: 'faults', body: { endpoint: 'wallets', kind: 'empty' } }],
    ['fault:path=wallets:kind=empty', { path: 'faults', body: { path: 'wallets', kind: 'empty' } }],
    [
      'fault:/wps/wallets:delay:ms=1500',
      { path: 'faults', body: { path: '/wps/wallets', kind: 'delay', ms: 1500 } },
    ],
    [
      'row:members:id=m-lucia:set.vipLevel=5:set.email=null',
      {
        path: 'state',
        body: { table: 'members', id: 'm-lucia', set: { vipLevel: 5, email: null } },
      },
    ],
    [
      'row:members:id=x:set.nickname=a~2Cb~3A~3D~257E:set.mobile=~2212~22',
      {
        path: 'state',
        body: { table: 'members', id: 'x', set: { nickname: 'a,b:=%7E', mobile: '12' } },
      },
    ],
  ])('%s', (link, step) => {
    expect(formatLink([step])).toBe(link);
    expect(parseLink(link)).toEqual([step]);
    const address = new URL(`http://localhost/m/home?mock=${link}`);
    expect(address.searchParams.get('mock')).toBe(link);
  });

  test('every value is read as it was written', () => {
    const values = ['', ' ', 'ñ 漢', 'a.b', '~', '%25', '{}', 'true', true, 0, [1, 'a'], {}, null];
    for (const value of values) {
      const step = { path: 'state', body: { table: 't', id: 'i', set: { 'a.b~c': value } } };
      expect(parseLink(formatLink([step]))).toEqual([step]);
    }
  });

  test('several movements of the clock are one', () => {
    const advance = (ms: number) => ({ path: 'clock', body: { advance: ms } });
    expect(formatLink([advance(3_600_000), advance(-1_800_000)])).toBe('clock:30m');
  });

  test('an unknown part is rejected, with the known ones', () => {
    expect(() => parseLink('people:lucia')).toThrow(/unknown part "people:".*as:, .*fault:/);
  });
});

describe('a link of the backend', () => {
  const backend = runBackend();
  let client: Client;
  beforeEach(() => {
    client = backend.client();
  });

  const loadFaults = async (one: Client) =>
    (await one.admin('faults')).map(({ id: _, ...fault }: { id: string }) => fault);

  test('sets up the same state in another database', async () => {
    await client.admin('clock', { advance: 7_200_000 });
    await client.admin('scenarios', { name: 'kycPending' });
    await client.admin('faults', { path: '/wps/wallets', kind: 'status', status: 503 });
    await client.admin('members', { account: 'rosa', vipLevel: 5, balance: 250.5 });
    await client.admin('personas', { persona: 'rosa' });
    const { link } = await client.admin('link');
    expect(link).toBe(
      'clock:2h,kycPending,fault:/wps/wallets:503,member:rosa:vipLevel=5:balance=250.5,as:rosa',
    );

    const other = backend.client();
    await other.admin('scenarios', { name: 'maintenance' });
    const { session } = await other.admin('link', { link });
    expect(session.userName).toBe('rosa');
    expect((await other.admin('link')).link).toBe(link);
    expect(await loadFaults(other)).toEqual(await loadFaults(client));
    const { now } = await other.admin('clock');
    expect(now).toBeGreaterThan(Date.now() + 7_000_000);
    await other.send('DELETE', '/__mock/faults');
    const wallets = await other.as(session.token).get('/wps/wallets/gcs');
    expect(JSON.stringify(wallets.body.value)).toContain('250.5');
  });

  test.each(EVERYDAY_STATES)(
    'reproduces the everyday state %s in another database',
    async (name) => {
      const readState = async (one: Client) => {
        const active = await one.admin('scenarios/active');
        return active.map(({ changes, ...scenario }: { changes: { rows: object[] } }) => ({
          ...scenario,
          rows: changes.rows.length,
        }));
      };
      await client.admin('reset', { now: 1_777_906_800_000 });
      await client.persona('member');
      await client.admin('scenarios', { name });
      const { link } = await client.admin('link');
      const other = backend.client();
      await other.admin('link', { link });
      expect(await loadFaults(other)).toEqual(await loadFaults(client));
      expect(await readState(other)).toEqual(await readState(client));
    },
  );

  test('names people by their accounts, and a visitor has no session', async () => {
    await client.persona('member');
    expect((await client.admin('link')).link).toBe('as:lucia');
    expect(await client.admin('link', { link: 'as:visitor' })).toMatchObject({ session: null });
    expect(await client.admin('link', { link: '' })).toMatchObject({ session: null });
    expect((await client.admin('link')).link).toBe('');
  });

  test('names whom the clock has logged out, but not who has logged out', async () => {
    await client.persona('member');
    expect((await client.admin('link')).ended).toBeNull();
    await client.admin('clock', { advance: 3 * 86_400_000 });
    expect((await client.admin('link')).ended).toBe('lucia');
    await client.admin('link', { link: 'clock:3d,as:lucia' });
    expect((await client.admin('link')).ended).toBeNull();
    const { token } = await client.admin('personas', { persona: 'lucia' });
    await client.as(token).send('DELETE', '/wps/session/logout');
    await client.admin('clock', { advance: 3 * 86_400_000 });
    expect((await client.admin('link')).ended).toBeNull();
  });

  test('changes nothing, when one of its steps fails', async () => {
    await client.admin('scenarios', { name: 'maintenance' });
    const before = await client.admin('export');
    const { status, body } = await client.post('/__mock/link', { link: 'noNotices,nonsense' });
    expect([status, body.message]).toEqual([400, expect.stringContaining('"nonsense"')]);
    expect((await client.admin('export')).rows).toEqual(before.rows);
    expect((await client.admin('link')).link).toBe('maintenance');
  });
});
