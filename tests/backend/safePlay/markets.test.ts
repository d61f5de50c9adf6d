import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { cash } from '../cashier/money';

const backend = runBackend();
let visitor: Client;
beforeEach(() => {
  visitor = backend.client();
});

const PIN = '246810';
const SETTINGS = '/wps/system/settings/consolidated';
const LAUNCH = '/wps/game/launchGame';
const TRIAL = '/wps/session/login/freeplay';
const relay = (name: string) => `/wps/relay/MCS2_${name}`;
const enter = (name: string) => visitor.admin('market', { name });
/** Replaces rules of the market, as an operator may. */
const setRules = (rules: object) =>
  visitor.admin('state', { table: 'settings', id: 'market', set: { value: { rules } } });
const settings = async () => (await visitor.get(SETTINGS)).body.value;

async function freeGame() {
  const input = { gameType: 'RNG', pageSize: 60 };
  const { games } = (await visitor.get('/wps/relay/GCSGAME_gameList', input)).body.value;
  return games.find((game: { supportPlay: boolean }) => game.supportPlay).nodeId;
}

async function member(account: string, kyc: 'none' | 'verified') {
  await visitor.admin('members', { account, kyc, balance: 100 });
  return visitor.as((await visitor.admin('personas', { persona: account })).token);
}

test('S10.17 market default names no market, and the age is that of the operator', async () => {
  const { market, minimumAge } = await settings();
  expect([market, minimumAge]).toEqual([undefined, 21]);
});

test('an unknown market is rejected with the list of those that exist', async () => {
  const set = { value: { name: 'xx' } };
  const { body } = await visitor.post('/__mock/state', { table: 'settings', id: 'market', set });
  expect(body.message).toMatch(/^unknown market "xx".*; known: default, pe, es/);
});

describe('market minimumAge', () => {
  test('is that of the market, or the one that the operator puts in its place', async () => {
    await enter('es');
    expect((await settings()).minimumAge).toBe(18);
    await setRules({ minimumAge: 20 });
    expect((await settings()).minimumAge).toBe(20);
  });
});

describe('market freePlay', () => {
  /** Every way of a visitor to play for free. */
  async function codesOfVisitor() {
    const nodeId = await freeGame();
    const replies = await Promise.all([
      visitor.get('/wps/member/trialuser'),
      visitor.post(TRIAL, { moduleId: 'COMM3' }),
      visitor.get(LAUNCH, { nodeId, supportPlay: true }),
    ]);
    return replies.map(({ status, body }) => [status, body.code]);
  }
  const launchFree = async (client: Client) =>
    (await client.get(LAUNCH, { nodeId: await freeGame(), supportPlay: true })).body;

  test.each([
    ['loggedIn', 'free_play_login'],
    ['verified', 'free_play_login'],
    ['never', 'free_play_never'],
  ])('"%s" rejects a visitor on every path', async (freePlay, code) => {
    await setRules({ freePlay });
    expect(await codesOfVisitor()).toEqual(Array(3).fill([403, code]));
  });

  test('S10.17 "verified" is for members whose identity was verified', async () => {
    await enter('gb');
    expect((await launchFree(await member('rosa', 'none'))).code).toBe('free_play_verify');
    expect((await launchFree(await member('mario', 'verified'))).success).toBe(true);
  });

  test('"never" rejects a verified member, and the next round of a free game that is open', async () => {
    const mario = await member('mario', 'verified');
    const { game, ticket } = (await launchFree(mario)).value;
    const round = { nodeId: game.nodeId, ticket, kind: 'spin', stake: 10 };
    expect((await mario.post('/wps/game/round', round)).body.success).toBe(true);
    await setRules({ freePlay: 'never' });
    expect((await mario.post('/wps/game/round', round)).body.code).toBe('free_play_never');
    expect((await launchFree(mario)).code).toBe('free_play_never');
  });

  test('the session and the login of a trial account end, when the market changes', async () => {
    const trial = await visitor.persona('trial');
    expect((await trial.get('/wps/member/info')).status).toBe(200);
    await enter('es');
    expect((await trial.get('/wps/member/info')).status).toBe(401);
    expect((await trial.get(LAUNCH, { nodeId: 100001 })).status).toBe(401);
  });
});

describe('market withdrawal', () => {
  let lucia: Client;
  let withdrawId: string;
  beforeEach(async () => {
    lucia = await visitor.persona('member');
    const input = { amount: 100, paymentPassword: PIN };
    withdrawId = (await lucia.post('/wps/transaction/withdraw', input)).body.value.withdrawId;
  });
  const cancel = async () => (await lucia.post(relay('cancelWithdraw'), { withdrawId })).body;
  const lock = async () => (await lucia.post(relay('lockWithdraw'), { withdrawId })).body;

  test('S10.17 "final" rejects a cancellation and returns nothing', async () => {
    const before = await cash(lucia);
    await enter('gb');
    expect((await cancel()).code).toBe('withdraw_final');
    expect(await cash(lucia)).toBe(before);
  });

  test('"lock" lets the member give up the cancellation, once and for all', async () => {
    expect((await lock()).code).toBe('forbidden');
    await setRules({ withdrawal: 'lock' });
    expect((await lock()).value).toMatchObject({ withdrawId, isLocked: true, state: 'pending' });
    await setRules({ withdrawal: 'cancel' });
    expect((await cancel()).code).toBe('withdraw_locked');
    await lucia.admin('clock', { advance: 200_000 });
    const { content } = (await lucia.get(relay('withdrawReport'))).body.value;
    expect(content[0]).toMatchObject({ withdrawId, state: 'paid' });
  });

  test('"lock" leaves a withdrawal that is not locked, and that of another member, as it is', async () => {
    await setRules({ withdrawal: 'lock' });
    const victor = await lucia.persona('vip');
    const foreign = await victor.post(relay('lockWithdraw'), { withdrawId });
    expect(foreign.body.code).toBe('withdraw_missing');
    expect((await cancel()).value.state).toBe('cancelled');
    expect((await lock()).code).toBe('withdraw_closed');
  });
});

describe('limits and reality checks', () => {
  const LIMITS = '/wps/member/limits';
  const CHECK = '/wps/member/realityCheck';
  const DEPOSIT = '/wps/relay/MCS2_paymentGateway';
  const HOUR = 3_600_000;
  let rosa: Client;
  beforeEach(async () => {
    rosa = await member('rosa', 'none');
  });
  const setLimit = (kind: string, amount: number | null) =>
    rosa.post(LIMITS, { kind, period: 'day', amount });
  const limits = async () => (await rosa.get(LIMITS)).body.value;

  test('market limitsAtRegistration is told to the app', async () => {
    await enter('br');
    expect((await settings()).market.limitsAtRegistration).toBe(true);
    await enter('es');
    expect((await settings()).market.limitsAtRegistration).toBe(false);
  });

  test('market requiredLimits allows no deposit before all of them are set', async () => {
    const deposit = async (methodId: string) =>
      (await rosa.post(DEPOSIT, { amount: 50, methodId })).body.code;
    await enter('br');
    // Brazil asks for the verification of the identity too.
    await visitor.admin('kyc', { account: 'rosa', state: 'verified' });
    expect(await limits()).toMatchObject({ missingLimits: ['loss', 'time'] });
    expect(await deposit('PIX')).toBe('limits_needed');
    await setLimit('loss', 500);
    expect(await deposit('PIX')).toBe('limits_needed');
    await setLimit('time', 120);
    expect((await limits()).missingLimits).toBeUndefined();
    expect(await deposit('PIX')).toBeUndefined();
    await enter('es');
    expect(await deposit('BIZUM')).toBe('limit_needed');
  });

  test('market looserHours is how long a looser limit waits', async () => {
    await setRules({ looserHours: 5 });
    await setLimit('loss', 10);
    const { limits: rows, waitHours } = (await setLimit('loss', 20)).body.value;
    const { pending } = rows.find(
      ({ kind, period }: Record<string, string>) => kind === 'loss' && period === 'day',
    );
    const { now } = await rosa.admin('clock');
    expect([waitHours, Math.round((pending.from - now) / HOUR)]).toEqual([5, 5]);
  });

  test('market looserNeedsConfirmation makes the older call wait for a confirmation too', async () => {
    const older = (dailyStake: number) =>
      rosa.post('/wps/relay/MCS2_setLimits', { dailyDeposit: null, dailyStake });
    await setRules({ looserNeedsConfirmation: true });
    await older(50);
    await older(500);
    await rosa.admin('clock', { advance: 25 * HOUR });
    rosa = await rosa.persona('rosa' as never);
    expect((await rosa.get('/wps/relay/MCS2_getLimits')).body.value.dailyStake).toBe(50);
  });

  test('market checkMinutes is the longest interval of reality checks', async () => {
    await enter('es');
    const { everyMinutes, maxMinutes } = (await rosa.get(CHECK)).body.value;
    expect([everyMinutes, maxMinutes]).toEqual([60, 60]);
    expect((await rosa.post(CHECK, { everyMinutes: 120 })).body.value.everyMinutes).toBe(60);
  });

  test('market default leaves the rules to the licence', async () => {
    await rosa.admin('scenarios', { name: 'licenceStrict' });
    expect(await limits()).toMatchObject({ waitHours: 168, needsDepositLimit: true });
    await enter('pe');
    expect(await limits()).toMatchObject({ waitHours: 24, needsDepositLimit: false });
    expect((await settings()).licence).toBe('offered');
  });
});

test('market maxTurnover lowers what an offer asks for, in its terms and when the bonus is paid', async () => {
  await setRules({ maxTurnover: 2 });
  const rosa = await member('rosa', 'none');
  const offers = (await rosa.get(relay('getDepositPromos'))).body.value;
  expect(offers.map(({ turnover }: { turnover: number }) => turnover)).toEqual([2, 2, 2]);
  await rosa.post(relay('acceptPromo'), { promoId: 'WELCOME' });
  await rosa.post(relay('alipay'), { amount: 50 });
  await rosa.admin('clock', { advance: 300_000 });
  expect((await rosa.get(relay('withdrawInfo'))).body.value.turnoverLeft).toBe(100);
});
