import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { claimRebate, manualRebate, type Rebate } from '../contract/rebate';
import { createClaims } from './claims';
import type { Host } from './host';
import { createWallet } from './wallet';

export type { Rebate };

const PAGE = 20;
const ALL = 'all';

/** Single cash back: what is open by kind of game, and what was paid before. */
export function createRebate({ call, use }: Host) {
  const { know } = use(createWallet);
  const claims = createClaims();
  const page = createResource((_, { signal }) =>
    call(manualRebate, { pageNo: 1, pageSize: PAGE }, { signal }),
  );
  const now = page.value;

  return {
    page,
    open: computed(() => (now.value?.open ?? []).filter(({ amount }) => amount > 0)),
    past: computed(() => now.value?.content ?? []),
    claimable: computed(() => now.value?.claimable ?? 0),
    minimum: computed(() => now.value?.minimum ?? 0),
    isClaiming: (gameType = ALL) => claims.isRunning(gameType),
    isBusy: claims.isBusy,

    /** Of one kind of game, or of all. */
    async claim(gameType?: string) {
      if (claims.isBusy.peek()) return 0;
      try {
        const paid = await claims.run(gameType ?? ALL, (idempotencyKey) =>
          call(claimRebate, gameType ? { gameType } : {}, { idempotencyKey }),
        );
        if (paid) know(paid.sumBalance);
        return paid?.amount ?? 0;
      } finally {
        await page.load();
      }
    },
  };
}
