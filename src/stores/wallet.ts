import { isBusy } from '@kit/resource';
import { computed, effect, untracked } from '@kit/signals';
import { json } from '@kit/storage';
import { merchantWallet, wallet } from '../contract/wallet';
import type { Host } from './host';
import { deviceStored, publicResource } from './publicData';
import { createSession } from './session';

/** The member's money, and how the platform writes amounts. */
export function createWallet({ call, use, memberResource }: Host) {
  const { token } = use(createSession);
  const format = publicResource(() => call(merchantWallet));
  const funds = memberResource((_, { signal }) => call(wallet, undefined, { signal }));
  const isHidden = deviceStored('feria.hideBalance', json(false));

  return {
    funds,
    /** A decimal number, or undefined before the first reply. */
    balance: computed(() => funds.value.value?.sumBalance),
    wallets: computed(() => funds.value.value?.wallets ?? []),
    symbol: computed(() => format.value.value?.symbol ?? ''),
    currency: computed(() => format.value.value?.currency),
    isSymbolBehind: computed(() => format.value.value?.currencyPosition === 'B'),
    isReloading: computed(() => isBusy(funds.state.value)),
    hasFailed: computed(() => funds.state.value === 'failed'),
    /** There is a balance to show, or dashes because it could not be loaded. */
    isSettled: computed(() => funds.value.value !== undefined || funds.state.value === 'failed'),
    isHidden,
    toggleHidden: () => {
      isHidden.value = !isHidden.peek();
    },
    reload: () => funds.load(),
    /** For replies that may contain the new balance. The wallets follow with the next reload. */
    setBalance(sumBalance: number | undefined) {
      const current = funds.value.peek();
      // A first load that is under way may answer with the balance before the change.
      if (sumBalance === undefined || !current) return void funds.load();
      funds.set({ ...current, sumBalance });
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
