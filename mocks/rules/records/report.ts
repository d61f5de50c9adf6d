import type { Database } from '../../core/database';
import type { Member } from '../../db/account/member';
import { teamOf } from '../agents/team';
import { addToTotals, noTotals, type TeamTotals } from '../cashier/commission';
import { toDecimal } from '../cashier/money';
import { createActivityReader, DAY, startOfUtcDay } from '../promotions/activity';

/** How long before its last day a report may begin. */
const MAX_PERIOD = 92 * DAY;

/** The requested days, or the last seven. Cuts off the future and periods that are too long. */
export function reportPeriod(db: Database, { from, to }: { from?: number; to?: number }) {
  const end = Math.min(to ?? db.clock.now(), db.clock.now());
  const start = Math.max(from ?? startOfUtcDay(end) - 6 * DAY, end - MAX_PERIOD);
  return { from: startOfUtcDay(start), to: startOfUtcDay(end) };
}

export const toWireTotals = ({ deposits, withdrawals, stake, win, commission }: TeamTotals) => ({
  deposits: toDecimal(deposits),
  withdrawals: toDecimal(withdrawals),
  stake: toDecimal(stake),
  win: toDecimal(win),
  commission: toDecimal(commission),
});

interface TeamCount {
  members: number;
  /** Members who staked money in the period. */
  active: number;
  /** Members who registered in the period. */
  joined: number;
  sums: TeamTotals;
}

const noCount = (): TeamCount => ({ members: 0, active: 0, joined: 0, sums: noTotals() });
const toWireCount = ({ sums, ...count }: TeamCount) => ({ ...count, ...toWireTotals(sums) });

export function teamReport(db: Database, agent: Member, period: { from?: number; to?: number }) {
  const { from, to } = reportPeriod(db, period);
  const activityOn = createActivityReader(db);
  const wholeTeam = noCount();
  const levels = [noCount(), noCount(), noCount()];
  /** By day: how many members staked money, and the totals of all. */
  const days = new Map<number, { active: number; sums: TeamTotals }>();
  for (let at = to; at >= from; at -= DAY) days.set(at, { active: 0, sums: noTotals() });

  for (const { member, level } of teamOf(db, agent)) {
    const counts = [wholeTeam, levels[level - 1] as TeamCount];
    let isActive = false;
    for (const [at, day] of days) {
      const activity = activityOn(member, at);
      if (!activity.stake && !activity.deposits && !activity.withdrawals) continue;
      const hasStaked = activity.stake > 0;
      isActive ||= hasStaked;
      day.active += hasStaked ? 1 : 0;
      addToTotals(day.sums, activity, level);
      for (const count of counts) addToTotals(count.sums, activity, level);
    }
    const hasJoined = member.registeredAt >= from && member.registeredAt < to + DAY;
    for (const count of counts) {
      count.members += 1;
      count.active += isActive ? 1 : 0;
      count.joined += hasJoined ? 1 : 0;
    }
  }
  return {
    ...toWireCount(wholeTeam),
    levels: levels.map((count, i) => ({ level: i + 1, ...toWireCount(count) })),
    days: [...days].map(([at, day]) => ({
      day: new Date(at).toISOString().slice(0, 10),
      at,
      active: day.active,
      ...toWireTotals(day.sums),
    })),
  };
}
