import { computed } from '@kit/signals';
import { claimVip, type VipLevel, vip } from '../contract/vip';
import { createCommandRunner } from './commandRunner';
import type { Host } from './host';
import { createWallet } from './wallet';

export type { VipLevel };

type VipStatus = typeof vip.out.infer;
export type VipClaim = VipStatus['claims'][number];

export const vipClaimId = ({ kind, level }: VipClaim) => `${kind}/${level}`;

/** The VIP levels, the member's level, and the money that each level pays. */
export function createVip(host: Host) {
  const { call, use, memberResource } = host;
  const { setBalance } = use(createWallet);
  const commands = createCommandRunner(host, 'vip');
  const vipStatus = memberResource((_, { signal }) => call(vip, undefined, { signal }), {
    id: 'level',
  });
  const current = vipStatus.value;
  const isShown = ({ state, againAt }: VipClaim) => state === 'claimable' || againAt !== undefined;

  return {
    vipStatus,
    level: computed(() => current.value?.level ?? 0),
    levels: computed(() => current.value?.levels ?? []),
    points: computed(() => current.value?.points ?? 0),
    /** Undefined on the highest level. */
    nextPoints: computed(() => current.value?.nextPoints),
    /** Without levels and points, nothing is said about the way to the next level. */
    hasProgress: computed(
      () => current.value?.nextPoints !== undefined || !!current.value?.levels.length,
    ),
    /** From 0 to 1. */
    progress: computed(() => {
      const { points = 0, nextPoints } = current.value ?? {};
      return nextPoints ? points / nextPoints : 1;
    }),
    /** What can be claimed now or again later. */
    claims: computed(() => (current.value?.claims ?? []).filter(isShown)),
    isClaiming: commands.isRunning,

    /** Returns the amount that was paid. */
    async claim(vipClaim: VipClaim) {
      const { kind, level } = vipClaim;
      try {
        const paid = await commands.runWithKey(vipClaimId(vipClaim), (idempotencyKey) =>
          call(claimVip, { kind, level }, { idempotencyKey }),
        );
        if (!paid) return 0;
        setBalance(paid.sumBalance);
        return paid.amount ?? vipClaim.amount ?? 0;
      } finally {
        await vipStatus.reload();
      }
    },
  };
}
