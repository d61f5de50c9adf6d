import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { addFailure, failuresOf, forgetFailures, secondsLocked } from '../../db/account/attempt';
import { settingOf } from '../../db/site/setting';

const MINUTE = 60_000;

/** Checks a secret by `isRight`. After too many failures in a row, every attempt is rejected for some time. */
export async function withAttemptLimit(
  db: Database,
  subject: string,
  isRight: () => boolean,
): Promise<boolean> {
  const { lockAfter, lockMinutes } = settingOf(db, 'limits');
  const lockMs = lockMinutes * MINUTE;
  if (failuresOf(db, subject, lockMs) >= lockAfter)
    reject('too_many', { status: 429, retryAfterSeconds: secondsLocked(db, subject, lockMs) });
  const hasSucceeded = isRight();
  if (hasSucceeded) forgetFailures(db, subject);
  else await addFailure(db, subject, lockMs);
  return hasSucceeded;
}
