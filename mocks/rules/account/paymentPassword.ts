import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { securityOf } from '../../db/account/security';
import { withAttemptLimit } from './attemptLimit';

/** Rejects a wrong payment password. */
export async function checkPaymentPassword(db: Database, memberId: string, entered = '') {
  const { paymentPassword } = securityOf(db, memberId);
  if (paymentPassword === null) reject('payment_password_unset');
  const isRight = await withAttemptLimit(
    db,
    `payment/${memberId}`,
    () => entered === paymentPassword,
  );
  if (!isRight) reject('payment_password_wrong');
}
