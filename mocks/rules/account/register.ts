import type { RegisterMethod } from '../../../fixtures/account/registration';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { addFailure, failuresOf, forgetFailures } from '../../db/account/attempt';
import { redeemIdToken } from '../../db/account/idToken';
import {
  type Member,
  memberByAccount,
  memberByEmail,
  members,
  newMember,
} from '../../db/account/member';
import { registrations } from '../../db/account/registration';
import { updateSecurity } from '../../db/account/security';
import { checkRegister } from '../safePlay/exclusionRegister';
import { requireCaptcha } from './captcha';
import { isFieldAsked } from './fields';
import { type Mobile, memberByMobile, parseMobile } from './mobile';
import { parseFields, type RegistrationRequest } from './registerFields';
import { registerSettingsOf } from './registerSettings';
import { relationsOf } from './relations';
import { redeemSmsCode } from './sms';

const HOUR = 3_600_000;
/** The fields that are stored with the registration and not with the member. */
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

/** Registers a member by the rules that the settings publish. */
export async function registerMember(
  request: RegistrationRequest,
  method: RegisterMethod,
): Promise<Member> {
  const { db, input } = request;
  const { methods, captchaAfter } = registerSettingsOf(db);
  if (!methods[method]) reject('method_off');
  const isSuspect = failuresOf(db, 'register', HOUR) >= captchaAfter;
  if (isSuspect || input.captcha || isCaptchaRequired(db, method)) await requireCaptcha(db, input);
  try {
    const member = await createMember(request, method);
    forgetFailures(db, 'register');
    return member;
  } catch (error) {
    await addFailure(db, 'register', HOUR);
    throw error;
  }
}

const isCaptchaRequired = (db: Database, method: RegisterMethod) => {
  const rule = registerSettingsOf(db).rules.captcha;
  return rule?.required && isFieldAsked(rule, method);
};

/** Rejects a registration without one of the confirmations that it requires. */
function checkConsents({ input: { consents } }: RegistrationRequest) {
  const missing = (['age', 'terms', 'notBarred'] as const).find((name) => !consents?.[name]);
  if (missing) reject('consent_missing', { value: { field: `consent.${missing}` } });
}

async function createMember(request: RegistrationRequest, method: RegisterMethod) {
  const { db, input } = request;
  const fields = parseFields(request, method);
  checkConsents(request);
  checkRegister(db, { ...fields, mobile: fields.mobileNum });
  const relations = relationsOf(db, fields, input.domain);
  const isMobile = method === 'mobileNum';
  const phone = isMobile ? parseMobile(db, fields.mobileNum, input.countryDialingCode) : undefined;
  const account = fields.username || (phone?.mobile ?? '');
  // Before the code of the SMS, which works only once: the member can correct the e-mail and send the code again.
  if (fields.email && memberByEmail(db, fields.email)) rejectTaken('email');
  // Before the code is checked, no error may reveal whether the number has an account.
  if (phone) await checkMobileOwner(request, phone);
  else if (isNumber(account)) reject('username_number', { value: { field: 'username' } });
  if (isNameTaken(db, account)) rejectTaken('username', isMobile ? 'mobileNum' : 'username');
  const { affiliateCode, ...related } = relations;
  const member = await db.table(members).create(
    newMember({
      id: db.newId('m-'),
      account,
      password: fields.password ?? '',
      nickname: fields.nickname || null,
      email: fields.email || null,
      payeeName: fields.payeeName || null,
      registeredAt: db.clock.now(),
      ...related,
      ...phone,
    }),
  );
  await db.table(registrations).create({
    id: member.id,
    method,
    source: input.source ?? 'H5',
    registerUrl: input.registerUrl ?? '',
    affiliateCode,
    consents: { at: db.clock.now(), termsVersion: input.consents?.termsVersion ?? '' },
    details: Object.fromEntries(DETAILS.map((name) => [name, fields[name] ?? ''])),
  });
  if (fields.paymentPassword) {
    await updateSecurity(db, member.id, { paymentPassword: fields.paymentPassword });
  }
  return member;
}

/** The account of a member who registers by mobile number is the number, so nobody else may take it. */
export const isNumber = (account: string) => /^\d+$/.test(account.trim());

/** Names like those of trial accounts count as taken. */
export const isNameTaken = (db: Database, account: string) =>
  TRIAL_NAME.test(account.trim()) || memberByAccount(db, account) !== undefined;

const rejectTaken = (name: 'username' | 'email' | 'mobile', field: string = name): never =>
  reject(`${name}_taken`, { value: { field } });

/** Only the owner of the phone can find out whether the number already has an account. */
async function checkMobileOwner({ db, input }: RegistrationRequest, phone: Mobile) {
  const { firebaseIdToken, firebaseChannel = '', verificationCode } = input;
  if (firebaseIdToken) {
    const claims = redeemIdToken(db, firebaseIdToken, firebaseChannel);
    const isSame = claims?.mobile === phone.mobile && claims.dialingCode === phone.dialingCode;
    if (!isSame) reject('third_party_wrong');
  } else if (!(await redeemSmsCode(db, 'register', phone, verificationCode))) {
    reject('wrong_code', { value: { field: 'verificationCode' } });
  }
  if (memberByMobile(db, phone)) rejectTaken('mobile', 'mobileNum');
}
