import { createEvents } from './events';
import type { Host } from './host';
import { createWallet } from './wallet';

/**
 * Takes the events of the wallet. Other stores do so themselves; this one is part of the first load, which has
 * no code of the stream.
 */
export function startWalletEvents({ use }: Host) {
  const { funds } = use(createWallet);
  return use(createEvents).on('balance', (money) => {
    const before = funds.value.peek() ?? { currency: '', wallets: [] };
    funds.set({ ...before, ...money, wallets: money.wallets ?? before.wallets });
  });
}
