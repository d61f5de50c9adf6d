import { computed } from '@kit/render/signals';
import { claimReward, type Reward, rewards } from '../../contract/promotions/reward';
import { createCommandRunner, type Search } from '../base/commandRunner';
import type { Host } from '../base/host';
import { loadOrThrow } from '../base/lookFor';
import { setBalance } from '../cashier/balanceChange';
import { createWallet } from '../cashier/wallet';
import { type Claimed, claimedInAll } from './claimed';

type Paid = typeof claimReward.out.infer;

export type { Reward };

/** Rewards that can be claimed, and earlier ones. */
export function createReward(host: Host) {
  const { call, use, memberResource } = host;
  const wallet = use(createWallet);
  const commands = createCommandRunner(
    host,
    'reward',
    (rewardId: string): Search<Paid> => ({
      find: () => findClaimed(rewardId),
    }),
  );
  const all = memberResource((_, { signal }) => call(rewards, {}, { signal }), { id: 'rewardId' });
  const content = computed(() => all.value.value?.content ?? []);
  const isOver = ({ state }: Reward) => state === 'claimed' || state === 'expired';
  const claimable = computed(() => content.value.filter(({ state }) => state === 'claimable'));

  async function findClaimed(rewardId: string) {
    const { content } = await loadOrThrow(all);
    const reward = content.find((listed) => listed.rewardId === rewardId);
    return reward?.state === 'claimed' ? { reward } : undefined;
  }

  async function sendClaim(rewardId: string): Promise<Claimed | undefined> {
    const paid = await commands.runWithKey<Paid>(
      rewardId,
      (idempotencyKey) => call(claimReward, { rewardId }, { idempotencyKey }),
      undefined,
      rewardId,
    );
    if (!paid) return undefined;
    setBalance(wallet, paid.sumBalance);
    const listed = content.peek().find((reward) => reward.rewardId === rewardId);
    return { amount: paid.reward?.amount ?? listed?.amount };
  }

  return {
    all,
    open: computed(() => content.value.filter((reward) => !isOver(reward))),
    past: computed(() => content.value.filter(isOver)),
    claimableCount: computed(() => all.value.value?.claimable ?? claimable.value.length),
    /** Undefined when the backend sends neither the sum nor each of the amounts. */
    claimableAmount: computed(() => {
      const amounts = claimable.value.flatMap(({ amount }) => amount ?? []);
      const isEachKnown = amounts.length === claimable.value.length;
      const sum = isEachKnown ? amounts.reduce((total, amount) => total + amount, 0) : undefined;
      return all.value.value?.claimableAmount ?? sum;
    }),
    isClaiming: commands.isRunning,
    isBusy: commands.isBusy,

    /** Returns what was paid, or undefined while the reward is being claimed already. */
    async claim(rewardId: string) {
      try {
        return await sendClaim(rewardId);
      } finally {
        await all.reload();
      }
    },

    /** Claims the rewards one by one. When one fails, the earlier ones stay paid. */
    async claimAll() {
      const claims: Claimed[] = [];
      try {
        for (const { rewardId } of claimable.peek()) {
          const claimed = await sendClaim(rewardId);
          if (claimed) claims.push(claimed);
        }
        return claimedInAll(claims);
      } finally {
        await all.reload();
      }
    },
  };
}
