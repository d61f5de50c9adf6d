import type { Auth } from '../../../src/contract/endpoint';
import { isRealMember, type Member, members } from '../../db/account/member';
import { type Session, sessions } from '../../db/account/session';
import { allowsTrials } from '../../rules/account/freePlay';
import { isInRegister } from '../../rules/safePlay/exclusionRegister';
import type { Database } from '../database';
import { reject } from '../messages/requestError';

interface Caller {
  member: Member;
  session: Session;
}

export interface Access {
  /** Undefined for a visitor. */
  caller: Caller | undefined;
  /** The caller; rejects the request of a visitor. */
  requireCaller(): Caller;
}

/** Finds the member and the session of a token. */
export function accessOf(db: Database, token: string | undefined): Access {
  const session = token === undefined ? undefined : db.table(sessions).get(token);
  const isValid = session && !session.revoked && session.expiresAt > db.clock.now();
  const known = isValid ? db.table(members).get(session.memberId) : undefined;
  // The session of a trial account ends when its market no longer allows it, and all of a member when the register of
  // the market lists this member.
  const isAllowed =
    known &&
    (isRealMember(known) || allowsTrials(db)) &&
    (session?.isForWithdrawal || !isInRegister(db, known));
  const member = isAllowed ? known : undefined;
  const caller = member &&
    session && {
      session,
      // Read from the table each time: the events that become due during a request change points and level.
      get member() {
        return db.table(members).get(member.id) ?? member;
      },
    };
  const requireCaller = () =>
    caller ?? reject(session ? 'logged_out' : 'not_logged_in', { status: 401 });
  return { caller, requireCaller };
}

/** Rejects a caller who may not use an endpoint. */
export function checkAccess(access: Access, auth: Auth | undefined) {
  if (!auth) return;
  const { member } = access.requireCaller();
  if (auth === 'member' && !isRealMember(member)) reject('real_account_needed', { status: 403 });
  if (auth === 'agent' && !member.isAgent) reject('forbidden', { status: 403 });
}
