import type { Database } from '../../core/database';
import type { Member } from '../../db/account/member';
import { sessions } from '../../db/account/session';
import { wallets } from '../../db/cashier/wallet';
import { addToTotals, noTotals } from '../cashier/commission';
import { toDecimal } from '../cashier/money';
import { createActivityReader, DAY } from '../promotions/activity';
import { reportPeriod, toWireTotals } from '../records/report';
import { createDirectsLookup, type TeamMember, teamOf } from './team';

export type DownlineSort = 'joinedAt' | 'stake' | 'deposits' | 'balance';

function createBalanceLookup(db: Database) {
  const balances = new Map<string, number>();
  for (const { memberId, balance } of db.table(wallets).all())
    balances.set(memberId, (balances.get(memberId) ?? 0) + balance);
  return (id: string) => balances.get(id) ?? 0;
}

/** The time of the last login. Members without a session in this database get a seeded time. */
function createLoginLookup(db: Database) {
  const logins = new Map<string, number>();
  for (const { memberId, createdAt } of db.table(sessions).all())
    logins.set(memberId, Math.max(createdAt, logins.get(memberId) ?? 0));
  return ({ id, registeredAt }: Member) =>
    logins.get(id) ??
    Math.max(registeredAt, db.options.now - db.randomFor(`login/${id}`).integer(0, 20 * DAY));
}

/** Shows members of the downline to the agent, with what they did in a period. */
export function createDownlineView(db: Database, period: { from?: number; to?: number }) {
  const { from, to } = reportPeriod(db, period);
  const activityOn = createActivityReader(db);
  const directs = createDirectsLookup(db);
  const balanceOf = createBalanceLookup(db);
  const lastLogin = createLoginLookup(db);

  function totalsOf({ member, level }: TeamMember) {
    const sums = noTotals();
    for (let at = to; at >= from; at -= DAY) addToTotals(sums, activityOn(member, at), level);
    return sums;
  }

  return {
    /** The value that a list is sorted by. It is needed for all members, `toWire` only for those of one page. */
    sortValue(entry: TeamMember, sort: DownlineSort) {
      if (sort === 'joinedAt') return entry.member.registeredAt;
      if (sort === 'balance') return balanceOf(entry.member.id);
      return totalsOf(entry)[sort];
    },

    toWire: (entry: TeamMember) => ({
      account: entry.member.account,
      nickname: entry.member.nickname,
      level: entry.level,
      upline: entry.parent.account,
      isAgent: entry.member.isAgent,
      joinedAt: entry.member.registeredAt,
      lastLoginAt: lastLogin(entry.member),
      balance: toDecimal(balanceOf(entry.member.id)),
      directs: directs(entry.member.id).length,
      team: teamOf(db, entry.member, directs).length,
      ...toWireTotals(totalsOf(entry)),
    }),
  };
}
