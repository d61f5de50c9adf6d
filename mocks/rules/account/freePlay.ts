import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { isRealMember, type Member } from '../../db/account/member';
import { rulesOf } from '../site/market';
import { isVerified } from './kyc';

/** A trial account belongs to nobody whose age is known, so it exists only where everybody may play for free. */
export const allowsTrials = (db: Database) => rulesOf(db).freePlay === 'everyone';

/** Rejects free play that the market does not allow. Null is a visitor. */
export function checkFreePlay(db: Database, member: Member | null) {
  const { freePlay } = rulesOf(db);
  if (freePlay === 'everyone') return;
  if (freePlay === 'never') reject('free_play_never', { status: 403 });
  if (!member || !isRealMember(member)) return reject('free_play_login', { status: 403 });
  if (freePlay === 'verified' && !isVerified(db, member.id))
    reject('free_play_verify', { status: 403 });
}
