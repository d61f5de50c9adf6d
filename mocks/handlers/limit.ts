import * as contract from '../../src/contract/limit';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { boundsOf, keepBounds, usedToday } from '../rules/limit';
import { positive, toWire } from '../rules/money';

const DAY = 86_400_000;

const wire = (minor: number | null) => (minor === null ? null : toWire(minor));
const minor = (amount: number | null) => (amount === null ? null : positive(amount));

function limitsOf(db: Database, memberId: string): contract.Limits {
  const { dailyDeposit, dailyStake, coming } = boundsOf(db, memberId);
  const used = usedToday(db, memberId);
  return {
    dailyDeposit: wire(dailyDeposit),
    dailyStake: wire(dailyStake),
    depositedToday: toWire(used.dailyDeposit),
    stakedToday: toWire(used.dailyStake),
    ...(coming && {
      coming: {
        dailyDeposit: wire(coming.dailyDeposit),
        dailyStake: wire(coming.dailyStake),
        at: coming.at,
      },
    }),
  };
}

export const limit = [
  handle(contract.ownLimits, ({ db, member }) => limitsOf(db, member.id)),

  handle(contract.setOwnLimits, async ({ db, member, input }) => {
    const wished = { dailyDeposit: minor(input.dailyDeposit), dailyStake: minor(input.dailyStake) };
    await keepBounds(db, member.id, wished, db.clock.now() + DAY);
    return limitsOf(db, member.id);
  }),
];
