import type { login } from '../../../src/contract/account/login';
import type { InputOf } from '../../../src/contract/endpoint';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import type { MessageCode } from '../../core/messages/spanishAndEnglish';
import { addFailure, failuresOf, forgetFailures, secondsLocked } from '../../db/account/attempt';
import { redeemIdToken } from '../../db/account/idToken';
import {
  isRealMember,
  type Member,
  memberByAccount,
  memberByEmail,
  members,
} from '../../db/account/member';
import { openSession } from '../../db/account/session';
import { settingOf } from '../../db/site/setting';
import { checkLoginAllowed } from '../safePlay/closure';
import { requireCaptcha } from './captcha';
import { checkFreePlay } from './freePlay';
import { memberByMobile, normalizeMobile, parseMobile } from './mobile';
import { redeemSmsCode } from './sms';

type Input = InputOf<typeof login>;
type LoginCheck = { member?: Member | undefined; code: MessageCode };

const MINUTE = 60_000;

const LOGIN_CHECKS: Record<
  Input['type'],
  (db: Database, input: Input) => LoginCheck | Promise<LoginCheck>
> = {
  username(db, { username, password }) {
    const member = memberByAccount(db, username);
    return { member: member?.password === password ? member : undefined, code: 'login_failed' };
  },

  /** The mobile number and the code are in fields of their own, or in those of user name and password. */
  async sms(db, { username, password, mobileNum, verificationCode, countryDialingCode }) {
    const phone = parseMobile(db, mobileNum ?? username, countryDialingCode);
    const isValid = await redeemSmsCode(db, 'noLogin', phone, verificationCode ?? password);
    if (!isValid) return { code: 'wrong_code' };
    return { member: memberByMobile(db, phone), code: 'user_disabled' };
  },

  firebase(db, { firebaseIdToken = '', firebaseChannel = '', firebaseMobileNo }) {
    const claims = redeemIdToken(db, firebaseIdToken, firebaseChannel);
    const { email, mobile, dialingCode } = claims ?? {};
    const isOtherNumber =
      !!firebaseMobileNo && normalizeMobile('', firebaseMobileNo).mobile !== mobile;
    if (!claims || isOtherNumber) return { code: 'third_party_wrong' };
    const member = email
      ? memberByEmail(db, email)
      : memberByMobile(db, { dialingCode: dialingCode ?? '', mobile: mobile ?? '' });
    return { member, code: 'third_party_unknown' };
  },
};

/** Finds the member who logs in. Failed attempts lead to a captcha, many of them to a lock. */
export async function checkLogin(db: Database, input: Input): Promise<Member> {
  const { captchaAfter, lockAfter, lockMinutes } = settingOf(db, 'limits');
  const name = (input.mobileNum ?? input.username).trim().toLowerCase();
  const subject = `login/${name}`;
  const lockMs = lockMinutes * MINUTE;
  checkFlag(db, input);
  // A token of the sign-in service cannot be guessed, so its failures are not counted.
  const isGuessable = input.type !== 'firebase';
  const earlierFailures = isGuessable ? failuresOf(db, subject, lockMs) : 0;
  if (earlierFailures >= lockAfter)
    reject('too_many', { status: 429, retryAfterSeconds: secondsLocked(db, subject, lockMs) });
  if (earlierFailures >= captchaAfter) await requireCaptcha(db, input);
  const { member, code } = await LOGIN_CHECKS[input.type](db, input);
  if (!member) {
    if (!isGuessable) return reject(code);
    const { failures } = await addFailure(db, subject, lockMs);
    return reject(code, { value: { captcha: failures >= captchaAfter } });
  }
  checkRole(member, input.loginAs);
  if (isGuessable) forgetFailures(db, subject);
  return member;
}

const CHANNEL_FLAGS: Record<string, string> = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
  sms: 'MOBILEVERCODELOGIN3',
};

/** Each way to log in without a password has a flag of the operator. */
function checkFlag(db: Database, { type, firebaseChannel = '' }: Input) {
  const flag = CHANNEL_FLAGS[type === 'firebase' ? firebaseChannel : type];
  if (flag && !settingOf(db, 'whiteLabel').flags[flag]) reject('forbidden', { status: 403 });
}

/** Members and agents log in separately. */
export function checkRole(member: Member, role: 'member' | 'agent' = 'member') {
  if (member.isDisabled) reject('user_disabled');
  if (member.isAgent && role !== 'agent') reject('agent_on_member_login');
  if (!member.isAgent && role === 'agent') reject('member_on_agent_login');
}

/** Opens a session and returns what the client stores of it. */
export async function startSession(db: Database, member: Member) {
  if (!isRealMember(member)) checkFreePlay(db, null);
  await checkLoginAllowed(db, member);
  const { id: token } = await openSession(db, member);
  const { merchant: merchantCode, account: userName, type, firstTimeLogin } = member;
  if (firstTimeLogin) await db.table(members).update(member.id, { firstTimeLogin: false });
  return { token, merchantCode, userName, type, firstTimeLogin };
}
