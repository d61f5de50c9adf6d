import type { RegisterMethod } from '../../fixtures/rules';
import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { addFailure, failuresOf, forgetFailures } from '../db/attempt';
import { spendIdToken } from '../db/idToken';
import { byAccount, byEmail, type Member, members, newMember } from '../db/member';
import { registrations } from '../db/registration';
import { keepSecurity } from '../db/security';
import { settingOf } from '../db/setting';
import { needCaptcha } from './captcha';
import { byMobile, type Mobile, readMobile } from './mobile';
import { type Asked, readFields } from './registerFields';
import { relationsOf } from './relations';
import { spendSmsCode } from './sms';

const HOUR = 3_600_000;
const DETAILS = [
  'idNumber',
  'birthDate',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
];
const TRIAL_NAME = /^prueba\d+$/i;

/** A new member, by the same rules that the settings publish. */
export async function registerMember(asked: Asked, method: RegisterMethod): Promise<Member> {
  const { db, input } = asked;
  const { methods, captchaAfter } = settingOf(db, 'register');
  if (!methods[method]) refuse('method_off');
  const isSuspect = failuresOf(db, 'register', HOUR) >= captchaAfter;
  if (isSuspect || input.captcha) await needCaptcha(db, input);
  try {
    const member = await admit(asked, method);
    forgetFailures(db, 'register');
    return member;
  } catch (refusal) {
    await addFailure(db, 'register', HOUR);
    throw refusal;
  }
}

async function admit(asked: Asked, method: RegisterMethod) {
  const { db, input } = asked;
  const given = readFields(asked, method);
  const relations = relationsOf(db, given, input.domain);
  const isMobile = method === 'mobileNum';
  const to = isMobile ? readMobile(db, given.mobileNum, input.countryDialingCode) : undefined;
  const account = given.username || (to?.mobile ?? '');
  if (isNameTaken(db, account)) taken('username', isMobile ? 'mobileNum' : 'username');
  if (given.email && byEmail(db, given.email)) taken('email');
  if (to) await proveMobile(asked, to);
  const { affiliateCode, ...related } = relations;
  const member = await db.of(members).add(
    newMember({
      id: db.newId('m-'),
      account,
      password: given.password ?? '',
      nickname: given.nickname || null,
      email: given.email || null,
      payeeName: given.payeeName || null,
      registeredAt: db.clock.now(),
      ...related,
      ...to,
    }),
  );
  await db.of(registrations).add({
    id: member.id,
    method,
    source: input.source ?? 'H5',
    registerUrl: input.registerUrl ?? '',
    affiliateCode,
    details: Object.fromEntries(DETAILS.map((name) => [name, given[name] ?? ''])),
  });
  if (given.paymentPassword) {
    await keepSecurity(db, member.id, { paymentPassword: given.paymentPassword });
  }
  return member;
}

/** Names of trial accounts are kept for them. */
export const isNameTaken = (db: Database, account: string) =>
  TRIAL_NAME.test(account.trim()) || byAccount(db, account) !== undefined;

const taken = (what: 'username' | 'email' | 'mobile', field: string = what): never =>
  refuse(`${what}_taken`, { value: { field } });

/** Tells whether a number has an account only to whoever holds the phone. */
async function proveMobile({ db, input }: Asked, to: Mobile) {
  const { firebaseIdToken, firebaseChannel = '', verificationCode } = input;
  if (firebaseIdToken) {
    const claims = spendIdToken(db, firebaseIdToken, firebaseChannel);
    const isSame = claims?.mobile === to.mobile && claims.dialingCode === to.dialingCode;
    if (!isSame) refuse('third_party_wrong');
  } else if (!(await spendSmsCode(db, 'register', to, verificationCode))) {
    refuse('sms_wrong', { value: { field: 'verificationCode' } });
  }
  if (byMobile(db, to)) taken('mobile', 'mobileNum');
}
