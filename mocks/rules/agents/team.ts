import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { isRealMember, type Member, memberByAccount, members } from '../../db/account/member';

const MAX_LEVELS = 3;

/** A member of a team: 1 is the level directly below the head of the team. */
export interface TeamMember {
  member: Member;
  parent: Member;
  level: number;
}

const parentOf = ({ referrer, upline }: Member) => referrer ?? upline;

/** Finds the real members directly below a member. */
export function createDirectsLookup(db: Database) {
  const below = new Map<string, Member[]>();
  for (const member of db.table(members).filter(isRealMember)) {
    const parent = parentOf(member);
    if (parent === null) continue;
    const list = below.get(parent);
    if (list) list.push(member);
    else below.set(parent, [member]);
  }
  return (id: string) => below.get(id) ?? [];
}

/** All members below a member, three levels deep, the nearest first. */
export function teamOf(
  db: Database,
  head: Member,
  directs = createDirectsLookup(db),
): TeamMember[] {
  const seen = new Set([head.id]);
  const team: TeamMember[] = [];
  let parents = [head];
  for (let level = 1; level <= MAX_LEVELS && parents.length; level++) {
    const children: Member[] = [];
    for (const parent of parents) {
      for (const member of directs(parent.id)) {
        if (seen.has(member.id)) continue;
        seen.add(member.id);
        team.push({ member, parent, level });
        children.push(member);
      }
    }
    parents = children;
  }
  return team;
}

/**
 * Finds an account in the downline. Unknown accounts and those of others give the same error, which names the account.
 */
export function findInDownline(db: Database, agent: Member, account: string): TeamMember {
  const id = memberByAccount(db, account)?.id;
  const found = teamOf(db, agent).find(({ member }) => member.id === id);
  return found ?? reject('not_your_downline', { value: { account } });
}
