import type { Database } from '../core/database';
import { seedAffiliates } from './affiliate';
import { seedAgents } from './agent';
import { seedAgreements } from './agreement';
import { seedBankCards } from './bankCard';
import { seedChats } from './chat';
import { seedFavourites } from './favourite';
import { seedFeedbacks } from './feedback';
import { seedHistory } from './history';
import { seedKycs } from './kyc';
import { seedMails } from './mail';
import { seedMembers } from './member';
import { seedNotices } from './notice';
import { seedPromotions } from './promotion';
import { seedRecents } from './recent';
import { seedRewards } from './reward';
import { seedSecurity } from './security';
import { seedSettings } from './setting';

/** Fills a new database. A noun with seeded rows adds its line; later lines may read earlier ones. */
const SEEDS = [
  seedSettings,
  seedMembers,
  seedHistory,
  seedBankCards,
  seedPromotions,
  seedFavourites,
  seedNotices,
  seedAffiliates,
  seedSecurity,
  seedRecents,
  seedMails,
  seedChats,
  seedAgents,
  seedKycs,
  seedFeedbacks,
  seedAgreements,
  seedRewards,
];

export async function seed(db: Database) {
  for (const fill of SEEDS) await fill(db);
}
