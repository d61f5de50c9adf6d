import { signal } from '@kit/signals';
import {
  cancelWithdraw,
  type Withdrawal,
  withdraw,
  withdrawInfo,
  withdrawReport,
} from '../contract/withdraw';
import { createCommandRunner } from './commandRunner';
import type { Host } from './host';
import { createPagedList } from './pagedList';
import { createWallet } from './wallet';
import { withoutBlanks } from './withoutBlanks';

export type { Withdrawal };
export type WithdrawState = Withdrawal['state'];

export interface WithdrawFilter {
  from: number;
  to: number;
  state?: WithdrawState | undefined;
}

export interface WithdrawRequest {
  amount: number;
  bankCardId: string;
  paymentPassword: string;
}

const PAGE_SIZE = 20;

const createDraft = () => ({ amount: signal(''), bankCardId: signal('') });

/** Withdrawals: the terms for a new one, and the records of earlier ones. */
export function createWithdraw(host: Host) {
  const { call, use, memberResource, memberState, memberOwned } = host;
  const wallet = use(createWallet);
  const commands = createCommandRunner(host, 'withdraw');
  const terms = memberResource((_, { signal }) => call(withdrawInfo, undefined, { signal }));
  const records = memberOwned(
    createPagedList({
      pageSize: PAGE_SIZE,
      read: ({ from, to, state }: WithdrawFilter, pageNo, signal) =>
        call(
          withdrawReport,
          { from, to, ...withoutBlanks({ state }), pageNo, pageSize: PAGE_SIZE },
          { signal },
        ),
      by: ({ withdrawId }) => withdrawId,
    }),
  );

  return {
    terms,
    records,
    /** What is typed into the withdrawal form, without the password. It stays while the app is open. */
    draft: memberState(createDraft),
    isSending: commands.isRunning('send'),
    isCancelling: (withdrawId: string) => commands.isRunning(withdrawId),

    /** Takes the money from the wallet. Returns false when nothing was sent, because another one is still being sent. */
    async send(request: WithdrawRequest) {
      const created = await commands.runWithKey(
        'send',
        (idempotencyKey) => call(withdraw, request, { idempotencyKey }),
        [request.amount, request.bankCardId],
      );
      if (created !== undefined) void wallet.reload();
      return created !== undefined;
    },

    async cancel({ withdrawId }: Withdrawal) {
      const cancelled = await commands.runWithKey(withdrawId, (idempotencyKey) =>
        call(cancelWithdraw, { withdrawId }, { idempotencyKey }),
      );
      if (cancelled === undefined) return false;
      if (cancelled) records.replaceRow(cancelled, (row) => row.withdrawId === withdrawId);
      else void records.refresh();
      void wallet.reload();
      return true;
    },
  };
}
