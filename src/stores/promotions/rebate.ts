import { computed } from '@kit/render/signals';
import { claimRebate, manualRebate, type Rebate } from '../../contract/promotions/rebate';
import { createCommandRunner, type Search } from '../base/commandRunner';
import type { Host } from '../base/host';
import { findSent, loadOrThrow } from '../base/lookFor';
import { setBalance } from '../cashier/balanceChange';
import { createWallet } from '../cashier/wallet';
import type { Claimed } from './claimed';

type Paid = typeof claimRebate.out.infer;

export type { Rebate };

const PAGE_SIZE = 20;
const ALL = 'all';

/** Rebates that the member claims by hand: the open ones by game type, and earlier ones. */
export function createRebate(host: Host) {
  const { call, use, memberResource } = host;
  const wallet = use(createWallet);
  const commands = createCommandRunner(
    host,
    'rebate',
    (gameType: string): Search<Paid> => ({
      async find(sentAt, known) {
        const { content } = await loadOrThrow(page);
        return findSent(content, {
          sentAt,
          known,
          idOf: ({ rebateId }) => rebateId,
          isSame: (row) => gameType === ALL || row.gameType === gameType,
        });
      },
    }),
  );
  const page = memberResource((_, { signal }) =>
    call(manualRebate, { pageNo: 1, pageSize: PAGE_SIZE }, { signal }),
  );
  const current = page.value;
  const claimable = computed(
    () =>
      current.value?.claimable ??
      (current.value?.open ?? []).reduce((sum, { amount }) => sum + amount, 0),
  );

  return {
    page,
    open: computed(() => (current.value?.open ?? []).filter(({ amount }) => amount > 0)),
    past: computed(() => current.value?.content ?? []),
    claimable,
    /** Undefined when the backend does not say it. */
    minimum: computed(() => current.value?.minimum),
    isClaiming: (gameType = ALL) => commands.isRunning(gameType),
    isBusy: commands.isBusy,

    /** Claims one game type, or all of them. Returns what was paid. */
    async claim(gameType?: string): Promise<Claimed | undefined> {
      if (commands.isBusy.peek()) return undefined;
      const listed = current.peek()?.open.find((rebate) => rebate.gameType === gameType);
      const expected = gameType ? listed?.amount : claimable.peek();
      try {
        const paid = await commands.runWithKey<Paid>(
          gameType ?? ALL,
          (idempotencyKey) => call(claimRebate, gameType ? { gameType } : {}, { idempotencyKey }),
          undefined,
          gameType ?? ALL,
        );
        if (!paid) return undefined;
        setBalance(wallet, paid.sumBalance);
        return { amount: paid.amount ?? expected };
      } finally {
        await page.reload();
      }
    },
  };
}
