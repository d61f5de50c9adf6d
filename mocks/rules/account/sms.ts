import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { smsCodes } from '../../db/account/sms';
import { settingOf } from '../../db/site/setting';
import { requireCaptcha } from './captcha';
import type { Mobile } from './mobile';

type Purpose = 'noLogin' | 'register' | 'thirdParty' | 'withdraw';

interface Challenge {
  challenge?: string | undefined;
  captchaId?: string | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const idOf = (purpose: Purpose, { dialingCode, mobile }: Mobile) =>
  `${purpose}/${dialingCode}/${mobile}`;

/** Sends a code. Rejects a number that just got one or got too many this hour. Returns the lifetime in minutes. */
export async function sendSms(
  db: Database,
  purpose: Purpose,
  to: Mobile,
  challenge: Challenge = {},
) {
  const { smsMinutes, smsPerHour, smsAgainAfter, smsChallengeAfter } = settingOf(db, 'limits');
  const now = db.clock.now();
  const number = `${to.dialingCode}/${to.mobile}`;
  const recent = db
    .table(smsCodes)
    .filter((code) => code.number === number)
    .flatMap(({ sentAt }) => sentAt)
    .filter((at) => at > now - HOUR)
    .toSorted((a, b) => a - b);
  const last = recent.at(-1) ?? -Infinity;
  const wait = last + smsAgainAfter * 1000 - now;
  if (wait > 0) reject('sms_wait', { status: 429, retryAfterSeconds: Math.ceil(wait / 1000) });
  if (recent.length >= smsPerHour) {
    // One hour after this message, there are fewer than the maximum again.
    const first = recent.at(-smsPerHour) ?? now;
    reject('too_many', { status: 429, retryAfterSeconds: Math.ceil((first + HOUR - now) / 1000) });
  }
  // A member who has logged in needs no captcha.
  if (purpose !== 'withdraw' && recent.length >= smsChallengeAfter) {
    await requireCaptcha(db, { captcha: challenge.challenge, captchaId: challenge.captchaId });
  }
  const id = idOf(purpose, to);
  const sentAt = [...(db.table(smsCodes).get(id)?.sentAt ?? []), now].filter(
    (at) => at > now - HOUR,
  );
  const expiresAt = now + smsMinutes * MINUTE;
  const code = db.random.digits(6);
  await db.table(smsCodes).upsert({ id, number, code, expiresAt, tries: 0, sentAt });
  return smsMinutes;
}

/** Checks a code. A right code can be used once, and too many wrong guesses invalidate it. */
export async function redeemSmsCode(db: Database, purpose: Purpose, to: Mobile, code = '') {
  const { smsTries } = settingOf(db, 'limits');
  const sent = db.table(smsCodes).get(idOf(purpose, to));
  if (!sent || sent.expiresAt <= db.clock.now() || sent.tries >= smsTries) return false;
  if (sent.code === code) {
    await db.table(smsCodes).update(sent.id, { expiresAt: 0 });
    return true;
  }
  await db.table(smsCodes).update(sent.id, { tries: sent.tries + 1 });
  return false;
}
