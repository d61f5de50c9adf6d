import { type } from 'arktype';
import { agentRebates, downline } from '../../fixtures/downline';
import type { Database } from '../core/database';
import { table } from '../core/table';
import { move } from '../rules/money';
import { members, newMember } from './member';

const rate = type({ id: 'string', rebates: { '[string]': 'number' } });
/** Rebates by game type, keyed by member. */
export const rates = table('rates', rate);

const transfer = type({
  id: 'string',
  from: 'string',
  to: 'string',
  /** Minor units. */
  amount: 'number.integer',
  remark: 'string',
  at: 'number',
});
export const agentTransfers = table('agentTransfers', transfer);

const claim = type({ id: 'string', until: 'number' });
/** Up to when an agent's commission is paid, keyed by member. */
export const claims = table('claims', claim);

const DAY = 86_400_000;

export async function seedAgents(db: Database) {
  const chance = db.chanceFor('downline');
  const now = db.clock.now();
  for (const { under, ...one } of downline) {
    const above = db.of(members).get(under);
    await db.of(members).add(
      newMember({
        ...one,
        password: 'Feria2025',
        referrer: under,
        upline: above?.isAgent ? under : (above?.upline ?? null),
        mobile: `9${chance.digits(8)}`,
        dialingCode: '51',
        vipLevel: chance.whole(0, 3),
        registeredAt: now - chance.whole(2, 300) * DAY - chance.whole(0, DAY),
      }),
    );
    const amount = chance.whole(0, 90_000);
    if (amount) await move(db, { memberId: one.id, kind: 'OPENING', amount, ref: 'seed' });
  }
  for (const [id, rebates] of Object.entries(agentRebates)) await db.of(rates).add({ id, rebates });
  await db.of(claims).add({ id: 'm-agustin', until: Math.floor(now / DAY) * DAY - 3 * DAY });
}
