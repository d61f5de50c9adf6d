import type { Database } from '../core/database';
import type { Member } from '../db/member';
import { sessions } from '../db/session';
import { createActivityReader, DAY } from './activity';
import { addToTotals, noTotals } from './commission';
import { toDecimal, totalOf } from './money';
import { reportPeriod, toWireTotals } from './report';
import { createDirectsLookup, type TeamMember, teamOf } from './team';

/** Shows members of the downline to the agent, with what they did in a period. */
export function createDownlineView(db: Database, period: { from?: number; to?: number }) {
  const { from, to } = reportPeriod(db, period);
  const activityOn = createActivityReader(db);
  const directs = createDirectsLookup(db);
  const logins = new Map<string, number>();
  for (const { memberId, createdAt } of db.table(sessions).all()) {
    logins.set(memberId, Math.max(createdAt, logins.get(memberId) ?? 0));
  }
  /** Members without a session in this database get a seeded time. */
  const lastLogin = ({ id, registeredAt }: Member) =>
    logins.get(id) ??
    Math.max(registeredAt, db.options.now - db.randomFor(`login/${id}`).integer(0, 20 * DAY));

  return ({ member, parent, level }: TeamMember) => {
    const sums = noTotals();
    for (let at = to; at >= from; at -= DAY) addToTotals(sums, activityOn(member, at), level);
    return {
      account: member.account,
      nickname: member.nickname,
      level,
      upline: parent.account,
      isAgent: member.isAgent,
      joinedAt: member.registeredAt,
      lastLoginAt: lastLogin(member),
      balance: toDecimal(totalOf(db, member.id)),
      directs: directs(member.id).length,
      team: teamOf(db, member, directs).length,
      ...toWireTotals(sums),
    };
  };
}
