import { createEvents } from './events';
import type { Host } from './host';
import { createWallet } from './wallet';

/**
 * Subscribes the wallet to its events. Other stores subscribe themselves, but the wallet is part of the first
 * load, which must not contain the code of the event stream.
 */
export function startWalletEvents({ use }: Host) {
  const { funds, isReloading } = use(createWallet);
  return use(createEvents).on('balance', (money) => {
    const before = funds.value.peek() ?? { currency: '', wallets: [] };
    const wasLoading = isReloading.peek();
    funds.set({ ...before, ...money, wallets: money.wallets ?? before.wallets });
    // Setting the money has ended the load that would have brought the wallets.
    if (wasLoading && !money.wallets) void funds.load();
  });
}
