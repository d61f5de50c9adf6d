import { createResource } from '@kit/resource';
import {
  cancelWithdraw,
  type Withdrawal,
  withdraw,
  withdrawInfo,
  withdrawReport,
} from '../contract/withdraw';
import { createClaims } from './claims';
import type { Host } from './host';
import { createRecordPages } from './recordPages';
import { createWallet } from './wallet';

export type { Withdrawal };
export type WithdrawState = Withdrawal['state'];

export interface WithdrawFilter {
  from: number;
  to: number;
  state?: WithdrawState | undefined;
}

export interface WithdrawWish {
  amount: number;
  bankCardId: string;
  paymentPassword: string;
}

const PAGE = 20;

/** Money on its way out: on what terms, and what went before. */
export function createWithdraw({ call, use }: Host) {
  const wallet = use(createWallet);
  const claims = createClaims();
  const terms = createResource((_, { signal }) => call(withdrawInfo, undefined, { signal }));
  const records = createRecordPages({
    read: ({ from, to, state }: WithdrawFilter, pageNo, signal) =>
      call(
        withdrawReport,
        { from, to, ...(state ? { state } : {}), pageNo, pageSize: PAGE },
        { signal },
      ),
  });

  return {
    terms,
    records,
    isSending: claims.isRunning('send'),
    isCancelling: (withdrawId: string) => claims.isRunning(withdrawId),

    /** Takes the money; nothing while that is under way. */
    async send(wish: WithdrawWish) {
      const asked = JSON.stringify(wish);
      const made = await claims.run(
        'send',
        (idempotencyKey) => call(withdraw, wish, { idempotencyKey }),
        asked,
      );
      if (made) void wallet.reload();
      return made;
    },

    async cancel({ withdrawId }: Withdrawal) {
      const after = await claims.run(withdrawId, (idempotencyKey) =>
        call(cancelWithdraw, { withdrawId }, { idempotencyKey }),
      );
      if (!after) return undefined;
      records.put(after, (one) => one.withdrawId === withdrawId);
      void wallet.reload();
      return after;
    },
  };
}
