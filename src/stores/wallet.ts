import { isBusy } from '@kit/resource';
import { computed, effect, untracked } from '@kit/signals';
import { json } from '@kit/storage';
import { config } from '../config/config';
import { merchantWallet, wallet, type walletEntry } from '../contract/wallet';
import type { Host } from './host';
import { deviceStored, publicResource } from './publicData';
import { createSession } from './session';

type WalletEntry = typeof walletEntry.infer;

/** The wallet that deposits go to and withdrawals come from. */
export const MAIN_WALLET = 'CASH';

/** The sum as a reply says it. The main wallet takes the difference, until the wallets are read again. */
export function withSum<Money extends { sumBalance: number; wallets: readonly WalletEntry[] }>(
  money: Money,
  sumBalance: number,
): Money {
  const cents = Math.round((sumBalance - money.sumBalance) * 100);
  const wallets = money.wallets.map((entry) =>
    entry.code === MAIN_WALLET && entry.balance !== undefined
      ? { ...entry, balance: (Math.round(entry.balance * 100) + cents) / 100 }
      : entry,
  );
  return { ...money, sumBalance, wallets };
}

/** The member's money, and how amounts are written: by the configuration, or else by the platform. */
export function createWallet({ call, use, memberResource }: Host) {
  const { money: own = {} } = config;
  const { token } = use(createSession);
  const format = publicResource(() => call(merchantWallet));
  const funds = memberResource((_, { signal }) => call(wallet, undefined, { signal }));
  const isHidden = deviceStored('feria.hideBalance', json(false));

  return {
    funds,
    /** A decimal number, or undefined before the first reply. */
    balance: computed(() => funds.value.value?.sumBalance),
    wallets: computed(() => funds.value.value?.wallets ?? []),
    symbol: computed(() => own.symbol ?? format.value.value?.symbol ?? ''),
    currency: computed(() => own.currency ?? format.value.value?.currency),
    isSymbolBehind: computed(() =>
      own.position ? own.position === 'after' : format.value.value?.currencyPosition === 'B',
    ),
    /** The digits after the decimal mark. */
    decimals: computed(() => own.decimals ?? format.value.value?.decimals ?? 2),
    isReloading: computed(() => isBusy(funds.state.value)),
    hasFailed: computed(() => funds.state.value === 'failed'),
    /** There is a balance to show, or dashes because it could not be loaded. */
    isSettled: computed(() => funds.value.value !== undefined || funds.state.value === 'failed'),
    isHidden,
    toggleHidden: () => {
      isHidden.value = !isHidden.peek();
    },
    reload: () => funds.load(),
    /** For replies that may contain the new balance. */
    setBalance(sumBalance: number | undefined) {
      const current = funds.value.peek();
      // A first load that is under way may answer with the balance before the change.
      if (sumBalance === undefined || !current) return void funds.load();
      funds.set(withSum(current, sumBalance));
    },

    /** Loads the balance of each session that starts. */
    start() {
      void format.load();
      return effect(() => {
        if (token.value) untracked(() => void funds.load());
      });
    },
  };
}
