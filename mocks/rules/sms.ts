import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { settingOf } from '../db/setting';
import { smsCodes } from '../db/sms';
import { needCaptcha } from './captcha';
import type { Mobile } from './mobile';

type Purpose = 'noLogin' | 'register' | 'thirdParty';

interface Challenge {
  challenge?: string | undefined;
  captchaId?: string | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const idOf = (purpose: Purpose, { dialingCode, mobile }: Mobile) =>
  `${purpose}/${dialingCode}/${mobile}`;

/** Sends a code, unless the number had one just now or too many this hour. Answers its minutes. */
export async function sendSms(db: Database, purpose: Purpose, to: Mobile, asked: Challenge = {}) {
  const { smsMinutes, smsPerHour, smsAgainAfter, smsChallengeAfter } = settingOf(db, 'limits');
  const now = db.clock.now();
  const number = `${to.dialingCode}/${to.mobile}`;
  const recent = db
    .of(smsCodes)
    .where((one) => one.number === number)
    .flatMap(({ sentAt }) => sentAt)
    .filter((at) => at > now - HOUR)
    .toSorted((a, b) => a - b);
  const [first = now, last = -Infinity] = [recent.at(-smsPerHour), recent.at(-1)];
  const wait = last + smsAgainAfter * 1000 - now;
  if (wait > 0) refuse('sms_wait', { status: 429, after: Math.ceil(wait / 1000) });
  if (recent.length >= smsPerHour) {
    refuse('too_many', { status: 429, after: Math.ceil((first + HOUR - now) / 1000) });
  }
  if (recent.length >= smsChallengeAfter) {
    await needCaptcha(db, { captcha: asked.challenge, captchaId: asked.captchaId });
  }
  const id = idOf(purpose, to);
  const sentAt = [...(db.of(smsCodes).get(id)?.sentAt ?? []), now].filter((at) => at > now - HOUR);
  const expiresAt = now + smsMinutes * MINUTE;
  const code = db.chance.digits(6);
  await db.of(smsCodes).put({ id, number, code, expiresAt, tries: 0, sentAt });
  return smsMinutes;
}

/** A right code is used up; so is one guessed at too often. */
export async function spendSmsCode(db: Database, purpose: Purpose, to: Mobile, code = '') {
  const { smsTries } = settingOf(db, 'limits');
  const sent = db.of(smsCodes).get(idOf(purpose, to));
  if (!sent || sent.expiresAt <= db.clock.now() || sent.tries >= smsTries) return false;
  if (sent.code === code) {
    await db.of(smsCodes).change(sent.id, { expiresAt: 0 });
    return true;
  }
  await db.of(smsCodes).change(sent.id, { tries: sent.tries + 1 });
  return false;
}
