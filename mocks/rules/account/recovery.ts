import type { resetPassword } from '../../../src/contract/account/password';
import type { InputOf } from '../../../src/contract/endpoint';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { type Member, memberByAccount, memberByEmail, members } from '../../db/account/member';
import { resetLinks } from '../../db/account/resetLink';
import { securityOf } from '../../db/account/security';
import { settingOf } from '../../db/site/setting';
import { withAttemptLimit } from './attemptLimit';
import { memberByMobile, parseMobile } from './mobile';
import { redeemSmsCode } from './sms';

type Input = InputOf<typeof resetPassword>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LINK_MINUTES = 30;

/** Mails a reset link if a member has the address. Returns its lifetime in minutes in both cases. */
export async function mailResetLink(db: Database, address: string) {
  const { resetMailsPerHour } = settingOf(db, 'limits');
  const now = db.clock.now();
  const email = address.trim().toLowerCase();
  const recent = db
    .table(resetLinks)
    .filter((link) => link.email === email && link.sentAt > now - HOUR);
  if (recent.length >= resetMailsPerHour) {
    const first = Math.min(...recent.map(({ sentAt }) => sentAt));
    reject('too_many', { status: 429, retryAfterSeconds: Math.ceil((first + HOUR - now) / 1000) });
  }
  const memberId = memberByEmail(db, email)?.id ?? null;
  const expiresAt = now + LINK_MINUTES * MINUTE;
  await db
    .table(resetLinks)
    .create({ id: db.random.hex(48), email, memberId, sentAt: now, expiresAt });
  return LINK_MINUTES;
}

const OWNER_CHECKS = {
  async sms(db: Database, { mobileNum, countryDialingCode, verificationCode }: Input) {
    const phone = parseMobile(db, mobileNum, countryDialingCode);
    return (await redeemSmsCode(db, 'noLogin', phone, verificationCode))
      ? memberByMobile(db, phone)
      : undefined;
  },

  async email(db: Database, { resetToken = '' }: Input) {
    const link = db.table(resetLinks).get(resetToken);
    if (!link?.memberId || link.expiresAt <= db.clock.now()) return undefined;
    await db.table(resetLinks).update(link.id, { expiresAt: 0 });
    return db.table(members).get(link.memberId);
  },

  async questions(db: Database, { username = '', answers = [] }: Input) {
    const subject = `questions/${username.trim().toLowerCase()}`;
    const member = memberByAccount(db, username);
    const isRight = () => member !== undefined && areAnswersRight(db, member.id, answers);
    return (await withAttemptLimit(db, subject, isRight)) ? member : undefined;
  },
};

type Answers = { questionId: string; answer: string }[];

/** True if the member has security questions and all answers are right. */
function areAnswersRight(db: Database, memberId: string, answers: Answers) {
  const stored = securityOf(db, memberId).answers;
  // Only the first answer to a question counts. Otherwise a list of guesses would be many attempts in one.
  const isAnswered = ({ questionId, answer }: Answers[number]) => {
    const submitted = answers.find((item) => item.questionId === questionId);
    return submitted !== undefined && normalizeAnswer(submitted.answer) === answer;
  };
  return stored.length > 0 && stored.every(isAnswered);
}

/** Rejects wrong answers of a logged-in member. Counts failures together with those of the password recovery. */
export async function requireAnswers(db: Database, { id, account }: Member, answers: Answers) {
  const subject = `questions/${account.toLowerCase()}`;
  const isRight = await withAttemptLimit(db, subject, () => areAnswersRight(db, id, answers));
  if (!isRight) reject('answers_wrong', { value: { field: 'answers' } });
}

/** Finds the member by SMS code, mailed link or answers. All failures give the same error. */
export async function identifyOwner(db: Database, input: Input): Promise<Member> {
  const member = await OWNER_CHECKS[input.method](db, input);
  return member && !member.isDisabled ? member : reject('reset_wrong');
}

/** The form in which answers are stored and compared. */
export const normalizeAnswer = (answer: string) =>
  answer.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
