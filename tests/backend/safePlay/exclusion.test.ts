import { beforeEach, expect, test } from 'vitest';
import { contractEndpoints } from '../../../mocks/admin/openapi';
import { type Client, runBackend } from '../backend';
import { balance } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
const NOON = Date.UTC(2025, 5, 10, 17);
const HOUR = 3_600_000;
const BREAK = '/wps/member/exclusion';

beforeEach(async () => {
  const client = backend.client();
  await client.admin('reset', { now: NOON, frozen: true });
  lucia = await client.persona('member');
});

const startBreak = async (hours: number | null, client = lucia) => {
  const { code } = (await client.get(`${BREAK}/preview`, hours === null ? {} : { hours })).body
    .value;
  return (await client.post(BREAK, { hours, code })).body;
};
const credentials = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
const login = async () => (await lucia.encrypted('POST', '/wps/session/login', credentials)).body;
const openWithdrawSession = async (ticket: string) => {
  const { body } = await lucia.post('/wps/session/withdrawOnly', { ticket });
  return body.success ? lucia.as(body.value.token) : body.code;
};

test('S10.05 a break ends all sessions, and no login opens one until it ends', async () => {
  const otherTab = await lucia.persona('member');
  const { value } = await startBreak(24);
  expect(value.until).toBe(NOON + 24 * HOUR);
  for (const tab of [lucia, otherTab]) expect((await tab.get('/wps/member/info')).status).toBe(401);
  expect(await login()).toMatchObject({ code: 'excluded', value: { until: value.until } });
  await lucia.admin('clock', { advance: 24 * HOUR - 1 });
  expect((await login()).code).toBe('excluded');
  await lucia.admin('clock', { advance: 1 });
  expect((await login()).success).toBe(true);
});

test('S10.05 an exclusion for good never ends', async () => {
  expect((await startBreak(null)).value.until).toBeNull();
  await lucia.admin('clock', { advance: 100 * 365 * 24 * HOUR });
  expect(await login()).toMatchObject({ code: 'excluded', value: { until: null } });
});

test('S10.05 S10.06 the session of a ticket withdraws everything and does nothing else with money', async () => {
  await lucia.post('/wps/relay/GCS_walletTransfer', { from: 'CASH', to: 'PG', amount: 5 });
  const { ticket } = (await startBreak(24)).value;
  const restricted = (await openWithdrawSession(ticket)) as Client;
  expect(await openWithdrawSession(ticket)).toBe('ticket_expired');

  const money = contractEndpoints.filter(({ endpoint }) => endpoint.money);
  const allowed = ['withdraw', 'cancelWithdraw', 'walletTransfer', 'cashOut'];
  expect(money.length).toBeGreaterThan(12);
  for (const { name, endpoint } of money) {
    if (allowed.includes(name) || endpoint.auth === 'agent') continue;
    const { body } = await restricted.post(endpoint.path);
    expect([name, body.code]).toEqual([name, 'excluded']);
  }
  const launched = await restricted.get('/wps/game/launchGame', { nodeId: '100001' });
  expect(launched.body.code).toBe('excluded');

  const { min, turnoverLeft } = (await restricted.get('/wps/relay/MCS2_withdrawInfo')).body.value;
  expect(turnoverLeft).toBe(0);
  const all = await balance(restricted);
  expect(min).toBeLessThanOrEqual(all);
  const input = { amount: all, paymentPassword: '246810' };
  expect((await restricted.post('/wps/transaction/withdraw', input)).body.success).toBe(true);
  expect(await balance(restricted)).toBe(0);
});

test('S10.06 the methods of a deposit say that a break runs, and until when', async () => {
  const readMethods = async (client: Client) =>
    (await client.get('/wps/relay/MCS2_getDepositBanks')).body.value;
  expect(await readMethods(lucia)).not.toHaveProperty('closed');
  const { ticket, until } = (await startBreak(24)).value;
  const restricted = (await openWithdrawSession(ticket)) as Client;
  expect(await readMethods(restricted)).toMatchObject({ closed: { reason: 'break', until } });
});

test('S10.06 less than the usual minimum can be withdrawn during a break', async () => {
  await lucia.post('/wps/relay/GCS_walletTransfer', { from: 'ALL', to: 'CASH' });
  const input = (amount: number) => ({ amount, paymentPassword: '246810' });
  const most = input(Math.round((await balance(lucia)) * 100 - 1_234) / 100);
  expect((await lucia.post('/wps/transaction/withdraw', most)).body.success).toBe(true);
  expect((await lucia.post('/wps/transaction/withdraw', input(12.34))).body.success).toBe(false);
  const restricted = (await openWithdrawSession((await startBreak(24)).value.ticket)) as Client;
  const { body } = await restricted.post('/wps/transaction/withdraw', input(12.34));
  expect(body.success).toBe(true);
});

test('S10.05 the session of a ticket ends with the break', async () => {
  const restricted = (await openWithdrawSession((await startBreak(2)).value.ticket)) as Client;
  await restricted.post('/wps/session/renew');
  await lucia.admin('clock', { advance: 2 * HOUR });
  expect((await restricted.get('/wps/member/info')).status).toBe(401);
});

test('S10.05 open deposits are cancelled, and no advertising is shown', async () => {
  await lucia.admin('scenarios', { name: 'depositsRejected' });
  await lucia.post('/wps/relay/MCS2_alipay', { amount: 30 });
  const preview = (await lucia.get(`${BREAK}/preview`, { hours: 5 })).body.value;
  expect(preview.openDeposits).toBeGreaterThan(0);
  const restricted = (await openWithdrawSession((await startBreak(5)).value.ticket)) as Client;
  const before = await balance(restricted);
  await lucia.admin('scenarios', { name: 'depositsPaid' });
  expect(await balance(restricted)).toBe(before);
  const { content } = (await restricted.get('/wps/relay/MCSFE_getPromotions')).body.value;
  expect(content).toEqual([]);
  const query = { types: 'PU', limitNum: 20 };
  const popups = await restricted.get('/wps/relay/MCSFE_getListAnnouncements', query);
  expect(popups.body.value ?? []).toEqual([]);
});

test('S10.07 a break can be made longer, never shorter, and only as it was previewed', async () => {
  const restricted = (await openWithdrawSession((await startBreak(24)).value.ticket)) as Client;
  expect((await startBreak(1, restricted)).code).toBe('break_shorter');
  const { code } = (await restricted.get(`${BREAK}/preview`, { hours: 48 })).body.value;
  expect((await restricted.post(BREAK, { hours: null, code })).body.code).toBe('break_changed');
  expect((await startBreak(48, restricted)).value.until).toBe(NOON + 48 * HOUR);
  expect((await login()).value.until).toBe(NOON + 48 * HOUR);
});

test('S10.05 an agent cannot send money to a member on a break', async () => {
  await startBreak(24);
  const agent = await lucia.persona('agent');
  const input = { account: 'lucia', amount: 1, moduleId: 'FUNDTRANS3' };
  const { body } = await agent.post('/wps/agent/transferDownline', input);
  expect(body.code).toBe('transfer_unavailable');
});
