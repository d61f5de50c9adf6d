import { createEvents } from './events';
import type { Host } from './host';
import { createWallet } from './wallet';

/**
 * Subscribes the wallet to its events. Other stores subscribe themselves, but the wallet is part of the first
 * load, which must not contain the code of the event stream.
 */
export function startWalletEvents({ use }: Host) {
  const { funds } = use(createWallet);
  return use(createEvents).on('balance', (money) => {
    const before = funds.value.peek() ?? { currency: '', wallets: [] };
    funds.set({ ...before, ...money, wallets: money.wallets ?? before.wallets });
  });
}
