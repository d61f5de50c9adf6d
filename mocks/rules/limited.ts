import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { addFailure, failuresOf, forgetFailures } from '../db/attempt';

interface Limit {
  most: number;
  within: number;
}

/** Tries a secret: after too many failures in a row, refused unseen until time has passed. */
export async function limited(
  db: Database,
  subject: string,
  { most, within }: Limit,
  isRight: () => boolean | Promise<boolean>,
): Promise<boolean> {
  if (failuresOf(db, subject, within) >= most) {
    refuse('too_many', { status: 429, after: Math.ceil(within / 1000) });
  }
  const right = await isRight();
  if (right) forgetFailures(db, subject);
  else await addFailure(db, subject, within);
  return right;
}
