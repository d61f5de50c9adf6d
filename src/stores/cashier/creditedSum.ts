import type { Deposit } from './deposit';

/** What a paid deposit adds to the wallet, with the bonus. Undefined when the backend does not say it. */
export function creditedSum({ amount, fee, bonus, credited }: Deposit) {
  const known = credited ?? (fee === undefined ? undefined : amount - fee);
  return known === undefined ? undefined : known + bonus;
}
