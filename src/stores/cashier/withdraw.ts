import { onChange } from '@kit/render/onChange';
import { computed, signal } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import {
  cancelWithdraw,
  lockWithdraw,
  type Withdrawal,
  withdraw,
  withdrawInfo,
  withdrawReport,
} from '../../contract/cashier/withdraw';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { CannotTellError, findSent } from '../base/lookFor';
import { createOpenRows } from '../base/openRows';
import { createSentCommand } from '../base/sentCommand';
import { withoutBlanks } from '../base/withoutBlanks';
import { createEvents } from '../site/events';
import { createMarket } from '../site/market';
import { createEndedMoney } from './endedMoney';
import { createWallet } from './wallet';

export type { Withdrawal };
export type WithdrawState = NonNullable<Withdrawal['state']>;

export type WithdrawTerms = typeof withdrawInfo.out.infer;

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
/** A withdrawal that was just sent is among the latest ones. */
const LATEST_PAGE_SIZE = 50;
const POLL_MS = 10_000;
/** On other pages than that of the records. */
const FOLLOW_MS = 60_000;
const OPEN_STATES: (WithdrawState | undefined)[] = ['pending', 'approved'];

/** What reaches the account. Undefined when the backend does not say it, and when nothing reaches it any more. */
export const receivedSum = ({ state, amount, fee, received }: Withdrawal) => {
  if (state === 'cancelled' || state === 'rejected') return undefined;
  return received ?? (fee === undefined ? undefined : amount - fee);
};

export const isOpenWithdrawal = ({ state }: Withdrawal) => OPEN_STATES.includes(state);

const createDraft = () => ({ amount: signal(''), bankCardId: signal('') });

/** Withdrawals: the terms for a new one, and the records of earlier ones. */
export function createWithdraw(host: Host) {
  const { call, use, memberResource, memberSignal, memberState, memberCollection } = host;
  const wallet = use(createWallet);
  const { on } = use(createEvents);
  const { tellWithdrawal } = use(createEndedMoney);
  /** A withdrawal that is sent is looked for by `sending`, one that is cancelled by its state. */
  const commands = createCommandRunner(host, 'withdraw', (withdrawId: string) => ({
    async find() {
      const { content } = await call(withdrawReport, { pageSize: LATEST_PAGE_SIZE });
      const withdrawal = content.find((row) => row.withdrawId === withdrawId);
      if (!withdrawal?.state) throw new CannotTellError();
      return withdrawal.state === 'cancelled' ? withdrawal : undefined;
    },
  }));
  const terms = memberResource((_, { signal }) => call(withdrawInfo, undefined, { signal }));
  /** What changed last. Without rows, the backend did not say what. */
  const changed = memberSignal<readonly Withdrawal[]>([]);
  const records = memberCollection({
    read: (filter: WithdrawFilter, page, options) =>
      call(withdrawReport, { ...withoutBlanks(filter), ...page }, options),
    key: 'withdrawId',
    pageSize: PAGE_SIZE,
    onReply: ({ content }) => openWithdrawals.note(content),
  });

  /** An open bonus holds all money back, where the backend does not say how much of it is the bonus. */
  const isHeldBack = computed(() => {
    const { turnoverLeft = 0, bonusHeld } = terms.value.value ?? {};
    return turnoverLeft > 0 && bonusHeld === undefined;
  });
  const openWithdrawals = createOpenRows<Withdrawal>(host, {
    key: 'feria.openWithdrawals',
    everyMs: FOLLOW_MS,
    read: async () => (await call(withdrawReport, { pageSize: LATEST_PAGE_SIZE })).content,
    idOf: ({ withdrawId }) => withdrawId,
    isOpen: isOpenWithdrawal,
    onClosed(closed) {
      for (const withdrawal of closed) tellWithdrawal(withdrawal);
      takeChanged(closed);
    },
  });
  const draft = memberState(createDraft);
  const sending = createSentCommand(host, {
    id: 'withdraw',
    runner: commands,
    send: (request: WithdrawRequest, idempotencyKey) => call(withdraw, request, { idempotencyKey }),
    intentOf: ({ amount, bankCardId }) => [amount, bankCardId],
    contentsOf: ({ amount }) => ({ amount }),
    async find({ amount }: { amount: number }, sentAt, known) {
      const { content } = await call(withdrawReport, { pageSize: LATEST_PAGE_SIZE });
      openWithdrawals.note(content);
      const isSame = (row: Withdrawal) => row.amount === amount;
      return findSent(content, { sentAt, known, idOf: ({ withdrawId }) => withdrawId, isSame });
    },
    idOf: (made: Withdrawal | null) => made?.withdrawId,
    onArrived() {
      draft().amount.value = '';
      void wallet.reload();
    },
  });

  /** The sums of the records have changed too, and the money of a rejected withdrawal is back. */
  function takeChanged(rows: readonly Withdrawal[]) {
    for (const row of rows) records.replace(row);
    changed.value = [...rows];
    void records.reload();
    void wallet.reload();
  }

  /** Takes the new states of the open withdrawals on the screen. A failed poll is ignored: the next one follows. */
  async function poll() {
    const reply = await call(withdrawReport, { pageSize: LATEST_PAGE_SIZE }).catch(() => undefined);
    const shown = new Map(records.rows.peek().map((row) => [row.withdrawId, row.state]));
    const rows = reply?.content ?? [];
    openWithdrawals.note(rows);
    const approved = rows.filter(
      (row) =>
        shown.has(row.withdrawId) &&
        shown.get(row.withdrawId) !== row.state &&
        isOpenWithdrawal(row),
    );
    if (approved.length) takeChanged(approved);
  }

  return {
    terms,
    isHeldBack,
    /** What can be withdrawn now. */
    available: computed(() => (isHeldBack.value ? 0 : (terms.value.value?.available ?? 0))),
    records,
    /** What is typed into the withdrawal form, without the password. It stays while the app is open. */
    draft,
    isSending: commands.isRunning('withdraw'),
    /** Where the last withdrawal stands whose reply was lost. */
    outcome: sending.outcome,
    isOutcomeUnknown: sending.isUnknown,
    lookForOutcome: sending.look,
    resumeOutcome: sending.resume,
    /**
     * While the page is shown and has open withdrawals, asks for their states: one that was approved cannot be
     * cancelled any more. Returns the function that stops it.
     */
    pollOpen() {
      const isPolling = computed(
        () => isPageShown.value && records.rows.value.some(isOpenWithdrawal),
      );
      const stops = [
        openWithdrawals.pollInstead(isPolling, POLL_MS, poll),
        // Polls at once when the member comes back.
        onChange(isPageShown, () => isPolling.peek() && void poll()),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },

    /** Goes on with the open withdrawals of before a reload, on every page. */
    follow: openWithdrawals.follow,
    note: openWithdrawals.note,

    changed,

    /** What is available changes with the balance. The event stream brings the steps of withdrawals. */
    start() {
      const stops = [
        onChange(wallet.balance, () => void terms.reload()),
        on('withdrawal', (withdrawal) => {
          records.replace(withdrawal);
          changed.value = [withdrawal];
          openWithdrawals.note([withdrawal]);
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },

    /** What a member can do with a pending withdrawal, by the rules of the market. */
    pendingRule: use(createMarket).withdrawal,

    isChanging: (withdrawId: string) => commands.isRunning(withdrawId),

    /** Gives up the right to cancel. False: nothing was sent. */
    async lock({ withdrawId }: Withdrawal) {
      const locked = await commands
        .run(withdrawId, () => call(lockWithdraw, { withdrawId }))
        .catch((error) => {
          void records.reload();
          throw error;
        });
      if (locked) takeChanged([locked]);
      return locked !== undefined;
    },

    /** Takes the money from the wallet. Returns false when nothing was sent, and when the reply was lost. */
    async send(request: WithdrawRequest) {
      const created = await sending.send(request);
      if (created === undefined) return false;
      if (created) openWithdrawals.note([created]);
      void wallet.reload();
      return true;
    },

    async cancel({ withdrawId }: Withdrawal) {
      const cancelled = await commands
        .runWithKey<Withdrawal | null>(
          withdrawId,
          (idempotencyKey) => call(cancelWithdraw, { withdrawId }, { idempotencyKey }),
          undefined,
          withdrawId,
        )
        .catch((error) => {
          // It may have been approved meanwhile.
          void records.reload();
          throw error;
        });
      if (cancelled === undefined) return false;
      if (cancelled && openWithdrawals.note([cancelled])) return true;
      takeChanged(cancelled ? [cancelled] : []);
      return true;
    },
  };
}
