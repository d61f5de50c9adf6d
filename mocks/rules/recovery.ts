import type { resetPassword } from '../../src/contract/password';
import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { byAccount, byEmail, type Member, members } from '../db/member';
import { resetLinks } from '../db/resetLink';
import { securityOf } from '../db/security';
import { settingOf } from '../db/setting';
import { limited } from './limited';
import { byMobile, readMobile } from './mobile';
import { spendSmsCode } from './sms';

type Input = NonNullable<(typeof resetPassword)['types']>['in'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LINK_MINUTES = 30;

export async function mailLink(db: Database, address: string) {
  const { resetMailsPerHour } = settingOf(db, 'limits');
  const now = db.clock.now();
  const email = address.trim().toLowerCase();
  const recent = db.of(resetLinks).where((one) => one.email === email && one.sentAt > now - HOUR);
  if (recent.length >= resetMailsPerHour) {
    const first = Math.min(...recent.map(({ sentAt }) => sentAt));
    refuse('too_many', { status: 429, after: Math.ceil((first + HOUR - now) / 1000) });
  }
  const memberId = byEmail(db, email)?.id ?? null;
  const expiresAt = now + LINK_MINUTES * MINUTE;
  await db.of(resetLinks).add({ id: db.chance.hex(48), email, memberId, sentAt: now, expiresAt });
  return LINK_MINUTES;
}

const PROOFS = {
  async sms(db: Database, { mobileNum, countryDialingCode, verificationCode }: Input) {
    const to = readMobile(db, mobileNum, countryDialingCode);
    return (await spendSmsCode(db, 'noLogin', to, verificationCode)) ? byMobile(db, to) : undefined;
  },

  async email(db: Database, { resetToken = '' }: Input) {
    const link = db.of(resetLinks).get(resetToken);
    if (!link?.memberId || link.expiresAt <= db.clock.now()) return undefined;
    await db.of(resetLinks).change(link.id, { expiresAt: 0 });
    return db.of(members).get(link.memberId);
  },

  async questions(db: Database, { username = '', answers = [] }: Input) {
    const { lockAfter, lockMinutes } = settingOf(db, 'limits');
    const limit = { most: lockAfter, within: lockMinutes * MINUTE };
    const subject = `questions/${username.trim().toLowerCase()}`;
    const member = byAccount(db, username);
    const isRight = () => member !== undefined && knowsAnswers(db, member.id, answers);
    return (await limited(db, subject, limit, isRight)) ? member : undefined;
  },
};

type Answers = { questionId: string; answer: string }[];

/** All of the member's questions are answered right, and there are some. */
function knowsAnswers(db: Database, memberId: string, given: Answers) {
  const kept = securityOf(db, memberId).answers;
  const isGiven = ({ questionId, answer }: Answers[number]) =>
    given.some((one) => one.questionId === questionId && plain(one.answer) === answer);
  return kept.length > 0 && kept.every(isGiven);
}

/** Refuses a member in session who cannot answer; guesses count with those of a lost login. */
export async function needAnswers(db: Database, { id, account }: Member, given: Answers) {
  const { lockAfter, lockMinutes } = settingOf(db, 'limits');
  const limit = { most: lockAfter, within: lockMinutes * MINUTE };
  const subject = `questions/${account.toLowerCase()}`;
  const isRight = await limited(db, subject, limit, () => knowsAnswers(db, id, given));
  if (!isRight) refuse('answers_wrong', { value: { field: 'answers' } });
}

/** Whose account it is, by a code, a mailed link or the answers; refused alike for any other. */
export async function proveOwner(db: Database, input: Input): Promise<Member> {
  const member = await PROOFS[input.method](db, input);
  return member && !member.isDisabled ? member : refuse('reset_wrong');
}

/** How an answer is kept and compared. */
export const plain = (answer: string) =>
  answer.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
