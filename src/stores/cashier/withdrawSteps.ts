import type { Withdrawal, WithdrawStep } from '../../contract/cashier/withdraw';
import { type Step, wayOf } from './steps';

export type WithdrawStepKind = WithdrawStep['kind'] | 'rejected' | 'cancelled';

/** The last step that a state says has happened. */
const REACHED: Partial<Record<NonNullable<Withdrawal['state']>, WithdrawStep['kind']>> = {
  approved: 'approved',
  paid: 'arrived',
};

/** The steps that every backend knows by the state alone. */
function stepsByState({ state, at, updatedAt }: Withdrawal): WithdrawStep[] {
  return [
    { kind: 'requested', at },
    { kind: 'approved', ...(state === 'approved' && { at: updatedAt }) },
    { kind: 'arrived', ...(state === 'paid' && { at: updatedAt }) },
  ];
}

/** What has happened to a withdrawal, what happens now, and what follows. One that came back has nothing to follow. */
export function stepsOf(withdrawal: Withdrawal): Step<WithdrawStepKind>[] {
  const { state = 'pending', updatedAt } = withdrawal;
  const steps = withdrawal.steps?.length ? withdrawal.steps : stepsByState(withdrawal);
  const reached = REACHED[state];
  const doneCount = 1 + steps.findLastIndex(({ kind, at }) => at !== undefined || kind === reached);
  const isReturned = state === 'rejected' || state === 'cancelled';
  return wayOf<WithdrawStepKind>(steps, doneCount, isReturned && { kind: state, at: updatedAt });
}

/** How long the earlier withdrawals took that were paid: the median, of the same bank if there are any. */
export function usualDuration(rows: readonly Withdrawal[], bankName: string) {
  const paid = rows.filter(({ state, at, updatedAt }) => state === 'paid' && updatedAt > at);
  const ofBank = paid.filter((row) => row.bankName === bankName);
  const durations = (ofBank.length ? ofBank : paid)
    .map(({ at, updatedAt }) => updatedAt - at)
    .toSorted((a, b) => a - b);
  return durations[Math.floor(durations.length / 2)];
}
