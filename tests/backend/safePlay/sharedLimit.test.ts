import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  const client = backend.client();
  await client.admin('reset', { now: Date.UTC(2026, 5, 1, 17), frozen: true });
  await client.admin('scenarios', { name: 'depositsRejected' });
  await client.admin('scenarios', { name: 'sharedLimit' });
  lucia = await client.persona('member');
});

const deposit = async (amount: number) =>
  (await lucia.post('/wps/relay/MCS2_alipay', { amount })).body;
const shared = async () => (await lucia.get('/wps/member/limits')).body.value.shared;

describe('market sharedDepositLimit', () => {
  test('S10.17 rejects a deposit above what is left with all operators, and says how much that is', async () => {
    expect(await shared()).toMatchObject({ period: 'month', amount: 5000, left: 60 });
    expect(await deposit(61)).toMatchObject({ code: 'shared_limit', value: { left: 60 } });
    expect((await deposit(40)).success).toBe(true);
    expect((await shared()).left).toBe(20);
    expect((await deposit(30)).code).toBe('shared_limit');
  });

  test('rejects a voucher without using it up, and an agent’s transfer', async () => {
    const voucher = async () =>
      (await lucia.post('/wps/relay/MCS2_voucher', { code: 'FERIA-2025-MARE' })).body;
    expect((await voucher()).code).toBe('shared_limit');
    const agent = await lucia.persona('agent');
    const input = { account: 'lucia', amount: 61, moduleId: 'FUNDTRANS3' };
    const { body } = await agent.post('/wps/agent/transferDownline', input);
    expect(body.code).toBe('transfer_unavailable');
    const set = { value: { rules: { sharedDepositLimit: { period: 'month', amount: 6000 } } } };
    await lucia.admin('state', { table: 'settings', id: 'market', set });
    expect((await voucher()).success).toBe(true);
  });

  test('begins again with the next period, and is absent in a market without one', async () => {
    await lucia.admin('clock', { at: Date.UTC(2026, 6, 1, 17) });
    const again = await lucia.persona('member');
    const read = async () => (await again.get('/wps/member/limits')).body.value.shared;
    expect((await read()).left).toBe(5000);
    const set = { value: { rules: { sharedDepositLimit: null } } };
    await again.admin('state', { table: 'settings', id: 'market', set });
    expect(await read()).toBeUndefined();
  });
});
