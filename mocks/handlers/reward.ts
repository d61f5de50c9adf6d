import * as contract from '../../src/contract/reward';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { rewards } from '../db/reward';
import { move, once, toMinor, totalOf, toWire } from '../rules/money';
import { openRewards, toWireReward } from '../rules/reward';
import { settled } from '../rules/settle';

const REFUSED = { locked: 'reward_locked', claimed: 'reward_claimed', expired: 'reward_expired' };

export const reward = [
  handle(
    contract.rewards,
    settled(async ({ db, member, input, language }) => {
      await openRewards(db, member.id);
      const all = db
        .of(rewards)
        .where((one) => one.memberId === member.id)
        .map((one) => toWireReward(db, one, language));
      const open = all.filter(({ state }) => state === 'claimable');
      return {
        content: all.filter(({ state }) => !input.state || state === input.state),
        claimable: open.length,
        claimableAmount: toWire(open.reduce((sum, { amount }) => sum + toMinor(amount), 0)),
      };
    }),
  ),

  handle(
    contract.claimReward,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input, language } = ask;
        await openRewards(db, member.id);
        const id = `${member.id}/${input.rewardId}`;
        const row = db.of(rewards).get(id) ?? refuse('reward_missing');
        const { state } = toWireReward(db, row, language);
        if (state !== 'claimable') refuse(REFUSED[state]);
        await move(db, { memberId: member.id, kind: 'REWARD', amount: row.amount, ref: id });
        const claimed = await db.of(rewards).change(id, { claimedAt: db.clock.now() });
        return {
          reward: toWireReward(db, claimed, language),
          sumBalance: toWire(totalOf(db, member.id)),
        };
      }),
    ),
  ),
];
