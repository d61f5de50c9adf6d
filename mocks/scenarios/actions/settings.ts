import type { settings as seeded } from '../../../fixtures/site/settings';
import { merge } from '../../admin/merge';
import type { Database } from '../../core/database';
import { settings } from '../../db/site/setting';

type Settings = typeof seeded;
type Changes<T> = { [K in keyof T]?: T[K] extends unknown[] ? T[K] : Changes<T[K]> };

/** Changes fields of one topic of the operator's settings. */
export const changeSetting = <K extends keyof Settings>(
  db: Database,
  topic: K,
  changes: Changes<Settings[K]>,
) => db.table(settings).update(topic, ({ value }) => void merge(value, changes));

export const setFlag = (db: Database, flag: string, isOn: boolean) =>
  changeSetting(db, 'whiteLabel', { flags: { [flag]: isOn } });
