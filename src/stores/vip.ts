import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { claimVip, type VipLevel, vip } from '../contract/vip';
import { createClaims } from './claims';
import type { Host } from './host';
import { createWallet } from './wallet';

export type { VipLevel };

type Standing = (typeof vip)['out']['infer'];
export type VipClaim = Standing['claims'][number];

export const vipClaimId = ({ kind, level }: VipClaim) => `${kind}/${level}`;

/** The ladder, where a member stands on it, and what each step pays. */
export function createVip({ call, use }: Host) {
  const { know } = use(createWallet);
  const claims = createClaims();
  const standing = createResource((_, { signal }) => call(vip, undefined, { signal }), {
    id: 'level',
  });
  const now = standing.value;
  const isShown = ({ state, againAt }: VipClaim) => state === 'claimable' || againAt !== undefined;

  return {
    standing,
    level: computed(() => now.value?.level ?? 0),
    levels: computed(() => now.value?.levels ?? []),
    points: computed(() => now.value?.points ?? 0),
    /** Nothing at the top. */
    nextPoints: computed(() => now.value?.nextPoints),
    progress: computed(() => {
      const { points = 0, nextPoints } = now.value ?? {};
      return nextPoints ? points / nextPoints : 1;
    }),
    /** What can be claimed now or will be again. */
    claims: computed(() => (now.value?.claims ?? []).filter(isShown)),
    isClaiming: claims.isRunning,

    async claim(one: VipClaim) {
      const { kind, level } = one;
      try {
        const paid = await claims.run(vipClaimId(one), (idempotencyKey) =>
          call(claimVip, { kind, level }, { idempotencyKey }),
        );
        if (paid) know(paid.sumBalance);
        return paid?.amount ?? 0;
      } finally {
        await standing.load();
      }
    },
  };
}
