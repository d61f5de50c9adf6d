import type { Database } from '../core/database';
import { seedAffiliates } from './affiliate';
import { seedFavourites } from './favourite';
import { seedMembers } from './member';
import { seedNotices } from './notice';
import { seedSecurity } from './security';
import { seedSettings } from './setting';
import { seedWallets } from './wallet';

/** Fills a new database. A noun with seeded rows adds its line; later lines may read earlier ones. */
const SEEDS = [
  seedSettings,
  seedMembers,
  seedWallets,
  seedFavourites,
  seedNotices,
  seedAffiliates,
  seedSecurity,
];

export async function seed(db: Database) {
  for (const fill of SEEDS) await fill(db);
}
