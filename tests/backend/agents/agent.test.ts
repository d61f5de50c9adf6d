import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../src/contract/agents/agent';
import { type Client, runBackend } from '../backend';
import { balance, idempotencyKey } from '../cashier/money';

const backend = runBackend();
let client: Client;
let agustin: Client;

const modules = new Map(
  Object.values(contract).flatMap((item) => ('module' in item ? [[item.path, item.module]] : [])),
);
/** Names the module of each endpoint, like the app. */
const withModules = (client: Client): Client => ({
  ...client,
  get: (path, query) => client.get(path, { moduleId: modules.get(path), ...query }),
  post: (path, body, more) =>
    client.post(path, { moduleId: modules.get(path), ...(body as object) }, more),
});
beforeEach(async () => {
  client = backend.client();
  await client.admin('reset', { seed: 'agents', now: Date.UTC(2026, 6, 1, 10), frozen: true });
  agustin = withModules(await client.persona('agent'));
});

const DOWNLINES = '/wps/agent/downlines';
const TRANSFER = '/wps/agent/transferDownline';
const PIN = '246810';
type Account = { account: string };
interface DownlineMember {
  account: string;
  level: number;
  upline: string;
  balance: number;
}
const readDownline = async (client: Client, query = {}): Promise<DownlineMember[]> =>
  (await client.get(DOWNLINES, { pageSize: 200, ...query })).body.value.content;

/** Logs in as Amparo, an agent below the agent Agustín. */
async function amparo() {
  const credentials = { username: 'amparo', password: 'Feria2025', captcha: '', type: 'username' };
  const { body } = await client.encrypted('POST', '/wps/session/login', {
    ...credentials,
    loginAs: 'agent',
  });
  return withModules(client.as(body.value.token));
}

/** What all members have together. */
const moneyOfAll = async () => {
  const { wallets } = await client.admin('state');
  return wallets.reduce((sum: number, { balance }: { balance: number }) => sum + balance, 0);
};

describe('the downline', () => {
  test('S7.44 has three levels and can be filtered', async () => {
    const all = await readDownline(agustin);
    expect(all.length).toBeGreaterThanOrEqual(40);
    for (const level of [1, 2, 3]) {
      const some = await readDownline(agustin, { level });
      expect(some.length).toBeGreaterThan(5);
      expect(some.every((member) => member.level === level)).toBe(true);
    }
    const direct = await readDownline(agustin, { level: 1 });
    expect(direct.every(({ upline }) => upline === 'agustin')).toBe(true);
    const named = await readDownline(agustin, { name: 'AMP' });
    expect(named.map(({ account }) => account)).toEqual(['amparo']);
    const under = await readDownline(agustin, { upline: 'lucia' });
    expect(under.length).toBeLessThan(all.length);
    expect(under.some(({ account }) => account === 'lidia')).toBe(true);
  });

  test('S7.44 a member is found by a part of the nickname', async () => {
    const found = await readDownline(agustin, { name: 'brau' });
    expect(found.map(({ account }) => account)).toEqual(['braulio']);
  });

  test('S7.44 the list is sorted by each of its figures, the highest first', async () => {
    for (const sort of ['joinedAt', 'stake', 'deposits', 'balance'] as const) {
      const values = (await readDownline(agustin, { sort })).map((row) =>
        Number(row[sort as 'balance']),
      );
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(new Set(values).size).toBeGreaterThan(3);
    }
  });

  test('S7.44 a downline of 5,000 is answered in pages, and its report in time', async () => {
    await client.admin('scenarios', { name: 'largeDownline' });
    for (const sort of ['joinedAt', 'stake'] as const) {
      const { body } = await agustin.get(DOWNLINES, { sort, pageNo: 100, pageSize: 50 });
      expect(body.value.totalCount).toBeGreaterThan(5000);
      expect(body.value.content).toHaveLength(50);
    }
    const { body } = await agustin.get('/wps/relay/ODSFE2_teamReport');
    expect(body.value.members).toBeGreaterThan(5000);
    expect(body.value.levels.map((level: { members: number }) => level.members > 200)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('S7.44 an agent sees the own downline only, and other accounts give the same error as unknown ones', async () => {
    const hers = await readDownline(await amparo());
    const his = (await readDownline(agustin)).map(({ account }) => account);
    expect(hers.length).toBeGreaterThan(3);
    expect(hers.length).toBeLessThan(his.length);
    for (const account of ['lucia', 'agustin', 'victor', 'nobody']) {
      const answer = await (await amparo()).get('/wps/agent/downline', { account });
      expect(answer.body).toMatchObject({ success: false, code: 'not_your_downline' });
    }
  });

  test('S7.44 agent endpoints are rejected, when the member is no agent', async () => {
    const lucia = await client.persona('member');
    for (const path of [
      DOWNLINES,
      '/wps/agent/downline',
      '/wps/relay/ODSFE2_teamReport',
      '/wps/relay/MCS2_getInviteLink',
    ])
      expect((await lucia.get(path)).status).toBe(403);
    for (const path of [
      TRANSFER,
      '/wps/agent/transferMultipleDownline',
      '/wps/agent/updateDownlineRebates',
    ])
      expect((await lucia.post(path, {})).status).toBe(403);
  });
});

describe('a call of an agent', () => {
  test.each([
    [DOWNLINES, 'AGEDOWNMAN3'],
    ['/wps/agent/downline', 'AGEDOWNMAN3'],
    ['/wps/relay/ODSFE2_teamReport', 'AGEINFO3'],
    ['/wps/relay/ODSFE2_commissionReport', 'AGEINFO3'],
    ['/wps/relay/MCS2_getInviteLink', 'AGEINFO3'],
    ['/wps/relay/ODSFE2_transferReport', 'FUNDTRANS3'],
  ])('S7.44 %s is rejected without its module id %s', async (path, moduleId) => {
    const account = path.endsWith('downline') ? { account: 'lucia' } : {};
    const agent = await client.persona('agent');
    for (const wrong of [undefined, 'COMM3'])
      expect((await agent.get(path, { ...account, moduleId: wrong })).body.code).toBe(
        'module_wrong',
      );
    expect((await agent.get(path, { ...account, moduleId })).body.success).toBe(true);
  });

  test('S7.44 money is not moved without the module id', async () => {
    const agent = await client.persona('agent');
    const before = await moneyOfAll();
    const one = { account: 'lucia', amount: 1 };
    expect((await agent.post(TRANSFER, one)).body.code).toBe('module_wrong');
    expect((await agent.post('/wps/relay/MCS2_claimCommission')).body.code).toBe('module_wrong');
    expect(await moneyOfAll()).toBe(before);
  });

  test('S3.36 announcements of type A need the module id, and only agents get them', async () => {
    const path = '/wps/relay/MCSFE_getListAnnouncements';
    const agent = await client.persona('agent');
    expect((await agent.get(path, { types: 'A' })).body.code).toBe('module_wrong');
    const query = { types: 'A', moduleId: 'AGEANNOUNCE3' };
    expect((await agent.get(path, query)).body.value.length).toBeGreaterThan(0);
    expect((await (await client.persona('member')).get(path, query)).body.value).toEqual([]);
  });
});

describe('transfers', () => {
  test('S7.44 a transfer keeps the total of all wallets and is in the report', async () => {
    const before = await moneyOfAll();
    const { body } = await agustin.post(TRANSFER, {
      account: 'lucia',
      amount: 100.5,
      remark: 'Hi',
      paymentPassword: PIN,
    });
    expect(body.value).toMatchObject({ account: 'lucia', amount: 100.5 });
    expect(await moneyOfAll()).toBe(before);
    const report = await agustin.get('/wps/relay/ODSFE2_transferReport');
    expect(report.body.value).toMatchObject({ sum: 100.5 });
    expect(report.body.value.content[0]).toMatchObject({ account: 'lucia', remark: 'Hi' });
  });

  test('S7.44 a transfer is made once, when it is repeated with its key', async () => {
    const key = idempotencyKey('k-1');
    const input = { account: 'lucia', amount: 20, paymentPassword: PIN };
    const first = await agustin.post(TRANSFER, input, key);
    const second = await agustin.post(TRANSFER, input, key);
    expect(second.body).toEqual(first.body);
    const { body } = await agustin.get('/wps/relay/ODSFE2_transferReport');
    expect(body.value.sum).toBe(20);
  });

  test('S7.44 several transfers at once are all made, or none', async () => {
    const path = '/wps/agent/transferMultipleDownline';
    const before = await moneyOfAll();
    const { body } = await agustin.get('/wps/wallets/gcs');
    const half = Math.ceil(body.value.sumBalance / 2) + 1;
    const two = [
      { account: 'lucia', amount: half },
      { account: 'amparo', amount: half },
    ];
    const tooMuch = await agustin.post(path, { transfers: two });
    expect(tooMuch.body.code).toBe('balance_insufficient');
    const foreign = await agustin.post(path, {
      transfers: [
        { account: 'lucia', amount: 1 },
        { account: 'victor', amount: 1 },
      ],
    });
    expect(foreign.body.code).toBe('not_your_downline');
    expect((await agustin.get('/wps/relay/ODSFE2_transferReport')).body.value.content).toEqual([]);
    const done = await agustin.post(path, {
      transfers: two.map((transfer) => ({ ...transfer, amount: 5 })),
      paymentPassword: PIN,
    });
    expect(done.body.value.transfers).toHaveLength(2);
    expect(await moneyOfAll()).toBe(before);
  });

  test('S7.44 no money moves without the payment password of the agent, or with a wrong one', async () => {
    const before = await moneyOfAll();
    const one = { account: 'lucia', amount: 5 };
    const several = { transfers: [one, { account: 'amparo', amount: 5 }] };
    for (const [path, input] of [
      [TRANSFER, one],
      ['/wps/agent/transferMultipleDownline', several],
    ] as const)
      for (const paymentPassword of [undefined, '000000']) {
        const { body } = await agustin.post(path, { ...input, paymentPassword });
        expect(body.code).toBe('payment_password_wrong');
      }
    expect((await agustin.get('/wps/relay/ODSFE2_transferReport')).body.value.content).toEqual([]);
    expect(await moneyOfAll()).toBe(before);
  });

  test('S7.44 zero, negative amounts and fractions of a cent are rejected', async () => {
    for (const amount of [0, -5, 0.001])
      expect((await agustin.post(TRANSFER, { account: 'lucia', amount })).body.code).toBe(
        'amount_invalid',
      );
  });
});

describe('rebates and commission', () => {
  test('S7.44 a rebate can be set for direct members, up to the agent’s own rebate', async () => {
    const path = '/wps/agent/updateDownlineRebates';
    const set = (account: string, rebates: object) => agustin.post(path, { account, rebates });
    expect((await set('amparo', { RNG: 1 })).body.success).toBe(true);
    const downline = await agustin.get('/wps/agent/downline', { account: 'amparo' });
    expect(downline.body.value.rebates.RNG).toBe(1);
    expect((await set('amparo', { RNG: 1.1 })).body.code).toBe('rebate_too_high');
    expect((await set('amparo', { constructor: 0.1 })).body.code).toBe('rebate_too_high');
    expect((await set('quiana', { RNG: 0.1 })).body.code).toBe('not_your_direct');
  });

  test('S7.44 levels and days of the report add up, and a longer period has more stakes', async () => {
    const report = async (query = {}) =>
      (await agustin.get('/wps/relay/ODSFE2_teamReport', query)).body.value;
    const week = await report();
    const sum = (of: { stake: number }[]) => of.reduce((all, { stake }) => all + stake, 0);
    expect(sum(week.levels)).toBeCloseTo(week.stake, 6);
    expect(sum(week.days)).toBeCloseTo(week.stake, 6);
    expect(week.days).toHaveLength(7);
    const month = await report({ from: Date.UTC(2026, 5, 2) });
    expect(month.stake).toBeGreaterThan(week.stake);
  });

  test('S7.44 the reports of the team and of the commission have the same sums on each day', async () => {
    const { days } = (await agustin.get('/wps/relay/ODSFE2_teamReport')).body.value;
    const { content } = (await agustin.get('/wps/relay/ODSFE2_commissionReport')).body.value;
    expect(content.length).toBeGreaterThan(0);
    for (const { at, stake, amount } of content) {
      const day = days.find((each: { at: number }) => each.at === at);
      expect(day).toMatchObject({ stake, commission: amount });
    }
  });

  test('S7.44 commission is claimed once', async () => {
    const path = '/wps/relay/MCS2_claimCommission';
    const { pending } = (await agustin.get('/wps/relay/ODSFE2_commissionReport')).body.value;
    expect(pending).toBeGreaterThan(0);
    expect((await agustin.post(path)).body.value.amount).toBe(pending);
    expect((await agustin.post(path)).body.code).toBe('commission_missing');
    expect((await agustin.get('/wps/relay/ODSFE2_commissionReport')).body.value.pending).toBe(0);
  });

  test('S7.44 commission is pending until it is claimed, however old it is', async () => {
    const client = await amparo();
    const path = '/wps/relay/ODSFE2_commissionReport';
    const list = async (from: number, to: number) =>
      (await client.get(path, { from, to, pageSize: 200 })).body.value;
    const now = Date.UTC(2026, 6, 1, 10);
    const day = 86_400_000;
    const { members } = await client.admin('state');
    const { id } = members.find(({ account }: Account) => account === 'amparo');
    const below = members.filter(({ referrer }: { referrer: string }) => referrer === id);
    const set = { registeredAt: now - 199 * day };
    for (const row of [{ id }, ...below])
      await client.admin('state', { table: 'members', id: row.id, set });
    const old = await list(now - 120 * day, now - 100 * day);
    expect(old.content.length).toBeGreaterThan(0);
    for (const { state } of old.content) expect(state).toBe('pending');
    const { amount } = (await client.post('/wps/relay/MCS2_claimCommission')).body.value;
    expect(amount).toBe(old.pending);
    const sum = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
    const parts = await Promise.all(
      [200, 140, 80].map((days) => list(now - days * day, now - (days - 59) * day)),
    );
    const rest = await list(now - 20 * day, now - day);
    expect(sum([...parts, rest].flatMap(({ content }) => content))).toBeCloseTo(amount, 6);
    for (const { state } of (await list(now - 120 * day, now - 100 * day)).content)
      expect(state).toBe('paid');
  });

  test('S7.44 a claim takes no money, when bets that were paid for are cancelled later', async () => {
    const path = '/wps/relay/MCS2_claimCommission';
    await agustin.post(path);
    const before = await balance(agustin);
    const { members } = await client.admin('state');
    const { id: memberId } = members.find(({ account }: Account) => account === 'amparo');
    const entry = { memberId, wallet: 'CASH', kind: 'BET_CANCEL', amount: 100_000, after: 100_000 };
    const at = Date.UTC(2026, 6, 1, 11);
    await client.admin('state', { table: 'ledger', id: 'L-x', set: { ...entry, at, ref: 'B-x' } });
    await client.admin('clock', { advance: 86_400_000 });
    const later = withModules(await client.persona('agent'));
    expect((await later.get('/wps/relay/ODSFE2_commissionReport')).body.value.pending).toBe(0);
    expect((await later.post(path)).body.code).toBe('commission_missing');
    expect(await balance(later)).toBe(before);
  });

  test('S2.42 the invitation code of the link is valid, and the referral list masks names', async () => {
    const { code, url } = (await agustin.get('/wps/relay/MCS2_getInviteLink')).body.value;
    expect(new URL(url).origin).toBe(client.origin);
    const check = await client.get('/wps/agent/affiliate', { code });
    expect(check.body.success).toBe(true);
    const lucia = await client.persona('member');
    const referral = (await lucia.get('/wps/relay/MCS2_getReferral')).body.value;
    expect(referral.invited).toBe(5);
    expect(referral.earned).toBe(referral.rewarded * referral.rule.reward);
    const list = (await lucia.get('/wps/relay/MCS2_getReferralList')).body.value;
    expect(list.content).toHaveLength(5);
    expect(list.content.every(({ name }: { name: string }) => name.includes('***'))).toBe(true);
  });
});

describe('contracts', () => {
  const loadPending = async (client: Client) =>
    (await client.get('/wps/relay/MCS2_getPendingContracts')).body.value;

  test('S3.34 S7.45 a pending daily salary contract is not pending any more, after it was accepted', async () => {
    const victor = await client.persona('vip');
    expect(await loadPending(victor)).toEqual({
      dailysalreqtype: 'STAKE',
      divtypecompperiodreq: '',
      contracthoursalreq: '',
    });
    const { body } = await victor.get('/wps/relay/MCS2_getSalaryContract');
    expect(body.value.contract).toMatchObject({ kind: 'daily', state: 'pending' });
    const answer = { kind: 'daily', accept: true };
    const accepted = await victor.post('/wps/relay/MCS2_answerContract', answer);
    expect(accepted.body.value.contract.state).toBe('accepted');
    expect((await loadPending(victor)).dailysalreqtype).toBe('');
    const again = await victor.post('/wps/relay/MCS2_answerContract', answer);
    expect(again.body.code).toBe('contact_agent');
  });

  test('S4.32 S4.33 the scenario gives a contract to everybody but the exempt account types', async () => {
    const lucia = await client.persona('member');
    expect(Object.values(await loadPending(lucia))).toEqual(['', '', '']);
    await client.admin('scenarios', { name: 'contractsPending' });
    expect(Object.values(await loadPending(lucia)).every(Boolean)).toBe(true);
    for (const caller of ['exempt', 'trial'] as const)
      expect(Object.values(await loadPending(await client.persona(caller)))).toEqual(['', '', '']);
  });
});
