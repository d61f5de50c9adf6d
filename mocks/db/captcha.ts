import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';

const captcha = type({
  id: 'string',
  kind: "'picture' | 'work'",
  /** The digits of the picture, or the challenge of the work. */
  code: 'string',
  expiresAt: 'number',
});
export type Captcha = typeof captcha.infer;

export const captchas = table('captchas', captcha);

const CAPTCHA_LASTS = 5 * 60_000;

export function newCaptcha(db: Database, kind: Captcha['kind']) {
  const now = db.clock.now();
  for (const { id } of db.of(captchas).where((one) => one.expiresAt <= now)) {
    db.of(captchas).remove(id);
  }
  const code = kind === 'picture' ? db.chance.digits(db.chance.whole(4, 6)) : db.chance.hex(32);
  const id = db.chance.hex(24);
  return db.of(captchas).add({ id, kind, code, expiresAt: now + CAPTCHA_LASTS });
}
