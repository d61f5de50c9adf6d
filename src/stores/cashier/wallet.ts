import { isBusy } from '@kit/data/resource';
import { json } from '@kit/data/storage';
import { computed, effect, untracked } from '@kit/render/signals';
import { config } from '../../config/config';
import { merchantWallet, wallet } from '../../contract/cashier/wallet';
import { createSession } from '../account/session';
import type { Host } from '../base/host';
import { deviceStored, publicResource } from '../base/publicData';

/** The wallet that deposits go to and withdrawals come from. */
export const MAIN_WALLET = 'CASH';

/** The member's money, and how amounts are written: by the configuration, or else by the platform. */
export function createWallet(host: Host) {
  const { call, use, memberResource } = host;
  const { money: own = {} } = config;
  const { token } = use(createSession);
  const format = publicResource(() => call(merchantWallet));
  const funds = memberResource((_, { signal }) => call(wallet, undefined, { signal }));
  const isHidden = deviceStored(host, 'feria.hideBalance', json(false));

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

    /** Loads the balance of each session that starts. */
    start() {
      void format.load();
      return effect(() => {
        if (token.value) untracked(() => void funds.load());
      });
    },
  };
}
