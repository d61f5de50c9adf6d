import { avatars } from '../../fixtures/avatars';
import * as contract from '../../src/contract/member';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { byEmail, members } from '../db/member';
import { needField } from '../rules/fields';

export const member = [
  handle(contract.memberInfo, ({ member: { account, vipLevel, payeeName, ...one } }) => ({
    id: one.id,
    type: one.type,
    nickname: one.nickname,
    account,
    clubLabel: { labelName: vipLevel },
    isAgent: one.isAgent,
    email: one.email,
    payeeName,
    mobile: one.mobile,
    icon: one.icon,
    registeredAt: one.registeredAt,
  })),

  handle(contract.nickname, ({ member: { nickname } }) => ({ nickname })),
  handle(contract.setNickname, async (ask) => {
    const { db, member, input } = ask;
    const nickname = input.nickname.trim();
    needField(ask, 'nickname', nickname);
    await db.of(members).change(member.id, { nickname });
    return { nickname };
  }),

  handle(contract.email, ({ member: { email } }) => ({ email })),
  handle(contract.setEmail, async (ask) => {
    const { db, member, input } = ask;
    const email = input.email.trim();
    needField(ask, 'email', email);
    const owner = byEmail(db, email);
    if (owner && owner.id !== member.id) refuse('email_taken', { value: { field: 'email' } });
    await db.of(members).change(member.id, { email });
    return { email };
  }),

  handle(contract.payeeName, ({ member: { payeeName } }) => ({
    payeeName,
    isFixed: payeeName !== null,
  })),
  handle(contract.setPayeeName, async (ask) => {
    const { db, member, input } = ask;
    const payeeName = input.payeeName.trim().replace(/\s+/g, ' ');
    if (member.payeeName !== null) refuse('payee_name_fixed');
    needField(ask, 'payeeName', payeeName);
    await db.of(members).change(member.id, { payeeName });
    return { payeeName, isFixed: true };
  }),

  handle(contract.headIcon, ({ member: { icon } }) => ({ icon, choices: avatars })),
  handle(contract.setHeadIcon, async ({ db, member, input: { icon } }) => {
    if (!avatars.includes(icon)) refuse('icon_unknown', { value: { field: 'icon' } });
    await db.of(members).change(member.id, { icon });
    return { icon, choices: avatars };
  }),
];
