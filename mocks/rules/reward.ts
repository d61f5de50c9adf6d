import { rewards as seeded } from '../../fixtures/rewards';
import type { Reward } from '../../src/contract/reward';
import type { Database } from '../core/database';
import type { Language } from '../core/messages';
import { bets } from '../db/bet';
import { giveReward, type RewardRow, rewards } from '../db/reward';
import { dayOf, startOf } from './day';
import { toWire } from './money';

/** Settled stakes since a moment, for missions. */
const stakedSince = (db: Database, memberId: string, since: number) =>
  db
    .of(bets)
    .where((one) => one.memberId === memberId && one.at >= since)
    .filter(({ state }) => state === 'won' || state === 'lost')
    .reduce((sum, { stake }) => sum + stake, 0);

const common = seeded.filter(({ forAll }) => forAll);

/** What every member has: given at the first look, and the visit of the day anew each day. */
export async function openRewards(db: Database, memberId: string) {
  const today = dayOf(db.clock.now());
  for (const one of common) {
    const row = db.of(rewards).get(`${memberId}/${one.id}`);
    const isOver = row?.kind === 'daily' && dayOf(row.claimedAt ?? row.since) !== today;
    if (!row || isOver) await giveReward(db, memberId, one, startOf(today));
  }
}

export function toWireReward(db: Database, row: RewardRow, language: Language): Reward {
  const { id, memberId, kind, title, text, amount, expiresAt, claimedAt, needed, since } = row;
  const done = needed ? Math.min(needed, stakedSince(db, memberId, since)) : 0;
  const isLate = expiresAt !== null && expiresAt <= db.clock.now();
  return {
    rewardId: id.slice(memberId.length + 1),
    kind,
    title: title[language],
    text: text[language],
    amount: toWire(amount),
    state:
      claimedAt !== null ? 'claimed' : isLate ? 'expired' : done < needed ? 'locked' : 'claimable',
    ...(expiresAt === null ? {} : { expiresAt }),
    ...(claimedAt === null ? {} : { claimedAt }),
    ...(needed ? { progress: { done: toWire(done), needed: toWire(needed) } } : {}),
  };
}
