import { applyStep } from '../../admin/command';
import { parseLink } from '../../admin/linkNotation';
import type { Database } from '../../core/database';
import type { Fault } from '../../core/fault';
import { sessions } from '../../db/account/session';
import { queryKey, recordedReplies } from '../../db/site/recordedReply';
import type { Recording } from '../../recording/recording';
import { findMember } from './members';

const SESSION_LIFETIME = 365 * 86_400_000;

/**
 * Answers the calls of a recorded session as they were answered then. All other calls go to the handlers. For them, the
 * recorded tokens are sessions of Lucía.
 */
export async function playRecording(
  db: Database,
  { tokens, calls, faults = [], link = '' }: Recording,
) {
  const { id: memberId, merchant } = findMember(db, 'lucia');
  const createdAt = db.clock.now();
  const session = { memberId, merchant, createdAt, expiresAt: createdAt + SESSION_LIFETIME };
  for (const id of tokens) await db.table(sessions).upsert({ id, ...session, revoked: false });
  for (const { method, path, query, status, reply } of calls) {
    const row = { call: `${method} ${path}`, query: queryKey(query), status, isUsed: false };
    const id = db.newId('RR');
    await db.table(recordedReplies).create({ id, ...row, reply: reply as object });
  }
  for (const fault of faults) db.faults.push({ id: db.newId('F'), ...fault } as Fault);
  const entered = db.scenarios.length;
  for (const step of parseLink(link)) await applyStep(db, step);
  // The scenarios of the link are a part of this one, which is left as a whole.
  db.scenarios.splice(entered);
}
