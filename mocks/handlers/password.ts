import * as contract from '../../src/contract/password';
import type { Ask } from '../core/handle';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { TRIAL_MERCHANT } from '../db/member';
import { checkWish, needPassword, setPassword } from '../rules/password';
import { mailLink, proveOwner } from '../rules/recovery';

type Change = { oldPassword: string; newPassword: string; confirmNewPassword: string };

async function change(ask: Ask<Change>) {
  const { db, member, session, input } = ask;
  if (member.merchant === TRIAL_MERCHANT) refuse('real_account_needed', { status: 403 });
  await needPassword(db, member, input.oldPassword);
  checkWish(ask, input, member.password);
  await setPassword(db, member, input.newPassword, session.id);
  return { changed: true };
}

export const password = [
  handle(contract.changePassword, change),
  handle(contract.changePasswordV1, change),

  handle(contract.mailRecovery, async ({ db, input }) => {
    if (!/^[^\s@]+@[^\s@]+$/.test(input.email.trim())) refuse('malformed', { status: 400 });
    return { sent: true, expiredMinutes: await mailLink(db, input.email) };
  }),

  handle(contract.resetPassword, async (ask) => {
    const { db, input } = ask;
    checkWish(ask, input);
    const member = await proveOwner(db, input);
    await setPassword(db, member, input.newPassword);
    return { userName: member.account };
  }),
];
