import type { Database } from '../core/database';
import type { Member } from '../db/member';
import { activityBook, DAY, dayOf } from './activity';
import { addSums, noSums, type Sums } from './commission';
import { toWire } from './money';
import { teamOf } from './team';

/** The longest time that a report looks at. */
const LONGEST = 92 * DAY;

/** The asked days, or the last seven; never in the future, never too many. */
export function timeOf(db: Database, { from, to }: { from?: number; to?: number }) {
  const end = Math.min(to ?? db.clock.now(), db.clock.now());
  const start = Math.max(from ?? dayOf(end) - 6 * DAY, end - LONGEST);
  return { from: dayOf(start), to: dayOf(end) };
}

export const sumsToWire = ({ deposits, withdrawals, stake, win, commission }: Sums) => ({
  deposits: toWire(deposits),
  withdrawals: toWire(withdrawals),
  stake: toWire(stake),
  win: toWire(win),
  commission: toWire(commission),
});

interface Count {
  members: number;
  active: number;
  joined: number;
  sums: Sums;
}

const newCount = (): Count => ({ members: 0, active: 0, joined: 0, sums: noSums() });
const countToWire = ({ sums, ...count }: Count) => ({ ...count, ...sumsToWire(sums) });

export function teamReport(db: Database, agent: Member, asked: { from?: number; to?: number }) {
  const { from, to } = timeOf(db, asked);
  const active = activityBook(db);
  const whole = newCount();
  const levels = [newCount(), newCount(), newCount()];
  const days = new Map<number, { active: number; sums: Sums }>();
  for (let at = to; at >= from; at -= DAY) days.set(at, { active: 0, sums: noSums() });

  for (const { member, level } of teamOf(db, agent)) {
    const counts = [whole, levels[level - 1] as Count];
    let isActive = false;
    for (const [at, day] of days) {
      const done = active(member, at);
      if (!done.stake && !done.deposits && !done.withdrawals) continue;
      isActive ||= done.stake > 0;
      day.active += done.stake > 0 ? 1 : 0;
      addSums(day.sums, done, level);
      for (const count of counts) addSums(count.sums, done, level);
    }
    for (const count of counts) {
      count.members += 1;
      count.active += isActive ? 1 : 0;
      count.joined += member.registeredAt >= from && member.registeredAt < to + DAY ? 1 : 0;
    }
  }
  return {
    ...countToWire(whole),
    levels: levels.map((count, i) => ({ level: i + 1, ...countToWire(count) })),
    days: [...days].map(([at, day]) => ({
      day: new Date(at).toISOString().slice(0, 10),
      at,
      active: day.active,
      ...sumsToWire(day.sums),
    })),
  };
}
