import { type } from 'arktype';
import { agentRebates, downline } from '../../../fixtures/agents/downline';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';
import type { Random } from '../../core/values/random';
import { moveMoney } from '../../rules/cashier/money';
import { members, newMember, uplineBelow } from '../account/member';

const memberRebate = type({ id: 'string', rebates: { '[string]': 'number' } });
/** Rebates in percent by game type. The id is the member's. */
export const memberRebates = defineTable('memberRebates', memberRebate);

const agentTransfer = type({
  id: 'string',
  from: 'string',
  to: 'string',
  /** Minor units. */
  amount: 'number.integer',
  remark: 'string',
  at: 'number',
});
export const agentTransfers = defineTable('agentTransfers', agentTransfer);

const commissionClaim = type({ id: 'string', until: 'number' });
/** The time up to which commission was paid. The id is the agent's. */
export const commissionClaims = defineTable('commissionClaims', commissionClaim);

const DAY = 86_400_000;

/** Creates members below others, each with a seeded past. */
export async function createDownline(db: Database, rows: typeof downline, random: Random) {
  const now = db.clock.now();
  for (const { under, ...fields } of rows) {
    const parent = db.table(members).get(under);
    await db.table(members).create(
      newMember({
        ...fields,
        password: 'Feria2025',
        referrer: under,
        upline: uplineBelow(parent),
        mobile: `9${random.digits(8)}`,
        dialingCode: '51',
        vipLevel: random.integer(0, 3),
        registeredAt: now - random.integer(2, 300) * DAY - random.integer(0, DAY),
      }),
    );
    const amount = random.integer(0, 90_000);
    if (amount) await moveMoney(db, { memberId: fields.id, kind: 'OPENING', amount, ref: 'seed' });
  }
}

export async function seedAgents(db: Database) {
  const now = db.clock.now();
  await createDownline(db, downline, db.randomFor('downline'));
  for (const [id, rebates] of Object.entries(agentRebates))
    await db.table(memberRebates).create({ id, rebates });
  await db
    .table(commissionClaims)
    .create({ id: 'm-agustin', until: Math.floor(now / DAY) * DAY - 3 * DAY });
}
