import type { Bet } from '../../stores/betting';

/** Undefined when the backend says neither the profit nor both of the amounts that make it. */
export function profitOf({ stake, win, profit }: Bet): number | undefined {
  if (profit !== undefined) return profit;
  return stake === undefined || win === undefined ? undefined : win - stake;
}
