import { serverNow } from '@kit/data/serverTime';
import { safeUrl } from '@kit/web/safeUrl';
import { claimCommission, commissions, inviteLink, teamReport } from '../../contract/agents/agent';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { CannotTellError } from '../base/lookFor';
import { createWallet } from '../cashier/wallet';
import type { Claimed } from '../promotions/claimed';

interface Range {
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
const PAGE_SIZE = 30;

/** The time at which a period of this many days begins, today included. The server begins with the whole first day. */
export const startOfPeriod = (days: number) => serverNow() - (days - 1) * DAY_MS;

/** The agent's team in figures, its commission and the link that brings new members. */
export function createAgent(host: Host) {
  const { call, use, memberResource, memberCollection } = host;
  const wallet = use(createWallet);
  const commands = createCommandRunner(host, 'agent', ({ amount }: Claimed) => ({
    async find() {
      const { pending } = await call(commissions, { pageSize: 1 });
      if (pending === undefined) throw new CannotTellError();
      return pending === 0 ? { amount } : undefined;
    },
  }));
  const team = memberResource((days: number, { signal }) =>
    call(teamReport, { from: startOfPeriod(days) }, { signal }),
  );
  const claimable = memberResource(async (_, { signal }) => {
    // Every page has the sum, so one row is enough.
    const { pending } = await call(commissions, { pageSize: 1 }, { signal });
    return pending ?? null;
  });
  const records = memberCollection({
    read: (range: Range, page, options) => call(commissions, { ...range, ...page }, options),
    pageSize: PAGE_SIZE,
  });

  return {
    team,
    /** The commission that can be claimed. Null: the backend did not send the amount. */
    claimable,
    /** Commission by day. */
    records,
    isClaiming: commands.isBusy,
    invite: memberResource(async (_, { signal }) => {
      const link = await call(inviteLink, undefined, { signal });
      const url = safeUrl(link.url, 'page') ?? '';
      return { ...link, url, qr: link.qr || url };
    }),

    /** Returns what was paid, or undefined while a claim is being sent. */
    async claim() {
      const expected = claimable.value.peek() ?? undefined;
      const claimed = await commands.runWithKey<Claimed>(
        'claim',
        async (idempotencyKey) => {
          const reply = await call(claimCommission, undefined, { idempotencyKey });
          return { amount: reply?.amount ?? expected };
        },
        undefined,
        { amount: expected },
      );
      if (!claimed) return undefined;
      // An amount that the backend does not send stays unknown.
      if (claimable.value.peek() !== null) claimable.set(0);
      void wallet.reload();
      void records.reload();
      return claimed;
    },
  };
}

export type Team = NonNullable<ReturnType<typeof createAgent>['team']['value']['value']>;
export type CommissionDay = ReturnType<typeof createAgent>['records']['rows']['value'][number];
