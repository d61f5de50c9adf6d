import type { Database } from '../core/database';
import { settings } from '../db/setting';

/** A named situation of the backend. */
export interface Scenario {
  about: string;
  play(db: Database): Promise<unknown> | unknown;
}

/** Changes fields of one topic of the operator's settings. */
export const set = (topic: string, change: Record<string, unknown>) => (db: Database) =>
  db.of(settings).change(topic, (row) => void Object.assign(row.value, change));

export const setFlag = (flag: string, isOn: boolean) => (db: Database) =>
  db.of(settings).change('whiteLabel', (row) => {
    (row.value as { flags: Record<string, boolean> }).flags[flag] = isOn;
  });
