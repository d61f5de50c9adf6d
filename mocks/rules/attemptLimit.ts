import type { Database } from '../core/database';
import { reject } from '../core/requestError';
import { addFailure, failuresOf, forgetFailures } from '../db/attempt';

interface AttemptLimit {
  maxFailures: number;
  /** Milliseconds. */
  within: number;
}

/** Checks a secret. After too many failures in a row, every attempt is rejected for some time. */
export async function withAttemptLimit(
  db: Database,
  subject: string,
  { maxFailures, within }: AttemptLimit,
  isRight: () => boolean | Promise<boolean>,
): Promise<boolean> {
  if (failuresOf(db, subject, within) >= maxFailures) {
    reject('too_many', { status: 429, retryAfterSeconds: Math.ceil(within / 1000) });
  }
  const right = await isRight();
  if (right) forgetFailures(db, subject);
  else await addFailure(db, subject, within);
  return right;
}
