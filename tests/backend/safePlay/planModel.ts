const MINUTE = 60_000;
const PAUSE = 60 * MINUTE;

export interface Plan {
  startedAt: number;
  minutes: number;
  amount: number;
}
interface Bet {
  at: number;
  amount: number;
  won: number;
}

/** How a session plan stands, written apart from the backend: `left` while it runs, `isPaused` after its end. */
export function planAt(plan: Plan | undefined, bets: Bet[], now: number) {
  if (!plan) return undefined;
  const own = bets.filter(({ at }) => at >= plan.startedAt);
  const lost = own.reduce((sum, { amount, won }) => sum + amount - won, 0);
  const timeUp = plan.startedAt + plan.minutes * MINUTE;
  const isLost = lost >= plan.amount - 1e-6;
  const end = isLost ? Math.max(...own.map(({ at }) => at)) : timeUp;
  if (!isLost && now < timeUp) return { left: plan.amount - Math.max(0, lost) };
  return now < end + PAUSE ? { left: 0, isPaused: true } : undefined;
}
