import type { Database } from '../core/database';
import { claims } from '../db/agent';
import type { Member } from '../db/member';
import { type Activity, activityBook, add, DAY, dayOf } from './activity';
import { teamOf } from './team';

/** Share of the stake that an agent earns, by how far below it was staked. */
const SHARES = [0.008, 0.004, 0.002];

export const commissionOf = (stake: number, level: number) =>
  Math.floor(stake * (SHARES[level - 1] ?? 0));

export interface CommissionDay {
  at: number;
  stake: number;
  amount: number;
}

/** What an agent earned on each day of a time, newest first. */
export function commissionDays(db: Database, agent: Member, from: number, to: number) {
  const active = activityBook(db);
  const team = teamOf(db, agent);
  const days: CommissionDay[] = [];
  for (let at = dayOf(to); at >= dayOf(from); at -= DAY) {
    let stake = 0;
    let amount = 0;
    for (const { member, level } of team) {
      const done = active(member, at).stake;
      stake += done;
      amount += commissionOf(done, level);
    }
    if (stake) days.push({ at, stake, amount });
  }
  return days;
}

/** Days that are over and not paid yet. */
export function pendingDays(db: Database, agent: Member) {
  const until = db.of(claims).get(agent.id)?.until ?? dayOf(agent.registeredAt);
  const yesterday = dayOf(db.clock.now()) - 1;
  const oldest = Math.max(until, yesterday - 90 * DAY);
  return commissionDays(db, agent, oldest, yesterday).filter(({ at }) => at >= until);
}

export type Sums = Activity & { commission: number };

export const noSums = (): Sums => ({
  deposits: 0,
  withdrawals: 0,
  stake: 0,
  win: 0,
  commission: 0,
});

export function addSums(sum: Sums, done: Activity, level: number) {
  add(sum, done);
  sum.commission += commissionOf(done.stake, level);
}
