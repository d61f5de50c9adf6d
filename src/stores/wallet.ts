import { createResource } from '@kit/resource';
import { computed, effect } from '@kit/signals';
import { json, stored } from '@kit/storage';
import { merchantWallet, wallet } from '../contract/wallet';
import type { Host } from './host';
import { createSession } from './session';

export function createWallet({ call, use }: Host) {
  const { token } = use(createSession);
  const money = createResource(() => call(merchantWallet));
  const funds = createResource((_, { signal }) => call(wallet, undefined, { signal }));
  const isHidden = stored('feria.hideBalance', json(false));

  return {
    /** Decimal, or nothing before the first answer. */
    balance: computed(() => funds.value.value?.sumBalance),
    wallets: computed(() => funds.value.value?.wallets ?? []),
    symbol: computed(() => money.value.value?.symbol ?? ''),
    currency: computed(() => money.value.value?.currency),
    isSymbolBehind: computed(() => money.value.value?.currencyPosition === 'B'),
    isReloading: computed(() => ['loading', 'refreshing'].includes(funds.state.value)),
    hasFailed: computed(() => funds.state.value === 'failed'),
    isHidden,
    toggle: () => {
      isHidden.value = !isHidden.peek();
    },
    reload: () => funds.load(),
    /** A reply said what there is now; where it lies is read with the next reload. */
    know(sumBalance: number) {
      const read = funds.value.peek();
      if (read) funds.set({ ...read, sumBalance });
    },

    /** Follows the session: a new one brings its balance, the end of one takes it away. */
    start() {
      void money.load();
      return effect(() => {
        if (token.value) void funds.load();
        else funds.reset();
      });
    },
  };
}
