import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const captcha = type({
  id: 'string',
  kind: "'picture' | 'work'",
  /** The digits of the picture, or the challenge of the proof of work. */
  code: 'string',
  expiresAt: 'number',
});
export type Captcha = typeof captcha.infer;

export const captchas = defineTable('captchas', captcha);

const CAPTCHA_LIFETIME = 5 * 60_000;

export function newCaptcha(db: Database, kind: Captcha['kind']) {
  const now = db.clock.now();
  for (const { id } of db.table(captchas).filter((captcha) => captcha.expiresAt <= now)) {
    db.table(captchas).delete(id);
  }
  const code = kind === 'picture' ? db.random.digits(db.random.integer(4, 6)) : db.random.hex(32);
  const id = db.random.hex(24);
  return db.table(captchas).create({ id, kind, code, expiresAt: now + CAPTCHA_LIFETIME });
}
