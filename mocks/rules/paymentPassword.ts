import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { securityOf } from '../db/security';
import { settingOf } from '../db/setting';
import { limited } from './limited';

const MINUTE = 60_000;

/** Refuses until the member has said the payment password. Whoever moves money out asks here. */
export async function checkPaymentPassword(db: Database, memberId: string, given = '') {
  const { paymentPassword } = securityOf(db, memberId);
  if (paymentPassword === null) refuse('payment_password_unset');
  const { lockAfter, lockMinutes } = settingOf(db, 'limits');
  const limit = { most: lockAfter, within: lockMinutes * MINUTE };
  const isRight = await limited(db, `payment/${memberId}`, limit, () => given === paymentPassword);
  if (!isRight) refuse('payment_password_wrong');
}
