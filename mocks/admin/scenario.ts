import type { Database } from '../core/database';
import { settings } from '../db/setting';

/** A change of the backend to a situation that has a name. */
export interface Scenario {
  description: string;
  apply(db: Database): Promise<unknown> | unknown;
}

/** Changes fields of one row of the operator's settings. */
export const setSetting = (id: string, change: Record<string, unknown>) => (db: Database) =>
  db.table(settings).update(id, (row) => void Object.assign(row.value, change));

export const setFlag = (flag: string, isOn: boolean) => (db: Database) =>
  db.table(settings).update('whiteLabel', (row) => {
    (row.value as { flags: Record<string, boolean> }).flags[flag] = isOn;
  });
