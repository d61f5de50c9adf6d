import { isPageShown } from '@kit/web/pageShown';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { methods } from '../../fixtures/cashier/cashier';
import { moveMoney } from '../../mocks/rules/cashier/money';
import { isApiError } from '../../src/api/ApiError';
import { createDeposit } from '../../src/stores/cashier/deposit';
import { createWallet } from '../../src/stores/cashier/wallet';
import { createWalletTransfer } from '../../src/stores/cashier/walletTransfer';
import { createWithdraw } from '../../src/stores/cashier/withdraw';
import { createLaunch } from '../../src/stores/games/launch';
import { createOrder } from '../../src/stores/lottery/order';
import { createPromotion } from '../../src/stores/promotions/promotion';
import { createRebate } from '../../src/stores/promotions/rebate';
import { createReward } from '../../src/stores/promotions/reward';
import { createVip } from '../../src/stores/promotions/vip';
import { createExclusion } from '../../src/stores/safePlay/exclusion';
import { type Evening, endEvenings, openEvening, PIN, startEvenings } from './evening';
import { enterScreen, expectedOn, type ScreenName, screens, shownBy } from './eveningScreens';

beforeAll(startEvenings);
afterAll(endEvenings);

type Step =
  | { do: 'deposit'; methodId: string; amount: number; promoId: string | null }
  | { do: 'spin'; stake: number; wins: boolean }
  | { do: 'ticket'; stake: number }
  | { do: 'withdraw'; share: number; fails: boolean }
  | { do: 'transfer'; to: string; share: number }
  | { do: 'claim'; what: 'rewards' | 'rebate' | 'vip' | 'promotion' }
  | { do: 'look'; at: ScreenName }
  | { do: 'wait'; seconds: number }
  | { do: 'cancelDeposit' | 'cancelWithdrawal' | 'collect' | 'comeBack' | 'break' };

const payable = Object.entries(methods)
  .filter(([, { isUnderMaintenance, via }]) => !isUnderMaintenance && via !== 'voucher')
  .map(([methodId]) => methodId);
const sight = Object.keys(screens).filter((name) => name !== 'game') as ScreenName[];
const only = <Name extends Step['do']>(name: Name) => fc.constant({ do: name });
const share = fc.constantFrom(0.2, 0.5, 1);

/** What moves money comes often. */
const anyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      methodId: fc.constantFrom(...payable),
      // An amount that ends in .13 is rejected.
      amount: fc.constantFrom(100, 150.5, 250.13, 500),
      promoId: fc.constantFrom(null, 'WELCOME', 'DAILY', 'WEEKEND'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: only('wait').map(() => 'wait' as const),
      seconds: fc.constantFrom(5, 30, 75, 200),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('spin' as const),
      stake: fc.constantFrom(5, 20, 60),
      wins: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('ticket' as const), stake: fc.constantFrom(1, 10) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), share, fails: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('look' as const), at: fc.constantFrom(...sight) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('claim' as const),
      what: fc.constantFrom(
        'rewards' as const,
        'rebate' as const,
        'vip' as const,
        'promotion' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      to: fc.constantFrom('PG', 'JL'),
      share,
    }),
  },
  { weight: 1, arbitrary: only('cancelDeposit') },
  { weight: 2, arbitrary: only('cancelWithdrawal') },
  { weight: 1, arbitrary: only('collect') },
  { weight: 1, arbitrary: only('comeBack') },
  { weight: 1, arbitrary: only('break') },
) as fc.Arbitrary<Step>;

/** Without money there is nothing to show. */
const beginning: Step[] = [
  { do: 'deposit', methodId: 'SOLPAY', amount: 500, promoId: 'WELCOME' },
  { do: 'wait', seconds: 30 },
];

/** A player who taps. What the backend rejects changes nothing. */
async function createPlayer(evening: Evening) {
  const { host, settle, wait } = evening;
  let screen: ScreenName = 'home';
  let leave = enterScreen(host, screen);
  let count = 0;
  let isOnBreak = false;

  async function go(name: ScreenName) {
    leave();
    screen = name;
    leave = enterScreen(host, name);
    await settle();
  }

  const steps: { [Name in Step['do']]: (step: Step & { do: Name }) => Promise<unknown> } = {
    async deposit({ methodId, amount, promoId }) {
      await go('deposit');
      const { methods: listed, choosePromo, open } = host.use(createDeposit);
      const method = listed.value.peek()?.methods.find((other) => other.methodId === methodId);
      const accountId = method?.accounts[0]?.accountId ?? '';
      if (!method) throw new Error(`${methodId} is not offered`);
      await choosePromo(promoId);
      const rest = { accountId, payer: 'Marisol', reference: '', code: '' };
      const opened = await open({ method, amount, ...rest });
      if (opened) await go('payment');
    },
    async spin({ stake, wins }) {
      await go('game');
      evening.db.nextRound = wins ? 'win' : 'lose';
      const { opened, play, setBalance } = host.use(createLaunch);
      await opened.load({ nodeId: '100001', gameCode: '', isFree: false });
      if (opened.error.peek()) throw opened.error.peek();
      const { balance } = await play({ id: `r${count++}`, kind: 'spin', stake });
      setBalance(balance);
    },
    async ticket({ stake }) {
      await go('home');
      const { buy, followTickets } = host.use(createOrder);
      const parity = { gameId: 'RAPIDA5', play: 'parity', numbers: 'odd' } as const;
      await buy({ id: `t${count++}`, ...parity, stake });
      await Promise.all([host.use(createWallet).reload(), followTickets()]);
    },
    async withdraw({ share, fails }) {
      await go('withdrawal');
      const { available, send } = host.use(createWithdraw);
      const whole = Math.floor(available.peek() * share);
      // An amount that ends in .13 is rejected by the operator.
      const amount = fails ? whole - 1 + 0.13 : whole;
      const { bankCardId } = evening.card;
      if (await send({ amount, bankCardId, paymentPassword: PIN })) await go('withdrawRecord');
    },
    async transfer({ to, share }) {
      await go('memberCenter');
      const { inMain, send } = host.use(createWalletTransfer);
      const amount = Math.floor((inMain.peek() ?? 0) * share);
      await send({ from: 'CASH', to, amount });
    },
    async collect() {
      await go('memberCenter');
      await host.use(createWalletTransfer).collect();
    },
    async claim({ what }) {
      await go('home');
      if (what === 'rewards') {
        await host.use(createReward).all.load();
        await host.use(createReward).claimAll();
      } else if (what === 'rebate') {
        await host.use(createRebate).page.load();
        await host.use(createRebate).claim();
      } else if (what === 'vip') {
        await host.use(createVip).vipStatus.load();
        const [first] = host.use(createVip).claims.peek();
        if (first) await host.use(createVip).claim(first);
      } else {
        await host.use(createPromotion).open('P-daily');
        const daily = host.use(createPromotion).detail.value.peek();
        if (daily) await host.use(createPromotion).apply(daily);
      }
    },
    async cancelDeposit() {
      const { payment, cancel } = host.use(createDeposit);
      const current = payment.value.peek();
      if (current) await cancel(current);
    },
    async cancelWithdrawal() {
      await go('withdrawRecord');
      const { records, cancel } = host.use(createWithdraw);
      const pending = records.rows.peek().find(({ state }) => state === 'pending');
      if (pending) await cancel(pending);
    },
    look: ({ at }) => go(at),
    wait: ({ seconds }) => wait(seconds * 1_000),
    async comeBack() {
      isPageShown.value = false;
      const gift = {
        memberId: evening.memberId,
        kind: 'REWARD',
        amount: 700,
        ref: 'gift',
      } as const;
      await moveMoney(evening.db, gift);
      await wait(10_000);
      isPageShown.value = true;
    },
    async break() {
      await go('home');
      const { preview, startBreak, openWithdrawals } = host.use(createExclusion);
      await preview.load(6);
      const { bonus } = preview.value.peek() ?? {};
      expect(Math.round((bonus ?? 0) * 100), 'the bonus that the preview says').toBe(
        evening.truth().bonus,
      );
      const started = await startBreak(6);
      if (!started?.ticket) return;
      isOnBreak = true;
      await openWithdrawals(started.ticket);
      await go('withdrawal');
      expect(evening.truth()).toMatchObject({ bonus: 0, toStake: 0 });
    },
  };

  return {
    screen: () => screen,
    async take(step: Step) {
      // The backend lets a member on a break only withdraw and read.
      if (isOnBreak && ['break', 'comeBack'].includes(step.do)) return;
      try {
        await (steps[step.do] as (step: Step) => Promise<unknown>)(step);
      } catch (error) {
        if (!isApiError(error) || error.kind !== 'rejected') throw error;
      }
      await settle();
    },
    leave: () => leave(),
  };
}

describe('S7.42 random evenings', () => {
  test('S3.12 S7.40 S7.41 over random evenings every screen shows the money of the ledger', async () => {
    /** The movements of money that the evenings had. */
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 14 }), async (list) => {
        const evening = await openEvening();
        const player = await createPlayer(evening);
        for (const [i, step] of [...beginning, ...list].entries()) {
          await player.take(step);
          const name = player.screen();
          const where = `${name}, after step ${i + 1}: ${JSON.stringify(step)}`;
          expect(shownBy(evening.host, name), where).toEqual(expectedOn(evening.truth(), name));
        }
        for (const kind of evening.truth().kinds) kinds.add(kind);
        player.leave();
        evening.end();
      }),
      { numRuns: 24, seed: 2026, endOnFailure: true },
    );

    const usual = ['DEPOSIT', 'BONUS', 'BONUS_END', 'BET', 'WIN', 'PROMOTION', 'REWARD'];
    const moved = ['WITHDRAW', 'WITHDRAW_BACK', 'TRANSFER_IN', 'TRANSFER_OUT'];
    expect([...kinds]).toEqual(expect.arrayContaining([...usual, ...moved]));
  }, 240_000);
});
