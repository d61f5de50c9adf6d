import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const attempt = type({ id: 'string', failures: 'number.integer', lastAt: 'number' });

/** Failed attempts in a row, by an id such as `login/lucia`. A success deletes them, and old ones do not count. */
export const attempts = defineTable('attempts', attempt);

export const failuresOf = (db: Database, id: string, withinMs: number) => {
  const row = db.table(attempts).get(id);
  return row && row.lastAt > db.clock.now() - withinMs ? row.failures : 0;
};

/** For how many seconds the failures still count. */
export const secondsLocked = (db: Database, id: string, withinMs: number) =>
  Math.ceil(((db.table(attempts).get(id)?.lastAt ?? 0) + withinMs - db.clock.now()) / 1000);

export const addFailure = (db: Database, id: string, withinMs: number) =>
  db
    .table(attempts)
    .upsert({ id, failures: failuresOf(db, id, withinMs) + 1, lastAt: db.clock.now() });

export const forgetFailures = (db: Database, id: string) => db.table(attempts).delete(id);
