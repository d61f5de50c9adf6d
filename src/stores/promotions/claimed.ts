/** What a claim has paid. The amount is undefined when the backend does not say it. */
export interface Claimed {
  amount: number | undefined;
}

/** Several claims as one. Its amount is unknown when that of one of them is. */
export function claimedInAll(claims: readonly Claimed[]): Claimed {
  const amounts = claims.flatMap(({ amount }) => amount ?? []);
  if (amounts.length < claims.length) return { amount: undefined };
  return { amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}
