import type { Deposit, DepositStep } from '../../contract/cashier/deposit';
import { type Step, wayOf } from './steps';

const FAILED = ['rejected', 'expired', 'cancelled'] as const;
type DepositStepKind = DepositStep['kind'] | (typeof FAILED)[number];

/** The payment has arrived, and the amount is not in the balance yet. */
export const isReceived = ({ steps, state }: Deposit) =>
  (state === 'pending' || state === 'reviewing') &&
  steps?.some(({ kind, at }) => kind === 'received' && at) === true;

/** What has happened to a deposit, what happens now, and what follows. Nothing follows one that ended unpaid. */
export function depositStepsOf({ steps = [], state, updatedAt }: Deposit): Step<DepositStepKind>[] {
  const doneCount = 1 + steps.findLastIndex(({ at }) => at !== undefined);
  const failed = FAILED.find((kind) => kind === state);
  return wayOf<DepositStepKind>(steps, doneCount, failed && { kind: failed, at: updatedAt });
}
