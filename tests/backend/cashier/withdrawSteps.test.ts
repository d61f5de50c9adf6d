import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  lucia = await backend.client().persona('member');
  await lucia.admin('clock', { freeze: true });
});

const relay = (name: string) => `/wps/relay/MCS2_${name}`;
const pass = (seconds: number) => lucia.admin('clock', { advance: seconds * 1_000 });
const request = async (amount: number) =>
  (await lucia.post('/wps/transaction/withdraw', { amount, paymentPassword: '246810' })).body.value;
const load = async (id: string) => {
  const { content } = (await lucia.get(relay('withdrawReport'), { pageSize: 200 })).body.value;
  return content.find(({ withdrawId }: { withdrawId: string }) => withdrawId === id);
};
const done = (withdrawal: { steps: { kind: string; at?: number }[] }) =>
  withdrawal.steps.filter(({ at }) => at !== undefined).map(({ kind }) => kind);

describe('the steps of a withdrawal', () => {
  test('S7.41 have the time at which each of them happened', async () => {
    const { withdrawId, at, steps, expectedAt } = await request(100);
    expect(done({ steps })).toEqual(['requested']);
    expect(expectedAt).toBe(at + 15 * 60_000);
    await pass(21);
    expect(done(await load(withdrawId))).toEqual(['requested', 'checked']);
    await pass(40);
    expect(done(await load(withdrawId))).toEqual(['requested', 'checked', 'approved']);
    await pass(30);
    expect((await load(withdrawId)).steps[3]).toEqual({ kind: 'sent', at: at + 90_000 });
    await pass(90);
    const paid = await load(withdrawId);
    expect(paid).toMatchObject({ state: 'paid', updatedAt: at + 180_000 });
    expect(done(paid)).toHaveLength(5);
    expect(paid).not.toHaveProperty('expectedAt');
  });

  test('S7.41 wait for a document until the identity is verified', async () => {
    await lucia.admin('scenarios', { name: 'kycNone' });
    const { withdrawId, missing } = await request(100.31);
    expect(missing).toEqual([{ kind: 'document' }]);
    await pass(3_600);
    const waiting = await load(withdrawId);
    expect(done(waiting)).toEqual(['requested']);
    expect(waiting).not.toHaveProperty('expectedAt');
    await lucia.admin('scenarios', { name: 'kycVerified' });
    expect(await load(withdrawId)).not.toHaveProperty('missing');
    await pass(181);
    expect(await load(withdrawId)).toMatchObject({ state: 'paid' });
  });

  test('S7.41 wait for stakes that are made after the request', async () => {
    const bet = (stake: number) =>
      lucia.post('/wps/game/round', { nodeId: '100001', stake, kind: 'spin' });
    await bet(15);
    const { withdrawId, missing } = await request(100.32);
    expect(missing).toEqual([{ kind: 'turnover', amount: 20, left: 20 }]);
    await bet(12.5);
    expect((await load(withdrawId)).missing).toEqual([{ kind: 'turnover', amount: 20, left: 7.5 }]);
    await pass(600);
    expect(await load(withdrawId)).toMatchObject({ state: 'pending' });
    await bet(7.5);
    await load(withdrawId);
    await pass(61);
    expect(await load(withdrawId)).toMatchObject({ state: 'approved' });
  });

  test('S7.41 wait for the code that was sent to the member, and take no other one', async () => {
    const { withdrawId } = await request(100.33);
    const confirm = (code: string) => lucia.post(relay('confirmWithdraw'), { withdrawId, code });
    expect((await confirm('000000')).body.code).toBe('wrong_code');
    const sent = await lucia.post(relay('withdrawCode'), { withdrawId });
    expect(sent.body.value.sentTo).toMatch(/^\+51 \*{4}\d{3}$/);
    const { smsCodes } = await lucia.admin('state');
    expect((await confirm('1')).body.code).toBe('wrong_code');
    const answer = await confirm(smsCodes.at(-1).code);
    expect(answer.body.value).not.toHaveProperty('missing');
    expect((await confirm(smsCodes.at(-1).code)).body.code).toBe('withdraw_not_waiting');
    await pass(181);
    expect(await load(withdrawId)).toMatchObject({ state: 'paid' });
  });

  test('S7.41 no code is sent for the withdrawal of another member', async () => {
    const { withdrawId } = await request(100.33);
    const victor = await lucia.as(undefined).persona('vip');
    const answer = await victor.post(relay('withdrawCode'), { withdrawId });
    expect(answer.body.code).toBe('withdraw_missing');
  });

  test('S7.42 a withdrawal that waits for the member can be cancelled', async () => {
    const { withdrawId } = await request(100.33);
    const { body } = await lucia.post(relay('cancelWithdraw'), { withdrawId });
    expect(body.value).toMatchObject({ state: 'cancelled' });
    expect(body.value).not.toHaveProperty('missing');
    await pass(600);
    expect(await load(withdrawId)).toMatchObject({ state: 'cancelled' });
  });
});
