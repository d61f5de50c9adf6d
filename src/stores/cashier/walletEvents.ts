import type { Host } from '../base/host';
import { createEvents } from '../site/events';
import { withSum } from './balanceChange';
import { createWallet } from './wallet';

/**
 * Subscribes the wallet to its events. Other stores subscribe themselves, but the wallet is part of the first
 * load, which must not contain the code of the event stream.
 */
export function startWalletEvents({ use }: Host) {
  const { funds, isReloading } = use(createWallet);
  return use(createEvents).on('balance', (money) => {
    const { sumBalance, wallets } = money;
    const before = funds.value.peek() ?? { currency: '', sumBalance, wallets: [] };
    const wasLoading = isReloading.peek();
    funds.set(wallets ? { ...before, sumBalance, wallets } : withSum(before, sumBalance));
    // Setting the money has ended the load that would have brought the wallets.
    if (wasLoading && !wallets) void funds.load();
  });
}
