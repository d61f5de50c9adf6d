import { type } from 'arktype';
import type { Database } from '../core/database';
import { defineTable } from '../core/table';

const attempt = type({ id: 'string', failures: 'number.integer', lastAt: 'number' });

/** Failed attempts. The id is what was attempted, such as `login/lucia`. A success or time resets them. */
export const attempts = defineTable('attempts', attempt);

export const failuresOf = (db: Database, id: string, within: number) => {
  const row = db.table(attempts).get(id);
  return row && row.lastAt > db.clock.now() - within ? row.failures : 0;
};

/** For how many seconds the failures still count. */
export const secondsLocked = (db: Database, id: string, within: number) =>
  Math.ceil(((db.table(attempts).get(id)?.lastAt ?? 0) + within - db.clock.now()) / 1000);

export const addFailure = (db: Database, id: string, within: number) =>
  db
    .table(attempts)
    .upsert({ id, failures: failuresOf(db, id, within) + 1, lastAt: db.clock.now() });

export const forgetFailures = (db: Database, id: string) => db.table(attempts).delete(id);
