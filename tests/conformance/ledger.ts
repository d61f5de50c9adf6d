import { expect } from 'vitest';

interface State {
  wallets: { id: string; balance: number }[];
  ledger: { memberId: string; wallet: string; amount: number }[];
}

/** Every balance is the sum of its ledger entries, and not negative. Returns the number of entries. */
export function expectBalancesFitLedger({ wallets, ledger }: State) {
  const sums = new Map<string, number>();
  for (const { memberId, wallet, amount } of ledger) {
    expect(Number.isSafeInteger(amount)).toBe(true);
    const id = `${memberId}/${wallet}`;
    sums.set(id, (sums.get(id) ?? 0) + amount);
  }
  for (const { id, balance } of wallets) {
    expect(balance, id).toBeGreaterThanOrEqual(0);
    expect(sums.get(id) ?? 0, id).toBe(balance);
  }
  return ledger.length;
}
