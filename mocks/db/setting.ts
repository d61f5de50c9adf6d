import { type } from 'arktype';
import { settings as seeded } from '../../fixtures/settings';
import type { Database } from '../core/database';
import { table } from '../core/table';

const setting = type({ id: 'string', value: 'object' });

/** What an operator can change: one row a topic, patched by the door and by scenarios. */
export const settings = table('settings', setting);

export async function seedSettings(db: Database) {
  for (const [id, value] of Object.entries(seeded)) {
    await db.of(settings).add({ id, value: structuredClone(value) });
  }
}

export function settingOf<K extends keyof typeof seeded>(db: Database, id: K) {
  return db.of(settings).get(id)?.value as (typeof seeded)[K];
}
