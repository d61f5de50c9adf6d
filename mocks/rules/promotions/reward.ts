import { rewards as seeded } from '../../../fixtures/promotions/rewards';
import type { Reward } from '../../../src/contract/promotions/reward';
import type { Database } from '../../core/database';
import type { Language } from '../../core/messages/messages';
import { grantReward, type RewardRow, rewards } from '../../db/promotions/reward';
import { toDecimal } from '../cashier/money';
import { stakedSince } from '../lottery/stake';
import { localDay, startOfLocalDay } from '../site/localDay';
import { withAmounts } from '../site/market';

const sharedRewards = seeded.filter(({ forAll }) => forAll);

/** Gives a member the rewards that everybody has, and a new daily reward each day. */
export async function ensureRewards(db: Database, memberId: string) {
  const today = localDay(db.clock.now());
  for (const reward of sharedRewards) {
    const row = db.table(rewards).get(`${memberId}/${reward.id}`);
    const isOver = row?.kind === 'daily' && localDay(row.claimedAt ?? row.since) !== today;
    if (!row || isOver) await grantReward(db, memberId, reward, startOfLocalDay(today));
  }
}

function stateOf(
  db: Database,
  { claimedAt, expiresAt, requiredStake }: RewardRow,
  staked: number,
): Reward['state'] {
  if (claimedAt !== null) return 'claimed';
  if (expiresAt !== null && expiresAt <= db.clock.now()) return 'expired';
  return staked < requiredStake ? 'locked' : 'claimable';
}

export function toWireReward(db: Database, row: RewardRow, language: Language): Reward {
  const { id, memberId, kind, title, text, amount, expiresAt, claimedAt, requiredStake, since } =
    row;
  const staked = requiredStake ? Math.min(requiredStake, stakedSince(db, memberId, since)) : 0;
  return {
    rewardId: id.slice(memberId.length + 1),
    kind,
    title: withAmounts(db, title[language]),
    text: withAmounts(db, text[language]),
    amount: toDecimal(amount),
    state: stateOf(db, row, staked),
    ...(expiresAt === null ? {} : { expiresAt }),
    ...(claimedAt === null ? {} : { claimedAt }),
    ...(requiredStake
      ? { progress: { done: toDecimal(staked), needed: toDecimal(requiredStake) } }
      : {}),
  };
}
