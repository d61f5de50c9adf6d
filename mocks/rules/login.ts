import type { login } from '../../src/contract/session';
import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { addFailure, failuresOf, forgetFailures } from '../db/attempt';
import { spendIdToken } from '../db/idToken';
import { byAccount, byEmail, type Member, members } from '../db/member';
import { openSession } from '../db/session';
import { settingOf } from '../db/setting';
import { needCaptcha } from './captcha';
import { byMobile, canonical, readMobile } from './mobile';
import { spendSmsCode } from './sms';

type Input = NonNullable<(typeof login)['types']>['in'];
type Proof = { member?: Member | undefined; code: string };

const MINUTE = 60_000;

const PROOFS: Record<Input['type'], (db: Database, input: Input) => Proof | Promise<Proof>> = {
  username(db, { username, password }) {
    const member = byAccount(db, username);
    return { member: member?.password === password ? member : undefined, code: 'login_failed' };
  },

  /** The number and its code, in fields of their own or as user name and password. */
  async sms(db, { username, password, mobileNum, verificationCode, countryDialingCode }) {
    const to = readMobile(db, mobileNum ?? username, countryDialingCode);
    const isRight = await spendSmsCode(db, 'noLogin', to, verificationCode ?? password);
    if (!isRight) return { code: 'sms_wrong' };
    return { member: byMobile(db, to), code: 'user_disabled' };
  },

  firebase(db, { firebaseIdToken = '', firebaseChannel = '', firebaseMobileNo }) {
    const claims = spendIdToken(db, firebaseIdToken, firebaseChannel);
    const { email, mobile, dialingCode } = claims ?? {};
    const isOther = !!firebaseMobileNo && canonical('', firebaseMobileNo).mobile !== mobile;
    if (!claims || isOther) return { code: 'third_party_wrong' };
    const member = email
      ? byEmail(db, email)
      : byMobile(db, { dialingCode: dialingCode ?? '', mobile: mobile ?? '' });
    return { member, code: 'third_party_unknown' };
  },
};

/** Whoever the login proves to be: with a captcha after failures and a rest after many. */
export async function checkLogin(db: Database, input: Input): Promise<Member> {
  const { captchaAfter, lockAfter, lockMinutes } = settingOf(db, 'limits');
  const name = (input.mobileNum ?? input.username).trim().toLowerCase();
  const subject = `login/${name}`;
  const within = lockMinutes * MINUTE;
  const isGuessable = input.type !== 'firebase';
  const before = isGuessable ? failuresOf(db, subject, within) : 0;
  if (before >= lockAfter) refuse('too_many', { status: 429, after: lockMinutes * 60 });
  if (before >= captchaAfter) await needCaptcha(db, input);
  const { member, code } = await PROOFS[input.type](db, input);
  if (!member) {
    if (!isGuessable) return refuse(code);
    const { failures } = await addFailure(db, subject, within);
    return refuse(code, { value: { captcha: failures >= captchaAfter } });
  }
  admitRole(member, input.loginAs);
  if (isGuessable) forgetFailures(db, subject);
  return member;
}

/** Members and agents have doors of their own. */
export function admitRole(member: Member, as: 'member' | 'agent' = 'member') {
  if (member.isDisabled) refuse('user_disabled');
  if (member.isAgent && as !== 'agent') refuse('agent_on_member_login');
  if (!member.isAgent && as === 'agent') refuse('member_on_agent_login');
}

/** Opens a session and answers what a client keeps of it. */
export async function enter(db: Database, member: Member) {
  const { id: token } = await openSession(db, member);
  const { merchant: merchantCode, account: userName, type, firstTimeLogin } = member;
  if (firstTimeLogin) await db.of(members).change(member.id, { firstTimeLogin: false });
  return { token, merchantCode, userName, type, firstTimeLogin };
}
