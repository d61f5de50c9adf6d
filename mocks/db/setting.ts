import { type } from 'arktype';
import { settings as seeded } from '../../fixtures/settings';
import type { Database } from '../core/database';
import { defineTable } from '../core/table';

const setting = type({ id: 'string', value: 'object' });

/** The settings of the operator, in one row per topic. The admin API and scenarios change them. */
export const settings = defineTable('settings', setting);

export async function seedSettings(db: Database) {
  for (const [id, value] of Object.entries(seeded)) {
    await db.table(settings).create({ id, value: structuredClone(value) });
  }
}

export function settingOf<K extends keyof typeof seeded>(db: Database, id: K) {
  return db.table(settings).get(id)?.value as (typeof seeded)[K];
}
