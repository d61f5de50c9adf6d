import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { forgetFailures } from '../../db/account/attempt';
import { type Member, members } from '../../db/account/member';
import { endResetLinks } from '../../db/account/resetLink';
import { revokeSessions } from '../../db/account/session';
import { withAttemptLimit } from './attemptLimit';
import { requireField } from './fields';

interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
}

/** Rejects a wrong login password. The number of attempts is limited. */
export async function requirePassword(db: Database, member: Member, entered = '') {
  const isRight = await withAttemptLimit(
    db,
    `password/${member.id}`,
    () => entered === member.password,
  );
  if (!isRight) reject('password_wrong', { value: { field: 'oldPassword' } });
}

/** Rejects a new password that breaks the rules or equals the old one. */
export function checkNewPassword(
  context: { db: Database; languageCode: string },
  passwords: NewPassword,
  old?: string,
) {
  const { newPassword, confirmNewPassword } = passwords;
  if (newPassword === old) reject('password_same', { value: { field: 'newPassword' } });
  requireField(context, 'loginPassword', newPassword, 'newPassword');
  if (newPassword !== confirmNewPassword) {
    reject('confirm_mismatch', { value: { field: 'confirmNewPassword' } });
  }
}

/** Sets the password and ends all sessions, except the one that changes it, and all mailed links. */
export async function setPassword(
  db: Database,
  member: Member,
  password: string,
  keptSession?: string,
) {
  await db.table(members).update(member.id, { password, firstTimeLogin: false });
  await revokeSessions(db, member.id, keptSession);
  await endResetLinks(db, member.id);
  forgetFailures(db, `password/${member.id}`);
  forgetFailures(db, `login/${member.account.toLowerCase()}`);
}
