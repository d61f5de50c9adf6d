import { effect, type Signal, signal } from '@kit/render/signals';
import { isApiError } from '../../api/ApiError';
import {
  downlineTransfers,
  transferDownline,
  transferDownlines,
} from '../../contract/agents/agent';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { keptReceivers, noReceivers } from '../base/keptReceivers';
import { findSent, type KnownIds } from '../base/lookFor';
import { digest } from '../base/pendingKeys';
import { withoutBlanks } from '../base/withoutBlanks';
import { createWallet } from '../cashier/wallet';
import { createDownline } from './downline';

interface TransferFilter {
  from?: number;
  to?: number;
  account?: string;
}

export interface Transfer {
  account: string;
  amount: number;
  /** Absent until the transfer is made, and when the backend does not send it. */
  transferId?: string;
}

/** A receiver is not stored by name. */
interface Sought {
  to: string;
  amount: number;
}

/** One receiver in the form, with the amount as it is typed. */
export interface Receiver {
  account: string;
  name: string;
  amount: Signal<string>;
}

export const MAX_RECEIVERS = 50;
const PAGE_SIZE = 20;
/** Transfers that were just made are among the latest ones. */
const LATEST_PAGE_SIZE = MAX_RECEIVERS + 50;

/** Transfers from the agent's balance to members of the downline. */
export function createAgentTransfer(host: Host) {
  const { call, use, memberSignal, memberState, memberStored, memberCollection } = host;
  const wallet = use(createWallet);
  const downline = use(createDownline);
  const commands = createCommandRunner(host, 'agentTransfer', (sought: readonly Sought[]) => ({
    find: (sentAt, known) => findMade(sought, sentAt, known),
    idsOf: (made: readonly Transfer[]) => made.map(({ transferId }) => transferId),
  }));
  /**
   * The reply to the last attempt was lost. Balances that were loaded since then may include its transfers, so
   * they are loaded again instead of computed.
   */
  const hasLostReply = memberSignal(false);
  const createReport = () =>
    memberCollection({
      read: (filter: TransferFilter, page, options) =>
        call(downlineTransfers, { ...withoutBlanks(filter), ...page }, options),
      key: 'transferId',
      pageSize: PAGE_SIZE,
    });

  const kept = memberStored('feria.transferReceivers', keptReceivers, 'session');
  const draft = memberState(() => ({
    receivers: signal<readonly Receiver[]>(
      kept.peek().map(({ amount, ...receiver }) => ({ ...receiver, amount: signal(amount) })),
    ),
    remark: signal(''),
  }));

  /** All transfers of an attempt, or undefined: the server makes all or none. */
  async function findMade(transfers: readonly Sought[], sentAt: number, known: KnownIds) {
    const { content } = await call(downlineTransfers, { pageSize: LATEST_PAGE_SIZE });
    const found = transfers.map((sent) =>
      findSent(content, {
        sentAt,
        known,
        idOf: ({ transferId }) => transferId,
        isSame: ({ account, amount }) => digest(account) === sent.to && amount === sent.amount,
      }),
    );
    return found.every((made) => made !== undefined) ? found : undefined;
  }

  return {
    report: createReport(),
    /** The transfers to one member. */
    history: createReport(),
    /** What is typed into the form. It stays while the app is open, and the receivers over a reload too. */
    draft,

    /** Keeps the receivers for a reload, while the form is shown. Returns the function that stops it. */
    keepReceivers: () =>
      effect(() => {
        const rows = draft().receivers.value.map(({ account, name, amount }) => ({
          account,
          name,
          amount: amount.value,
        }));
        kept.value = rows.length ? rows : noReceivers;
      }),
    isSending: commands.isBusy,

    /**
     * Makes all transfers or none. A repeated attempt with the same contents keeps its idempotency
     * key. Returns undefined while another attempt is being sent.
     */
    async send(transfers: readonly Transfer[], remark: string, paymentPassword: string) {
      const [single, ...more] = transfers;
      if (!single) return undefined;
      const note = withoutBlanks({ remark, paymentPassword });
      const sending = commands.runWithKey<readonly Transfer[]>(
        'transfer',
        async (idempotencyKey) => {
          const options = { idempotencyKey };
          if (more.length === 0)
            return [
              { ...single, ...(await call(transferDownline, { ...single, ...note }, options)) },
            ];
          const reply = await call(
            transferDownlines,
            { transfers: [...transfers], ...note },
            options,
          );
          const ids = new Map(reply?.transfers?.map((made) => [made.account, made.transferId]));
          return transfers.map((sent) => {
            const transferId = ids.get(sent.account);
            return transferId === undefined ? sent : { ...sent, transferId };
          });
        },
        [transfers, remark],
        transfers.map(({ account, amount }) => ({ to: digest(account), amount })),
      );
      const made = await sending.catch((error) => {
        if (!isApiError(error) || error.kind !== 'rejected') hasLostReply.value = true;
        throw error;
      });
      if (!made) return undefined;
      if (hasLostReply.peek()) downline.reloadBalances();
      else downline.addToBalances(new Map(made.map(({ account, amount }) => [account, amount])));
      hasLostReply.value = false;
      void wallet.reload();
      return made;
    },
  };
}

export type DownlineTransfer = ReturnType<
  typeof createAgentTransfer
>['report']['rows']['value'][number];
