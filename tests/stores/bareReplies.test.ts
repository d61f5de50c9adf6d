import { describe, expect, test } from 'vitest';
import { kyc, submitKyc } from '../../src/contract/account/kyc';
import { claimCommission } from '../../src/contract/agents/agent';
import { depositReport, gatewayDeposit, voucherDeposit } from '../../src/contract/cashier/deposit';
import { type DepositMethod, depositPromos } from '../../src/contract/cashier/depositMethod';
import { wallet } from '../../src/contract/cashier/wallet';
import { withdraw, withdrawReport } from '../../src/contract/cashier/withdraw';
import { launchGame } from '../../src/contract/games/launch';
import { sendFeedback } from '../../src/contract/messages/feedback';
import {
  applyPromotion,
  type Promotion,
  promotions,
} from '../../src/contract/promotions/promotion';
import { claimRebate, manualRebate } from '../../src/contract/promotions/rebate';
import { claimReward, rewards } from '../../src/contract/promotions/reward';
import { claimVip, vip } from '../../src/contract/promotions/vip';
import { createKyc } from '../../src/stores/account/kyc';
import { createRegister } from '../../src/stores/account/register';
import { createAgent } from '../../src/stores/agents/agent';
import { createDeposit } from '../../src/stores/cashier/deposit';
import { createWithdraw } from '../../src/stores/cashier/withdraw';
import { createGame } from '../../src/stores/games/game';
import { createLaunch } from '../../src/stores/games/launch';
import { createFeedback } from '../../src/stores/messages/feedback';
import { createPromotion } from '../../src/stores/promotions/promotion';
import { createRebate } from '../../src/stores/promotions/rebate';
import { createReward } from '../../src/stores/promotions/reward';
import { createVip } from '../../src/stores/promotions/vip';
import { createFakeHost, settle } from '../helpers/fakeHost';

const method = { methodId: 'm1', via: 'gateway' } as DepositMethod;
const details = { accountId: '', payer: '', reference: '', code: '' };

describe('a backend that answers with no more than the specification says', () => {
  test('a deposit without details in the reply is done, and nothing is shown as its payment', async () => {
    const { host, reply, logIn } = createFakeHost();
    logIn('ana');
    reply(gatewayDeposit, null);
    const { open, payment } = host.use(createDeposit);
    expect(await open({ method, amount: 50, ...details })).toBeNull();
    expect(payment.value.peek()).toBeUndefined();
  });

  test('the balance and the promotions are read again after a deposit without details in the reply', async () => {
    const { host, reply, logIn, requestsOf } = createFakeHost();
    logIn('ana');
    reply(voucherDeposit, null);
    reply(depositPromos, []);
    const { open, promos } = host.use(createDeposit);
    await promos.load();
    const voucher = { methodId: 'm2', via: 'voucher' } as DepositMethod;
    await open({ method: voucher, amount: 0, ...details, code: 'FERIA' });
    expect(requestsOf(wallet)).toHaveLength(1);
    expect(requestsOf(depositPromos)).toHaveLength(2);
  });

  test('a withdrawal without details in the reply is done, and the balance is read again', async () => {
    const { host, reply, logIn, requestsOf } = createFakeHost();
    logIn('ana');
    reply(withdraw, null);
    const { send } = host.use(createWithdraw);
    expect(await send({ amount: 10, bankCardId: 'b1', paymentPassword: 'x' })).toBe(true);
    expect(requestsOf(wallet)).toHaveLength(1);
  });

  test('a claim without details in the reply pays what was listed, and the balance is read again', async () => {
    const { host, reply, logIn, requestsOf } = createFakeHost();
    logIn('ana');
    reply(rewards, { content: [{ rewardId: 'r1', amount: 7, state: 'claimable' }] });
    reply(claimReward, {});
    const { all, claim } = host.use(createReward);
    await all.load();
    expect(await claim('r1')).toEqual({ amount: 7 });
    expect(requestsOf(wallet)).toHaveLength(1);

    const bonus = { kind: 'weekly', level: 2, amount: 9, state: 'claimable' } as const;
    reply(vip, { levels: [], claims: [bonus] });
    reply(claimVip, {});
    const { claim: claimBonus, isTopLevel, vipStatus } = host.use(createVip);
    await vipStatus.load();
    expect(await claimBonus(bonus)).toEqual({ amount: 9 });
    // The highest level has no next one either, so the card must not say that it is reached.
    expect(isTopLevel.value).toBe(false);
    reply(vip, { level: 0, levels: [{ level: 0 }], claims: [] });
    await vipStatus.load();
    expect(isTopLevel.value).toBe(true);

    reply(manualRebate, { open: [{ gameType: 'RNG', amount: 3 }], claimable: 4, content: [] });
    reply(claimRebate, {});
    const rebate = host.use(createRebate);
    await rebate.page.load();
    expect([await rebate.claim('RNG'), await rebate.claim()]).toEqual([
      { amount: 3 },
      { amount: 4 },
    ]);
  });

  test('S4.53 a claim whose amount nobody says has no amount, and not 0', async () => {
    const { host, reply, logIn } = createFakeHost();
    logIn('ana');
    const state = 'claimable';
    reply(rewards, {
      content: [
        { rewardId: 'r1', state },
        { rewardId: 'r2', amount: 7, state },
      ],
    });
    reply(claimReward, {});
    const reward = host.use(createReward);
    await reward.all.load();
    expect([await reward.claim('r1'), await reward.claim('r2')]).toEqual([{}, { amount: 7 }]);
    expect(await reward.claimAll()).toEqual({});

    const bonus = { kind: 'weekly', level: 2, state } as const;
    reply(vip, { levels: [], claims: [bonus] });
    reply(claimVip, {});
    const vipRoom = host.use(createVip);
    await vipRoom.vipStatus.load();
    expect([await vipRoom.claim(bonus), await vipRoom.claimAll()]).toEqual([{}, {}]);

    reply(claimCommission, {});
    expect(await host.use(createAgent).claim()).toEqual({});
  });

  test('an application, a question and an identity form are sent, when the reply has no details', async () => {
    const { host, reply, logIn, requestsOf } = createFakeHost();
    logIn('ana');
    const promotion = { promotionId: 'p1', needsForm: false, label: 'join' } as Promotion;
    reply(promotions, { categories: [], content: [{ ...promotion, label: 'applying' }] });
    reply(applyPromotion, null);
    const { list, apply } = host.use(createPromotion);
    await list.load();
    expect((await apply(promotion))?.label).toBe('applying');

    reply(sendFeedback, null);
    expect(await host.use(createFeedback).send('other')).toBe(true);

    reply(kyc, { state: 'reviewing', documents: [] });
    const identity = host.use(createKyc);
    await identity.kycStatus.load();
    reply(submitKyc, null);
    expect(await identity.submit({} as never)).toBe(true);
    // Read, sent to the same path, and read again.
    expect(requestsOf(kyc)).toHaveLength(3);
  });

  test('a cancelled withdrawal is read again from the report', async () => {
    const { host, reply, logIn, requestsOf } = createFakeHost();
    logIn('ana');
    const row = { withdrawId: 'w1', amount: 10 };
    reply(withdrawReport, { content: [row] });
    const { records, cancel } = host.use(createWithdraw);
    await records.open({ from: 0, to: 1 });
    reply({ path: '/wps/relay/MCS2_cancelWithdraw' }, null);
    expect(await cancel(row as never)).toBe(true);
    await settle();
    expect(requestsOf(withdrawReport)).toHaveLength(2);
    expect(requestsOf(depositReport)).toEqual([]);
  });

  test('a game opens with what was asked for, when the reply has only an address', async () => {
    const { host, reply, logIn } = createFakeHost();
    logIn('ana');
    reply(launchGame, { url: 'https://games.example/1', ticket: '', leastStake: 0 });
    reply({ path: '/wps/member/info' }, { type: 0 });
    reply(
      { path: '/wps/system/settings/consolidated' },
      { launchOrigins: ['https://games.example'] },
    );
    const { opened } = host.use(createLaunch);
    await opened.load({ nodeId: '7', vendor: 'PG', gameCode: 'x', isFree: false });
    expect(opened.value.peek()).toMatchObject({
      isFree: false,
      game: { id: '7', vendor: 'PG' },
    });
  });

  test('a list of games goes on while its pages are full, when there is no total', async () => {
    const { host, reply } = createFakeHost();
    const { loadPage } = host.use(createGame);
    reply({ path: '/wps/relay/GCSGAME_gameList' }, { games: [{ nodeId: 1 }, { nodeId: 2 }] });
    expect(await loadPage({ page: 1, size: 2 })).toMatchObject({ page: 1, pages: 2 });
    expect(await loadPage({ page: 2, size: 3 })).toMatchObject({ page: 2, pages: 2 });
  });

  test('the registration form has a name and a password, when there are no rules', () => {
    const { host } = createFakeHost();
    const { hasField } = host.use(createRegister);
    expect(hasField('username', 'username')).toBe(true);
    expect(hasField('verificationCode', 'username')).toBe(false);
    expect(hasField('mobileNum', 'mobileNum')).toBe(true);
    expect(hasField('qqNum', 'username')).toBe(false);
  });
});
