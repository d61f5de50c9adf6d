import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { captchas } from '../../db/account/captcha';

/** The zero bits that a hash must begin with. It takes about 16,000 attempts: less than a second on a phone. */
export const WORK_BITS = 14;

interface CaptchaAnswer {
  captcha?: string | undefined;
  captchaId?: string | undefined;
}

/** Checks an answer and uses its captcha up. Without an id, it checks the latest captcha. */
export async function checkCaptcha(db: Database, { captcha = '', captchaId }: CaptchaAnswer) {
  const now = db.clock.now();
  const valid = db.table(captchas).filter(({ expiresAt }) => expiresAt > now);
  const captchaRow =
    captchaId === undefined ? valid.at(-1) : valid.find(({ id }) => id === captchaId);
  if (!captchaRow || captcha === '') return false;
  db.table(captchas).delete(captchaRow.id);
  return captchaRow.kind === 'picture'
    ? captcha === captchaRow.code
    : isProofOfWork(captchaRow.code, captcha);
}

/** Rejects the request when the captcha is not solved. The error tells the client to show a captcha. */
export async function requireCaptcha(db: Database, answer: CaptchaAnswer) {
  if (await checkCaptcha(db, answer)) return;
  reject(answer.captcha ? 'captcha_wrong' : 'captcha_needed', { value: { captcha: true } });
}

async function isProofOfWork(challenge: string, answer: string) {
  if (!/^\d{1,16}$/.test(answer)) return false;
  const text = new TextEncoder().encode(`${challenge}:${answer}`);
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
  return Math.clz32(hash.getUint32(0)) >= WORK_BITS;
}
