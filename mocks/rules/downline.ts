import type { Database } from '../core/database';
import type { Member } from '../db/member';
import { sessions } from '../db/session';
import { activityBook, DAY } from './activity';
import { addSums, noSums } from './commission';
import { totalOf, toWire } from './money';
import { sumsToWire, timeOf } from './report';
import { directsOf, type Placed, teamOf } from './team';

/** Writes members of a downline as the agent sees them, with what they did in a time. */
export function downlineView(db: Database, asked: { from?: number; to?: number }) {
  const { from, to } = timeOf(db, asked);
  const active = activityBook(db);
  const directs = directsOf(db);
  const logins = new Map<string, number>();
  for (const { memberId, createdAt } of db.of(sessions).all()) {
    logins.set(memberId, Math.max(createdAt, logins.get(memberId) ?? 0));
  }
  /** Without a session in this database, the time is told from the seed. */
  const lastLogin = ({ id, registeredAt }: Member) =>
    logins.get(id) ??
    Math.max(registeredAt, db.birth.now - db.chanceFor(`login/${id}`).whole(0, 20 * DAY));

  return ({ member, parent, level }: Placed) => {
    const sums = noSums();
    for (let at = to; at >= from; at -= DAY) addSums(sums, active(member, at), level);
    return {
      account: member.account,
      nickname: member.nickname,
      level,
      upline: parent.account,
      isAgent: member.isAgent,
      joinedAt: member.registeredAt,
      lastLoginAt: lastLogin(member),
      balance: toWire(totalOf(db, member.id)),
      directs: directs(member.id).length,
      team: teamOf(db, member, directs).length,
      ...sumsToWire(sums),
    };
  };
}
