import { avatars } from '../../../fixtures/account/avatars';
import * as contract from '../../../src/contract/account/member';
import * as profile from '../../../src/contract/account/profile';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { memberByEmail, members } from '../../db/account/member';
import { requireField } from '../../rules/account/fields';
import { withDueEvents } from '../../rules/site/dueEvents';

export const member = [
  handle(
    contract.memberInfo,
    withDueEvents(({ member: { account, vipLevel, payeeName, ...member } }) => ({
      id: member.id,
      type: member.type,
      nickname: member.nickname,
      account,
      clubLabel: { labelName: vipLevel },
      isAgent: member.isAgent,
      email: member.email,
      payeeName,
      mobile: member.mobile,
      icon: member.icon,
      registeredAt: member.registeredAt,
    })),
  ),

  handle(profile.nickname, ({ member: { nickname } }) => ({ nickname })),
  handle(profile.setNickname, async (context) => {
    const { db, member, input } = context;
    const nickname = input.nickname.trim();
    requireField(context, 'nickname', nickname);
    await db.table(members).update(member.id, { nickname });
    return { nickname };
  }),

  handle(profile.email, ({ member: { email } }) => ({ email })),
  handle(profile.setEmail, async (context) => {
    const { db, member, input } = context;
    const email = input.email.trim();
    requireField(context, 'email', email);
    const owner = memberByEmail(db, email);
    if (owner && owner.id !== member.id) reject('email_taken', { value: { field: 'email' } });
    await db.table(members).update(member.id, { email });
    return { email };
  }),

  handle(profile.payeeName, ({ member: { payeeName } }) => ({
    payeeName,
    isFixed: payeeName !== null,
  })),
  handle(profile.setPayeeName, async (context) => {
    const { db, member, input } = context;
    const payeeName = input.payeeName.trim().replace(/\s+/g, ' ');
    if (member.payeeName !== null) reject('payee_name_fixed');
    requireField(context, 'payeeName', payeeName);
    await db.table(members).update(member.id, { payeeName });
    return { payeeName, isFixed: true };
  }),

  handle(profile.headIcon, ({ member: { icon } }) => ({ icon, choices: avatars })),
  handle(profile.setHeadIcon, async ({ db, member, input: { icon } }) => {
    if (!avatars.includes(icon)) reject('icon_unknown', { value: { field: 'icon' } });
    await db.table(members).update(member.id, { icon });
    return { icon, choices: avatars };
  }),
];
