import type { Bet, BetState } from '../../../stores/lottery/betting';

type Amounts = Pick<Bet, 'stake' | 'win' | 'profit'>;

/** Undefined when the backend says neither the profit nor both of the amounts that make it. */
export function profitOf({ stake, win, profit }: Amounts): number | undefined {
  if (profit !== undefined) return profit;
  return stake === undefined || win === undefined ? undefined : win - stake;
}

/** How a bet ended for the member: a payout below the stake is a loss, also where the backend calls the bet won. */
export function resultOf(
  bet: Amounts & { state?: BetState | undefined },
): BetState | 'even' | undefined {
  const profit = profitOf(bet);
  if (profit === undefined || (bet.state !== 'won' && bet.state !== 'lost')) return bet.state;
  if (profit === 0) return 'even';
  return profit > 0 ? 'won' : 'lost';
}
