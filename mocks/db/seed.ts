import type { Database } from '../core/database';
import { seedAffiliates } from './affiliate';
import { seedAgents } from './agent';
import { seedAgentContracts } from './agentContract';
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

/** Seeds a new database, in this order. A new domain with seeded rows adds its line here. */
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
  seedAgentContracts,
  seedRewards,
];

export async function seed(db: Database) {
  for (const fill of SEEDS) await fill(db);
}
