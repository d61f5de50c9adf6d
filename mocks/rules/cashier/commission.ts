import type { Database } from '../../core/database';
import type { Member } from '../../db/account/member';
import { commissionClaims } from '../../db/agents/agent';
import { teamOf } from '../agents/team';
import {
  type Activity,
  addActivity,
  createActivityReader,
  DAY,
  startOfUtcDay,
} from '../promotions/activity';
import { sumOfAmounts } from './money';

/** The share of the stake that an agent earns, by the level of the member below the agent. */
const SHARES = [0.008, 0.004, 0.002];

export const commissionOf = (stake: number, level: number) =>
  Math.floor(stake * (SHARES[level - 1] ?? 0));

export interface CommissionDay {
  at: number;
  stake: number;
  amount: number;
}

/** What an agent earned on each day of a period, the newest day first. */
export function commissionDays(db: Database, agent: Member, from: number, to: number) {
  const activityOn = createActivityReader(db);
  const team = teamOf(db, agent);
  const days: CommissionDay[] = [];
  const firstDay = startOfUtcDay(Math.max(from, agent.registeredAt));
  for (let at = startOfUtcDay(to); at >= firstDay; at -= DAY) {
    let stake = 0;
    let amount = 0;
    for (const { member, level } of team) {
      const stakeOfMember = activityOn(member, at).stake;
      stake += stakeOfMember;
      amount += commissionOf(stakeOfMember, level);
    }
    if (stake) days.push({ at, stake, amount });
  }
  return days;
}

/** Past days whose commission is not paid yet, however old they are. */
export function unpaidDays(db: Database, agent: Member) {
  const paidUntil = db.table(commissionClaims).get(agent.id)?.until ?? agent.registeredAt;
  return commissionDays(db, agent, paidUntil, startOfUtcDay(db.clock.now()) - 1);
}

/**
 * What an agent can claim. Bets that are cancelled after a claim can make the sum negative. Then the agent can claim nothing
 * until later days have made up for it.
 */
export const claimableCommission = (db: Database, agent: Member) =>
  Math.max(0, sumOfAmounts(unpaidDays(db, agent)));

export type TeamTotals = Activity & { commission: number };

export const noTotals = (): TeamTotals => ({
  deposits: 0,
  withdrawals: 0,
  stake: 0,
  win: 0,
  commission: 0,
});

export function addToTotals(sum: TeamTotals, activity: Activity, level: number) {
  addActivity(sum, activity);
  sum.commission += commissionOf(activity.stake, level);
}
