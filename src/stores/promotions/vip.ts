import { computed } from '@kit/render/signals';
import { claimVip, type VipLevel, vip } from '../../contract/promotions/vip';
import { createCommandRunner, type Search } from '../base/commandRunner';
import type { Host } from '../base/host';
import { loadOrThrow } from '../base/lookFor';
import { setBalance } from '../cashier/balanceChange';
import { createWallet } from '../cashier/wallet';
import { type Claimed, claimedInAll } from './claimed';

type Paid = typeof claimVip.out.infer;

export type { VipLevel };

type VipStatus = typeof vip.out.infer;
export type VipClaim = VipStatus['claims'][number];

export const vipClaimId = ({ kind, level }: VipClaim) => `${kind}/${level}`;

/** The VIP levels, the member's level, and the money that each level pays. */
export function createVip(host: Host) {
  const { call, use, memberResource } = host;
  const wallet = use(createWallet);
  const commands = createCommandRunner(
    host,
    'vip',
    (claimId: string): Search<Paid> => ({
      find: () => findClaimed(claimId),
    }),
  );
  const vipStatus = memberResource((_, { signal }) => call(vip, undefined, { signal }), {
    id: 'level',
  });
  const current = vipStatus.value;
  /** The points, and those that the next level needs. */
  const way = computed(() => {
    const { points, nextPoints } = current.value ?? {};
    return points === undefined || !nextPoints ? undefined : { points, needed: nextPoints };
  });
  const isShown = ({ state, againAt }: VipClaim) => state === 'claimable' || againAt !== undefined;

  /** A claim that can be made again later counts as carried out, once the server does not offer it any more. */
  async function findClaimed(claimId: string) {
    const { claims } = await loadOrThrow(vipStatus);
    const isOffered = claims.some(
      (listed) => vipClaimId(listed) === claimId && listed.state === 'claimable',
    );
    return isOffered ? undefined : {};
  }

  const claims = computed(() => (current.value?.claims ?? []).filter(isShown));
  const claimable = computed(() => claims.value.filter(({ state }) => state === 'claimable'));

  async function sendClaim(vipClaim: VipClaim): Promise<Claimed | undefined> {
    const { kind, level } = vipClaim;
    const paid = await commands.runWithKey<Paid>(
      vipClaimId(vipClaim),
      (idempotencyKey) => call(claimVip, { kind, level }, { idempotencyKey }),
      undefined,
      vipClaimId(vipClaim),
    );
    if (!paid) return undefined;
    setBalance(wallet, paid.sumBalance);
    return { amount: paid.amount ?? vipClaim.amount };
  }

  return {
    vipStatus,
    /** Undefined when the backend does not say it, as all that follows. */
    level: computed(() => current.value?.level),
    levels: computed(() => current.value?.levels ?? []),
    way,
    isTopLevel: computed(() => {
      const { level, nextPoints, levels = [] } = current.value ?? {};
      if (level === undefined || nextPoints !== undefined || !levels.length) return false;
      return levels.every((other) => other.level <= level);
    }),
    /** What can be claimed now or again later. */
    claims,
    claimable,
    isClaiming: commands.isRunning,
    isBusy: commands.isBusy,

    /** Returns what was paid, or undefined while it is being claimed already. */
    async claim(vipClaim: VipClaim) {
      try {
        return await sendClaim(vipClaim);
      } finally {
        await vipStatus.reload();
      }
    },

    /** Claims one after the other. When one fails, the earlier ones stay paid. */
    async claimAll() {
      const claims: Claimed[] = [];
      try {
        for (const vipClaim of claimable.peek()) {
          const claimed = await sendClaim(vipClaim);
          if (claimed) claims.push(claimed);
        }
        return claimedInAll(claims);
      } finally {
        await vipStatus.reload();
      }
    },
  };
}
