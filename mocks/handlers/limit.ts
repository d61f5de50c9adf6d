import * as contract from '../../src/contract/limit';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { currentLimits, saveLimits, usedToday } from '../rules/limit';
import { parseAmount, toDecimal } from '../rules/money';

const DAY = 86_400_000;

const toOptionalDecimal = (toOptionalMinor: number | null) =>
  toOptionalMinor === null ? null : toDecimal(toOptionalMinor);
const toOptionalMinor = (amount: number | null) => (amount === null ? null : parseAmount(amount));

function limitsOf(db: Database, memberId: string): contract.Limits {
  const { dailyDeposit, dailyStake, coming } = currentLimits(db, memberId);
  const used = usedToday(db, memberId);
  return {
    dailyDeposit: toOptionalDecimal(dailyDeposit),
    dailyStake: toOptionalDecimal(dailyStake),
    depositedToday: toDecimal(used.dailyDeposit),
    stakedToday: toDecimal(used.dailyStake),
    ...(coming && {
      coming: {
        dailyDeposit: toOptionalDecimal(coming.dailyDeposit),
        dailyStake: toOptionalDecimal(coming.dailyStake),
        at: coming.at,
      },
    }),
  };
}

export const limit = [
  handle(contract.ownLimits, ({ db, member }) => limitsOf(db, member.id)),

  handle(contract.setOwnLimits, async ({ db, member, input }) => {
    const requested = {
      dailyDeposit: toOptionalMinor(input.dailyDeposit),
      dailyStake: toOptionalMinor(input.dailyStake),
    };
    await saveLimits(db, member.id, requested, db.clock.now() + DAY);
    return limitsOf(db, member.id);
  }),
];
