import * as contract from '../../../src/contract/promotions/reward';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { rewards } from '../../db/promotions/reward';
import { idempotent, moveMoney, toDecimal, toMinor, totalOf } from '../../rules/cashier/money';
import { ensureRewards, toWireReward } from '../../rules/promotions/reward';
import { withDueEvents } from '../../rules/site/dueEvents';

const REJECTION_CODES = {
  locked: 'reward_locked',
  claimed: 'reward_claimed',
  expired: 'reward_expired',
} as const;

export const reward = [
  handle(
    contract.rewards,
    withDueEvents(async ({ db, member, input, language }) => {
      await ensureRewards(db, member.id);
      const all = db
        .table(rewards)
        .filter((reward) => reward.memberId === member.id)
        .map((reward) => toWireReward(db, reward, language));
      const open = all.filter(({ state }) => state === 'claimable');
      return {
        content: all.filter(({ state }) => !input.state || state === input.state),
        claimable: open.length,
        claimableAmount: toDecimal(open.reduce((sum, { amount = 0 }) => sum + toMinor(amount), 0)),
      };
    }),
  ),

  handle(
    contract.claimReward,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input, language } = context;
        await ensureRewards(db, member.id);
        const id = `${member.id}/${input.rewardId}`;
        const row = db.table(rewards).get(id) ?? reject('reward_missing');
        const { state } = toWireReward(db, row, language);
        if (state !== 'claimable') reject(REJECTION_CODES[state]);
        await moveMoney(db, { memberId: member.id, kind: 'REWARD', amount: row.amount, ref: id });
        const claimed = await db.table(rewards).update(id, { claimedAt: db.clock.now() });
        return {
          reward: toWireReward(db, claimed, language),
          sumBalance: toDecimal(totalOf(db, member.id)),
        };
      }),
    ),
  ),
];
