import type { walletEntry } from '../../contract/cashier/wallet';
import { type createWallet, MAIN_WALLET } from './wallet';

type WalletEntry = typeof walletEntry.infer;

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

/** For replies that may contain the new balance. */
export function setBalance(
  { funds }: Pick<ReturnType<typeof createWallet>, 'funds'>,
  sumBalance: number | undefined,
) {
  const current = funds.value.peek();
  // A first load that is under way may answer with the balance before the change.
  if (sumBalance === undefined || !current) return void funds.load();
  funds.set(withSum(current, sumBalance));
}
