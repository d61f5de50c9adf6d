import type { Database } from '../core/database';
import { reject } from '../core/requestError';
import { securityOf } from '../db/security';
import { settingOf } from '../db/setting';
import { withAttemptLimit } from './attemptLimit';

const MINUTE = 60_000;

/** Rejects a wrong payment password. */
export async function checkPaymentPassword(db: Database, memberId: string, entered = '') {
  const { paymentPassword } = securityOf(db, memberId);
  if (paymentPassword === null) reject('payment_password_unset');
  const { lockAfter, lockMinutes } = settingOf(db, 'limits');
  const limit = { maxFailures: lockAfter, within: lockMinutes * MINUTE };
  const isRight = await withAttemptLimit(
    db,
    `payment/${memberId}`,
    limit,
    () => entered === paymentPassword,
  );
  if (!isRight) reject('payment_password_wrong');
}
