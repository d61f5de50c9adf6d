import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance } from '../cashier/money';

const backend = runBackend();
let visitor: Client;
beforeEach(() => {
  visitor = backend.client();
});

/** The verification alone: other rules of a market would reject the same calls. */
const setVerification = (verification: string) =>
  visitor.admin('state', {
    table: 'settings',
    id: 'market',
    set: { value: { rules: { verification } } },
  });
const lucia = async (scenario: string) => {
  await visitor.admin('scenarios', { name: scenario });
  return visitor.persona('member');
};

/** Every way of a member to deposit, with a valid request. */
const deposits = {
  gateway: ['/wps/relay/MCS2_paymentGateway', { amount: 50, methodId: 'SOLPAY' }],
  alipay: ['/wps/relay/MCS2_alipay', { amount: 50 }],
  qq: ['/wps/relay/MCS2_qq', { amount: 50 }],
  weChat: ['/wps/relay/MCS2_weChat', { amount: 50 }],
  transfer: ['/wps/relay/MCS2_manualTransfer', { amount: 50, accountId: 'A-1', payer: 'Lucía' }],
  voucher: ['/wps/relay/MCS2_voucher', { code: 'FERIA-2025-LUNA' }],
} as const;

const withdraw = async (client: Client) =>
  (await client.post('/wps/transaction/withdraw', { amount: 60, paymentPassword: '246810' })).body;

describe('market verification', () => {
  test('S10.17 is told to the app', async () => {
    const told = async (name: string) => {
      await visitor.admin('market', { name });
      const { market } = (await visitor.get('/wps/system/settings/consolidated')).body.value;
      return market?.verification;
    };
    expect(await told('gb')).toBe('firstDeposit');
    expect(await told('es')).toBe('firstWithdrawal');
    expect(await told('pe')).toBe('none');
    expect(await told('default')).toBeUndefined();
  });

  test.each(Object.entries(deposits))(
    '"firstDeposit" rejects a deposit by %s before the verification only',
    async (_, [path, input]) => {
      const client = await lucia('kycNone');
      await setVerification('firstDeposit');
      expect((await client.post(path, input)).body.code).toBe('verify_deposit');
      await visitor.admin('scenarios', { name: 'kycVerified' });
      expect((await client.post(path, input)).body.success).toBe(true);
    },
  );

  test('"firstDeposit" rejects an application that is in review, and does not use up the voucher', async () => {
    const client = await lucia('kycPending');
    await setVerification('firstDeposit');
    const [path, input] = deposits.voucher;
    expect((await client.post(path, input)).body.code).toBe('verify_deposit');
    await setVerification('none');
    expect((await client.post(path, input)).body.success).toBe(true);
  });

  test('"firstDeposit" lets no agent send money before the verification, and lets members withdraw', async () => {
    const client = await lucia('kycNone');
    await setVerification('firstDeposit');
    const agent = await visitor.persona('agent');
    const input = { account: 'lucia', amount: 1, moduleId: 'FUNDTRANS3' };
    const path = '/wps/agent/transferDownline';
    expect((await agent.post(path, input)).body.code).toBe('transfer_unavailable');
    expect((await withdraw(client)).success).toBe(true);
  });

  test('"firstWithdrawal" rejects a withdrawal before the verification only, and takes no money', async () => {
    const client = await lucia('kycNone');
    const before = await balance(client);
    await setVerification('firstWithdrawal');
    expect((await withdraw(client)).code).toBe('verify_withdraw');
    expect(await balance(client)).toBe(before);
    const [path, input] = deposits.gateway;
    expect((await client.post(path, input)).body.success).toBe(true);
    await visitor.admin('scenarios', { name: 'kycVerified' });
    expect((await withdraw(client)).success).toBe(true);
  });
});
