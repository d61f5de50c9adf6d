import * as contract from '../../../src/contract/account/password';
import type { HandlerContext } from '../../core/handle';
import { handle } from '../../core/handle';
import { isTrialMerchant } from '../../core/hosts/hostSites';
import { reject } from '../../core/messages/requestError';
import { checkNewPassword, requirePassword, setPassword } from '../../rules/account/password';
import { identifyOwner, mailResetLink } from '../../rules/account/recovery';

type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string };

async function changePassword(context: HandlerContext<PasswordChange>) {
  const { db, member, session, input } = context;
  if (isTrialMerchant(member.merchant)) reject('real_account_needed', { status: 403 });
  await requirePassword(db, member, input.oldPassword);
  checkNewPassword(context, input, member.password);
  await setPassword(db, member, input.newPassword, session.id);
  return { changed: true };
}

export const password = [
  handle(contract.changePassword, changePassword),
  handle(contract.changePasswordV1, changePassword),

  handle(contract.mailRecovery, async ({ db, input }) => {
    if (!/^[^\s@]+@[^\s@]+$/.test(input.email.trim())) reject('malformed', { status: 400 });
    return { sent: true, expiredMinutes: await mailResetLink(db, input.email) };
  }),

  handle(contract.resetPassword, async (context) => {
    const { db, input } = context;
    checkNewPassword(context, input);
    const member = await identifyOwner(db, input);
    await setPassword(db, member, input.newPassword);
    return { userName: member.account };
  }),
];
