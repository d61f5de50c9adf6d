import type { Auth } from '../../src/contract/endpoint';
import { isReal, type Member, members } from '../db/member';
import { type Session, sessions } from '../db/session';
import type { Database } from './database';
import { refuse } from './refusal';

interface Caller {
  member: Member;
  session: Session;
}

/** Who is behind a token, and whether they may make the call. */
export function admit(db: Database, token: string | undefined) {
  const session = token === undefined ? undefined : db.of(sessions).get(token);
  const isLive = session && !session.revoked && session.expiresAt > db.clock.now();
  const member = isLive ? db.of(members).get(session.memberId) : undefined;
  const caller: Caller | undefined = member && session && { member, session };

  const require = (): Caller =>
    caller ?? refuse(session ? 'logged_out' : 'not_logged_in', { status: 401 });

  const check = (auth: Auth | undefined) => {
    if (!auth) return;
    const { member: who } = require();
    if (auth === 'member' && !isReal(who)) refuse('real_account_needed', { status: 403 });
    if (auth === 'agent' && !who.isAgent) refuse('forbidden', { status: 403 });
  };

  return { caller, require, check };
}
