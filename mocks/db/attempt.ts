import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';

const attempt = type({ id: 'string', failures: 'number.integer', lastAt: 'number' });

/** Failures by subject, such as `login/lucia`. A success, or time, forgets them. */
export const attempts = table('attempts', attempt);

export const failuresOf = (db: Database, id: string, within: number) => {
  const row = db.of(attempts).get(id);
  return row && row.lastAt > db.clock.now() - within ? row.failures : 0;
};

export const addFailure = (db: Database, id: string, within: number) =>
  db.of(attempts).put({ id, failures: failuresOf(db, id, within) + 1, lastAt: db.clock.now() });

export const forgetFailures = (db: Database, id: string) => db.of(attempts).remove(id);
