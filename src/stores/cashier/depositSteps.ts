import type { Deposit, DepositStep } from '../../contract/cashier/deposit';
import type { Step } from './withdrawSteps';

const FAILED = ['rejected', 'expired', 'cancelled'] as const;
type DepositStepKind = DepositStep['kind'] | (typeof FAILED)[number];

/** What has happened to a deposit, what happens now, and what follows. Nothing follows one that ended unpaid. */
export function depositStepsOf({ steps = [], state, updatedAt }: Deposit): Step<DepositStepKind>[] {
  const doneCount = 1 + steps.findLastIndex(({ at }) => at !== undefined);
  const failed = FAILED.find((kind) => kind === state);
  const all = steps.map(({ kind, at }, i): Step<DepositStepKind> => {
    if (i < doneCount) return { kind, at, state: 'done' };
    return { kind, state: i === doneCount ? 'current' : 'next' };
  });
  if (!failed) return all;
  return [...all.slice(0, doneCount), { kind: failed, at: updatedAt, state: 'failed' }];
}
