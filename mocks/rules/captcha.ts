import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { captchas } from '../db/captcha';

/** Hashes that begin with this many zero bits: some 16,000 tries, under a second on a phone. */
export const WORK_BITS = 14;

interface Given {
  captcha?: string | undefined;
  captchaId?: string | undefined;
}

/** Right or wrong, an answer uses its captcha up. Without an id, the latest one is meant. */
export async function solveCaptcha(db: Database, { captcha = '', captchaId }: Given) {
  const now = db.clock.now();
  const open = db.of(captchas).where((one) => one.expiresAt > now);
  const meant = captchaId === undefined ? open.at(-1) : open.find(({ id }) => id === captchaId);
  if (!meant || captcha === '') return false;
  db.of(captchas).remove(meant.id);
  return meant.kind === 'picture' ? captcha === meant.code : isWorkDone(meant.code, captcha);
}

/** Refuses until the captcha is solved; the answer says that one is wanted. */
export async function needCaptcha(db: Database, given: Given) {
  if (await solveCaptcha(db, given)) return;
  refuse(given.captcha ? 'captcha_wrong' : 'captcha_needed', { value: { captcha: true } });
}

async function isWorkDone(challenge: string, answer: string) {
  if (!/^\d{1,16}$/.test(answer)) return false;
  const text = new TextEncoder().encode(`${challenge}:${answer}`);
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
  return Math.clz32(hash.getUint32(0)) >= WORK_BITS;
}
