import type { Factory, Host } from '../../src/stores/base/host';
import { createDeposit } from '../../src/stores/cashier/deposit';
import { createWallet } from '../../src/stores/cashier/wallet';
import { createWalletTransfer } from '../../src/stores/cashier/walletTransfer';
import { createWithdraw } from '../../src/stores/cashier/withdraw';
import { createLaunch } from '../../src/stores/games/launch';
import { createBetting } from '../../src/stores/lottery/betting';
import { createTransaction } from '../../src/stores/records/transaction';
import { cents, type Evening } from './evening';

type Truth = ReturnType<Evening['truth']>;
type Numbers = Record<string, number | undefined>;

interface Screen {
  /** The stores that its components use: they are started while it is shown. */
  stores: Factory<unknown>[];
  /** What its components load when they are mounted. Returns what they stop. */
  open?(host: Host): Promise<unknown>;
  mount?(host: Host): () => void;
  shown(host: Host): Numbers;
  expected(truth: Truth): Numbers;
}

/** Every day, as far as the filters of the records go. */
const ALL_DAYS = { from: 0, to: Date.UTC(2030, 0) };
const sum = (...amounts: (number | undefined)[]) =>
  cents(amounts.reduce<number>((total, amount) => total + (amount ?? Number.NaN), 0));

const terms = (host: Host) => host.use(createWithdraw).terms.value.peek();

/** What each screen shows of money, as its components read it, and what it should be. */
export const screens = {
  home: { stores: [], shown: () => ({}), expected: () => ({}) },

  memberCenter: {
    stores: [createWithdraw, createWalletTransfer],
    open: (host) => host.use(createWithdraw).terms.load(),
    shown(host) {
      const { inMain, inGames } = host.use(createWalletTransfer);
      return {
        inMain: cents(inMain.peek()),
        inGames: cents(inGames.peek()),
        bonus: cents(terms(host)?.bonusHeld),
      };
    },
    expected: ({ cash, inGames, bonus }) => ({ inMain: cash, inGames, bonus }),
  },

  deposit: {
    stores: [createDeposit],
    open: (host) =>
      Promise.all([host.use(createDeposit).load(), host.use(createDeposit).waiting.load()]),
    shown: () => ({}),
    expected: () => ({}),
  },

  payment: {
    stores: [createDeposit],
    open: (host) => {
      const { payment, show } = host.use(createDeposit);
      return show(payment.value.peek()?.depositId ?? '');
    },
    mount: (host) => host.use(createDeposit).pollPayment(),
    shown: () => ({}),
    expected: () => ({}),
  },

  withdrawal: {
    stores: [createWithdraw, createWalletTransfer],
    open: (host) => host.use(createWithdraw).terms.load(),
    shown: (host) => ({
      available: cents(host.use(createWithdraw).available.peek()),
      bonus: cents(terms(host)?.bonusHeld),
      toStake: cents(terms(host)?.turnoverLeft),
    }),
    expected: ({ available, bonus, toStake }) => ({ available, bonus, toStake }),
  },

  depositRecord: {
    stores: [createDeposit],
    open: async (host) => host.use(createDeposit).records.open(ALL_DAYS),
    shown(host) {
      const { totalPaid, totalFee, totalCredited } =
        host.use(createDeposit).records.lastReply.peek() ?? {};
      return {
        deposits: sum(totalPaid, -(totalFee ?? Number.NaN)),
        credited: cents(totalCredited),
      };
    },
    expected: ({ deposits, credited }) => ({ deposits, credited }),
  },

  withdrawRecord: {
    stores: [createWithdraw],
    open: async (host) => host.use(createWithdraw).records.open(ALL_DAYS),
    mount: (host) => host.use(createWithdraw).pollOpen(),
    shown(host) {
      const { totalReceived, totalFee, totalOpen } =
        host.use(createWithdraw).records.lastReply.peek() ?? {};
      return { withdrawn: sum(totalReceived, totalFee, totalOpen) };
    },
    expected: ({ withdrawn }) => ({ withdrawn }),
  },

  transactions: {
    stores: [createTransaction],
    open: async (host) => host.use(createTransaction).records.open(ALL_DAYS),
    shown(host) {
      const { totalIn, totalOut } = host.use(createTransaction).records.lastReply.peek() ?? {};
      return { total: sum(totalIn, -(totalOut ?? Number.NaN)) };
    },
    expected: ({ total }) => ({ total }),
  },

  bets: {
    stores: [createBetting],
    open: async (host) => host.use(createBetting).records.open(ALL_DAYS),
    shown(host) {
      const { stake, win } = host.use(createBetting).records.lastReply.peek()?.sum ?? {};
      return { staked: cents(stake), won: cents(win) };
    },
    expected: ({ staked, won }) => ({ staked, won }),
  },

  game: {
    stores: [createLaunch],
    shown: (host) => ({ total: cents(host.use(createLaunch).balance.peek()) }),
    expected: ({ total }) => ({ total }),
  },
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** The header is on every screen. */
export const shownBy = (host: Host, name: ScreenName): Numbers => ({
  header: cents(host.use(createWallet).balance.peek()),
  ...screens[name].shown(host),
});

export const expectedOn = (truth: Truth, name: ScreenName): Numbers => ({
  header: truth.total,
  ...screens[name].expected(truth),
});

/** Shows a screen. Returns the function that leaves it. */
export function enterScreen(host: Host, name: ScreenName) {
  const screen: Screen = screens[name];
  const stops = screen.stores.map((store) => host.retain(store));
  void screen.open?.(host);
  const unmount = screen.mount?.(host);
  return () => {
    unmount?.();
    for (const stop of stops) stop();
    if (name === 'game') host.use(createLaunch).close();
  };
}
