import type { Database } from '../core/database';
import type { Language } from '../core/messages';
import { refuse } from '../core/refusal';
import { forgetFailures } from '../db/attempt';
import { type Member, members } from '../db/member';
import { revokeSessions } from '../db/session';
import { settingOf } from '../db/setting';
import { needField } from './fields';
import { limited } from './limited';

const MINUTE = 60_000;

interface Wish {
  newPassword: string;
  confirmNewPassword: string;
}

/** Refuses unless this is the member's password; guessing is limited. */
export async function needPassword(db: Database, member: Member, given = '') {
  const { lockAfter, lockMinutes } = settingOf(db, 'limits');
  const limit = { most: lockAfter, within: lockMinutes * MINUTE };
  const isRight = await limited(
    db,
    `password/${member.id}`,
    limit,
    () => given === member.password,
  );
  if (!isRight) refuse('password_wrong', { value: { field: 'oldPassword' } });
}

/** A password that the rules allow and that is new. */
export function checkWish(spoken: { db: Database; language: Language }, wish: Wish, old?: string) {
  const { newPassword, confirmNewPassword } = wish;
  if (newPassword === old) refuse('password_same', { value: { field: 'newPassword' } });
  needField(spoken, 'loginPassword', newPassword, 'newPassword');
  if (newPassword !== confirmNewPassword) {
    refuse('confirm_mismatch', { value: { field: 'confirmNewPassword' } });
  }
}

/** Sets the password; sessions other than the one that asked end. */
export async function setPassword(db: Database, member: Member, password: string, asking?: string) {
  await db.of(members).change(member.id, { password, firstTimeLogin: false });
  await revokeSessions(db, member.id, asking);
  forgetFailures(db, `password/${member.id}`);
  forgetFailures(db, `login/${member.account.toLowerCase()}`);
}
