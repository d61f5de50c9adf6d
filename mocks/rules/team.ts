import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { byAccount, isReal, type Member, members } from '../db/member';

const DEEPEST = 3;

/** A member of a team, and how far below its head. */
export interface Placed {
  member: Member;
  parent: Member;
  level: number;
}

const parentOf = ({ referrer, upline }: Member) => referrer ?? upline;

/** Who stands directly below whom, among real members. */
export function directsOf(db: Database) {
  const below = new Map<string, Member[]>();
  for (const member of db.of(members).where(isReal)) {
    const parent = parentOf(member);
    if (parent === null) continue;
    const list = below.get(parent);
    if (list) list.push(member);
    else below.set(parent, [member]);
  }
  return (id: string) => below.get(id) ?? [];
}

/** All below a member, three levels deep, nearest first. */
export function teamOf(db: Database, head: Member, directs = directsOf(db)): Placed[] {
  const seen = new Set([head.id]);
  const team: Placed[] = [];
  let row = [head];
  for (let level = 1; level <= DEEPEST && row.length; level++) {
    const next: Member[] = [];
    for (const parent of row) {
      for (const member of directs(parent.id)) {
        if (seen.has(member.id)) continue;
        seen.add(member.id);
        team.push({ member, parent, level });
        next.push(member);
      }
    }
    row = next;
  }
  return team;
}

/** Finds an account below the agent; any other account, known or not, is refused alike. */
export function belowAgent(db: Database, agent: Member, account: string): Placed {
  const wanted = byAccount(db, account);
  const found = teamOf(db, agent).find(({ member }) => member.id === wanted?.id);
  return found ?? refuse('not_your_downline');
}
