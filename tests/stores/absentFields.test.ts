import { beforeAll, describe, expect, test } from 'vitest';
import { kyc } from '../../src/contract/account/kyc';
import { memberInfo } from '../../src/contract/account/member';
import { salaryContract } from '../../src/contract/agents/agentContract';
import { bettingRecord, profitAndLoss } from '../../src/contract/lottery/betting';
import { mails } from '../../src/contract/messages/mail';
import { vip } from '../../src/contract/promotions/vip';
import { memberLimits } from '../../src/contract/safePlay/limit';
import { memberSessionPlan } from '../../src/contract/safePlay/sessionPlan';
import { firstTexts, loadTexts } from '../../src/i18n/locale';
import { createKyc } from '../../src/stores/account/kyc';
import { createAgentContract } from '../../src/stores/agents/agentContract';
import { creditedSum } from '../../src/stores/cashier/creditedSum';
import type { Deposit } from '../../src/stores/cashier/deposit';
import { createMail } from '../../src/stores/messages/mail';
import { createUnread } from '../../src/stores/messages/unread';
import { claimedInAll } from '../../src/stores/promotions/claimed';
import { createVip } from '../../src/stores/promotions/vip';
import { createProfit } from '../../src/stores/records/profit';
import { createLimit, type MemberLimit } from '../../src/stores/safePlay/limit';
import { createSessionPlan, lostIn, type SessionPlan } from '../../src/stores/safePlay/sessionPlan';
import { bonusHeldText } from '../../src/widgets/cashier/bonusHeldText';
import { boundsText } from '../../src/widgets/cashier/boundsText';
import { depositReceipt } from '../../src/widgets/cashier/deposit/depositReceipt';
import { closedText } from '../../src/widgets/safePlay/closedText';
import { leftOf, limitText, renewText, usedText } from '../../src/widgets/safePlay/limitTexts';
import { createFakeHost, settle } from '../helpers/fakeHost';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('cashier', 'record', 'safePlay');
});

describe('S4.53 a field that the backend does not send is no statement', () => {
  test('no bounds are named without the lowest amount', () => {
    expect(boundsText({ max: 500 })).toBe('');
    expect(boundsText({ min: 5, max: 500 })).toMatch(/5.00 a .*500.00/);
  });

  test('a bonus that is held names no stakes that are left', () => {
    const terms = { available: 1, bonusHeld: 20 } as Parameters<typeof bonusHeldText>[0];
    expect(bonusHeldText(terms).value).not.toMatch(/apuesta|\b0\.00/);
    expect(bonusHeldText({ ...terms, turnoverLeft: 90 }).value).toMatch(/apuesta .*90.00/);
  });

  test('a deposit without its fee does not say what was credited', () => {
    const deposit = { amount: 50, bonus: 0, state: 'paid' } as Deposit;
    expect(creditedSum(deposit)).toBeUndefined();
    expect(depositReceipt(deposit).join('\n')).not.toMatch(/recibes/i);
    expect(creditedSum({ ...deposit, fee: 2 })).toBe(48);
    expect(creditedSum({ ...deposit, credited: 47 })).toBe(47);
  });

  test('a limit that is not named is neither an amount nor no limit', () => {
    const limit: MemberLimit = { kind: 'deposit', period: 'day', used: 5 };
    expect(limitText('deposit', undefined)).toBe('–');
    expect([usedText(limit), renewText(limit), leftOf(limit)]).toEqual(['', '', undefined]);
    expect(limitText('deposit', null)).not.toBe('–');
    expect(leftOf({ ...limit, amount: 20 })).toBe(15);
    expect(leftOf({ ...limit, amount: 20, left: 3 })).toBe(3);
  });

  test('a session plan without its sums has no loss, and the server is asked after each round', async () => {
    const { host, reply, logIn, requestsOf } = createFakeHost();
    logIn('ana');
    const plan: SessionPlan = { startedAt: 0, endsAt: 60_000, amount: 20 };
    reply(memberSessionPlan, { plan, now: 0 });
    const store = host.use(createSessionPlan);
    await store.current.load();
    store.addRound(5, 0);
    await settle();
    expect(store.plan.value && lostIn(store.plan.value)).toBeUndefined();
    expect(requestsOf(memberSessionPlan)).toHaveLength(2);
  });

  test('the sum of all days has only what every day says', async () => {
    const { host, reply, logIn } = createFakeHost();
    logIn('ana');
    const days = [
      { day: '2026-01-01', stake: 2, win: 1 },
      { day: '2026-01-02', stake: 3 },
    ];
    reply(profitAndLoss, { days });
    reply(bettingRecord, { byGameType: [] });
    const { summary } = host.use(createProfit);
    await summary.load({ from: 0, to: 1 });
    expect(summary.value.value?.sum).toEqual({ stake: 5 });
  });

  test('the way to the next VIP level needs the points, and there is none from the last level', async () => {
    const { host, reply, logIn } = createFakeHost();
    logIn('ana');
    const { vipStatus, way } = host.use(createVip);
    reply(vip, { level: 1, points: 5, nextPoints: 20, claims: [] });
    await vipStatus.load();
    expect(way.value).toEqual({ points: 5, needed: 20 });
    for (const status of [{ points: 5 }, { nextPoints: 20 }]) {
      reply(vip, { level: 1, claims: [], ...status });
      await vipStatus.load();
      expect(way.value).toBeUndefined();
    }
  });

  test('what several claims have paid is their sum, and unknown when one of them does not say it', () => {
    expect(claimedInAll([{ amount: 2 }, { amount: 3 }])).toEqual({ amount: 5 });
    expect(claimedInAll([{ amount: 2 }, { amount: undefined }])).toEqual({ amount: undefined });
  });

  test('a break whose end is not named is not for good, and used time is not a decision', () => {
    const forever = closedText({ reason: 'break', until: null });
    expect(closedText({ reason: 'break' })).not.toBe(forever);
    expect(closedText({ reason: 'time', until: null })).not.toBe(forever);
    expect(closedText({ reason: 'time' })).toBe(closedText({ reason: 'time', until: null }));
  });

  test.each([
    ['documents', { documents: [{ side: 'front' }] }, 'uploading'],
    ['its date', { documents: [], submittedAt: 5 }, 'reviewing'],
    ['a reason', { documents: [], submittedAt: 5, reason: 'x' }, 'rejected'],
    ['the date of the check', { documents: [], submittedAt: 5, verifiedAt: 6 }, 'verified'],
    ['nothing', { documents: [] }, 'none'],
  ])('an identity check without a state is what %s says', async (_, check, state) => {
    const { host, reply, logIn } = createFakeHost();
    logIn('ana');
    reply(kyc, check);
    const store = host.use(createKyc);
    await store.kycStatus.load();
    expect(store.state.value).toBe(state);
  });

  test('a contract without a state waits for an answer only when its field says so', async () => {
    const { host, reply, logIn } = createFakeHost();
    logIn('ana');
    const contract = { contractId: 'c', steps: [] };
    const { open, opened } = host.use(createAgentContract);
    reply(salaryContract, { dailysalreqtype: '', contract });
    await open('daily');
    expect(opened.value.value?.state).toBeUndefined();
    reply(salaryContract, { dailysalreqtype: 'NEW', contract });
    await open('daily');
    expect(opened.value.value?.state).toBe('pending');
  });

  test('the limits are read again, when the reply to a change has none of them', async () => {
    const { host, reply, logIn, requestsOf } = createFakeHost();
    logIn('ana');
    const limits = [{ kind: 'deposit', period: 'day', amount: 20 }];
    reply(memberLimits, { limits });
    const store = host.use(createLimit);
    await store.all.load();
    reply(memberLimits, { limits: [] });
    void store.set('deposit', 'day', 10);
    await settle();
    // Read, changed at the same path, and read again.
    expect(requestsOf(memberLimits)).toHaveLength(3);
  });

  test('the number of unread mails stays, when a list does not have it', async () => {
    const { host, reply, logIn } = createFakeHost();
    reply(memberInfo, { type: 0 });
    logIn('ana');
    host.use(createUnread).setMail(3);
    reply(mails, { content: [] });
    await host.use(createMail).open('all');
    await settle();
    expect(host.use(createUnread).mail.value).toBe(3);
  });
});

test('a round is counted without the server, when the sums of the plan are known', async () => {
  const { host, reply, logIn, requestsOf } = createFakeHost();
  logIn('ana');
  const plan: SessionPlan = { startedAt: 0, endsAt: 60_000, amount: 20, staked: 4, won: 1 };
  reply(memberSessionPlan, { plan, now: 0 });
  const store = host.use(createSessionPlan);
  await store.current.load();
  store.addRound(5, 2);
  await settle();
  expect(store.plan.value).toMatchObject({ staked: 9, won: 3 });
  expect(requestsOf(memberSessionPlan)).toHaveLength(1);
});

test('a limit is that of its kind and its period', async () => {
  const { host, reply, logIn } = createFakeHost();
  logIn('ana');
  const limits = [
    { kind: 'deposit', period: 'day', amount: 20 },
    { kind: 'stake', period: 'week', amount: 30 },
    { kind: 'deposit', period: 'week', amount: 40 },
  ];
  reply(memberLimits, { limits });
  const store = host.use(createLimit);
  await store.all.load();
  expect(store.limitOf('deposit', 'week').value?.amount).toBe(40);
  expect(store.limitOf('stake', 'day').value).toBeUndefined();
});
