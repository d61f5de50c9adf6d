import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { claimReward, type Reward, rewards } from '../contract/reward';
import { createClaims } from './claims';
import type { Host } from './host';
import { createWallet } from './wallet';

export type { Reward };

/** What waits for a member, and what there was. */
export function createReward({ call, use }: Host) {
  const { know } = use(createWallet);
  const claims = createClaims();
  const all = createResource((_, { signal }) => call(rewards, {}, { signal }), { id: 'rewardId' });
  const content = computed(() => all.value.value?.content ?? []);
  const isOver = ({ state }: Reward) => state === 'claimed' || state === 'expired';
  const open = computed(() => content.value.filter((one) => !isOver(one)));

  async function claim(rewardId: string) {
    const paid = await claims.run(rewardId, (idempotencyKey) =>
      call(claimReward, { rewardId }, { idempotencyKey }),
    );
    if (!paid) return 0;
    know(paid.sumBalance);
    return paid.reward.amount;
  }

  return {
    all,
    open,
    past: computed(() => content.value.filter(isOver)),
    claimable: computed(() => all.value.value?.claimable ?? 0),
    claimableAmount: computed(() => all.value.value?.claimableAmount ?? 0),
    isClaiming: claims.isRunning,
    isBusy: claims.isBusy,

    /** Tells what was paid; nothing when it is under way already. */
    async claim(rewardId: string) {
      try {
        return await claim(rewardId);
      } finally {
        await all.load();
      }
    },

    /** One after the other; those before a refusal stay paid. */
    async claimAll() {
      let sum = 0;
      try {
        for (const { rewardId, state } of open.peek()) {
          if (state === 'claimable') sum += await claim(rewardId);
        }
        return sum;
      } finally {
        await all.load();
      }
    },
  };
}
