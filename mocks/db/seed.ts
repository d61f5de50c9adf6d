import type { Database } from '../core/database';
import { seedKycs } from './account/kyc';
import { seedMembers } from './account/member';
import { seedSecurity } from './account/security';
import { seedAffiliates } from './agents/affiliate';
import { seedAgents } from './agents/agent';
import { seedAgentContracts } from './agents/agentContract';
import { seedBankCards } from './cashier/bankCard';
import { seedFavourites } from './games/favourite';
import { seedRecents } from './games/recent';
import { seedChats } from './messages/chat';
import { seedFeedbacks } from './messages/feedback';
import { seedMails } from './messages/mail';
import { seedNotices } from './messages/notice';
import { seedPromotions } from './promotions/promotion';
import { seedRewards } from './promotions/reward';
import { seedHistory } from './records/history';
import { seedSettings } from './site/setting';

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
