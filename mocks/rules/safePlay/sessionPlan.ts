import type { SessionPlan } from '../../../src/contract/safePlay/sessionPlan';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { isRealMember, type Member } from '../../db/account/member';
import { bets } from '../../db/lottery/bet';
import { sessionPlans } from '../../db/safePlay/sessionPlan';
import { memberRows } from '../account/memberRows';
import { toDecimal } from '../cashier/money';
import { rulesOf } from '../site/market';

const MINUTE = 60_000;
/** A plan is for this type of game: slots, without crash games. */
const SLOTS = 'RNG';
export const PAUSE_MINUTES = 60;

/** Whether bets in this type of game count for a session plan. */
export const countsForPlan = (db: Database, gameType: string) =>
  gameType === SLOTS && rulesOf(db).sessionPlan !== 'none';

/** The member's bets on slots since the start, and when the amount of the plan was lost. */
function playedSince(db: Database, memberId: string, from: number, amount: number) {
  const rows = memberRows(db, bets, memberId, { from }).filter((bet) => bet.gameType === SLOTS);
  const staked = rows.reduce((sum, { stake }) => sum + stake, 0);
  const won = rows.reduce((sum, { win }) => sum + win, 0);
  return { staked, won, lostAt: staked - won < amount ? undefined : rows[0]?.at };
}

type Plan = SessionPlan & { staked: number; won: number };

/** The plan that runs, or the last one while its pause lasts. Amounts are in minor units. */
export function planOf(db: Database, memberId: string): Plan | undefined {
  const row = db.table(sessionPlans).get(memberId);
  if (!row) return undefined;
  const { startedAt, amount } = row;
  const now = db.clock.now();
  const endsAt = startedAt + row.minutes * MINUTE;
  const { staked, won, lostAt } = playedSince(db, memberId, startedAt, amount);
  const plan = { startedAt, endsAt, amount, staked, won };
  if (lostAt === undefined && now < endsAt) return plan;
  const pausedUntil = (lostAt ?? endsAt) + PAUSE_MINUTES * MINUTE;
  const endedBy = lostAt === undefined ? 'time' : 'loss';
  return now < pausedUntil ? { ...plan, endedBy, pausedUntil } : undefined;
}

/** What the member has lost. A win lowers it, but never below zero. */
const lostIn = ({ staked, won }: Plan) => Math.max(0, staked - won);

/** Rejects a bet on a slot, or the opening of one for its least bet, that the member's plan does not allow. */
export function checkSessionPlan(db: Database, member: Member, gameType: string, stake: number) {
  if (!countsForPlan(db, gameType) || !isRealMember(member)) return;
  const plan = planOf(db, member.id);
  if (plan?.pausedUntil) reject('plan_paused', { value: { until: plan.pausedUntil } });
  if (!plan && rulesOf(db).sessionPlan === 'slots') reject('plan_needed');
  const left = plan && plan.amount - lostIn(plan);
  if (left !== undefined && stake > left)
    reject('plan_amount', { value: { left: toDecimal(left) } });
}
