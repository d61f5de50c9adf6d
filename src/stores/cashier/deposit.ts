import { isBusy } from '@kit/data/resource';
import { exactServerNow, isServerTimeKnown } from '@kit/data/serverTime';
import { plainText } from '@kit/data/storage';
import { onChange } from '@kit/render/onChange';
import { computed, signal } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import {
  cancelDeposit,
  type Deposit,
  depositReport,
  type Pay,
} from '../../contract/cashier/deposit';
import {
  acceptPromo,
  type DepositMethod,
  depositMethods,
  depositPromos,
} from '../../contract/cashier/depositMethod';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { CannotTellError, findSent } from '../base/lookFor';
import { createOpenRows } from '../base/openRows';
import { createSentCommand } from '../base/sentCommand';
import { withoutBlanks } from '../base/withoutBlanks';
import { createEvents } from '../site/events';
import { type DepositRequest, sendDeposit } from './depositRequest';
import { createEndedMoney } from './endedMoney';
import { createWallet } from './wallet';

export type { Deposit, DepositMethod, Pay };
export type DepositPromo = (typeof depositPromos.out.infer)[number];
export type DepositState = NonNullable<Deposit['state']>;

export interface DepositFilter {
  from: number;
  to: number;
  state?: DepositState | undefined;
}

const PAGE_SIZE = 20;
/** A deposit that is still being paid is among the latest ones. */
const LATEST_PAGE_SIZE = 50;
const POLL_MS = 4000;
/** On other pages than that of the payment. */
const FOLLOW_MS = 15_000;
/** A smaller difference may be a reply that came late. */
const WRONG_CLOCK_MS = 3_600_000;
const OPEN_STATES: DepositState[] = ['pending', 'reviewing'];

const createDraft = () => ({
  accountId: signal(''),
  amount: signal(''),
  code: signal(''),
  payer: signal(''),
  reference: signal(''),
});

/** Without a state, a deposit is open while there is something to pay. */
export const isOpenDeposit = ({ state, pay }: Deposit) =>
  state ? OPEN_STATES.includes(state) : pay !== undefined;

/** Deposits: ways to pay, the one being paid, and the records of earlier ones. */
export function createDeposit(host: Host) {
  const { call, use, memberResource, memberSignal, memberState, memberStored, memberCollection } =
    host;
  const wallet = use(createWallet);
  const { isLive, on } = use(createEvents);
  const { tellDeposit } = use(createEndedMoney);
  /** A deposit that is opened is looked for by `opening`, one that is cancelled by its state. */
  const commands = createCommandRunner(host, 'deposit', (depositId: string) => ({
    async find() {
      const deposit = await find(depositId);
      if (!deposit) throw new CannotTellError();
      return deposit.state === 'cancelled' ? deposit : undefined;
    },
  }));
  const methods = memberResource((_, { signal }) => call(depositMethods, {}, { signal }));
  const promos = memberResource((_, { signal }) => call(depositPromos, undefined, { signal }), {
    id: 'promoId',
  });
  /** The deposit that is being paid. Null when the member has no deposit with this id. */
  const payment = memberResource((depositId: string, { signal }) => find(depositId, signal));
  /** The deposits that are still open, for the form of another one. */
  const waiting = memberResource(async (_, { signal }) =>
    (await readLatest(signal)).filter(isOpenDeposit),
  );
  /**
   * How far the server's clock is ahead of this device's, by the deposit that was opened last. `serverNow` of the
   * kit does not know it when the API has another origin: there the header `Date` cannot be read.
   */
  const clockAhead = memberSignal(0);
  /** By what the member has paid last, as far as a look at the latest deposits has told. */
  const lastMethodId = memberSignal('');
  const records = memberCollection({
    read: (filter: DepositFilter, page, options) =>
      call(depositReport, { ...withoutBlanks(filter), ...page }, options),
    key: 'depositId',
    pageSize: PAGE_SIZE,
    onReply: ({ content }) => openDeposits.note(content),
  });

  const openDeposits = createOpenRows<Deposit>(host, {
    key: 'feria.openDeposits',
    everyMs: FOLLOW_MS,
    read: async () => (await call(depositReport, { pageSize: LATEST_PAGE_SIZE })).content,
    idOf: ({ depositId }) => depositId,
    isOpen: isOpenDeposit,
    onClosed(closed) {
      const shownId = payment.value.peek()?.depositId;
      for (const deposit of closed) {
        tellDeposit(deposit);
        records.replace(deposit);
        if (deposit.depositId === shownId && !isBusy(payment.state.peek())) payment.set(deposit);
      }
      void waiting.reload();
      void records.reload();
      if (closed.some(({ state }) => state === 'paid')) reloadMoney();
    },
  });

  async function readLatest(signal?: AbortSignal) {
    const { content } = await call(depositReport, { pageSize: LATEST_PAGE_SIZE }, { signal });
    openDeposits.note(content);
    const paid = content.filter(({ state, methodId }) => state === 'paid' && methodId);
    lastMethodId.value = paid.toSorted((a, b) => b.at - a.at)[0]?.methodId ?? '';
    return content;
  }

  const find = async (depositId: string, signal?: AbortSignal) =>
    (await readLatest(signal)).find((deposit) => deposit.depositId === depositId) ?? null;

  const texts = memberState(createDraft);
  // A reload keeps the method too: the amount that was typed belongs to it.
  const category = memberStored('feria.depositCategory', plainText, 'session');
  const methodId = memberStored('feria.depositMethod', plainText, 'session');
  const draft = () => ({ ...texts(), category, methodId });
  const opening = createSentCommand(host, {
    id: 'deposit',
    runner: commands,
    send: (request, idempotencyKey) => sendDeposit(call, request, idempotencyKey),
    intentOf: ({ method, ...fields }: DepositRequest) => [method.methodId, fields],
    // The value of a voucher is not known before it is redeemed.
    contentsOf: ({ method: { methodId, via }, amount }) => ({
      methodId,
      ...(via === 'voucher' ? {} : { amount }),
    }),
    async find({ methodId, amount }: { methodId: string; amount?: number }, sentAt, known) {
      return findSent(await readLatest(), {
        sentAt,
        known,
        idOf: ({ depositId }) => depositId,
        isSame: (row) =>
          (amount === undefined || row.amount === amount) &&
          (row.methodId === '' || row.methodId === methodId),
      });
    },
    idOf: (made: Deposit | null) => made?.depositId,
    onArrived() {
      draft().amount.value = '';
      draft().code.value = '';
      reloadMoney();
    },
  });

  /** A paid deposit changes the balance and may use a promotion. */
  function reloadMoney() {
    void wallet.reload();
    void promos.reload();
  }

  function update(deposit: Deposit) {
    const before = payment.value.peek();
    payment.set(deposit);
    records.replace(deposit);
    openDeposits.note([deposit]);
    // It was paid at once, or after it had expired. One that was open has just been noted.
    const wasOpen = !!before && isOpenDeposit(before);
    if (deposit.state === 'paid' && before?.state !== 'paid' && !wasOpen) reloadMoney();
  }

  /** A failed poll is ignored, because the next one follows soon. */
  async function poll() {
    const current = payment.value.peek();
    if (!current || !isOpenDeposit(current)) return;
    const { depositId } = current;
    const deposit = await find(depositId).catch(() => null);
    // What was changed or requested since then is newer than this reply.
    const isLoading = isBusy(payment.state.peek());
    if (deposit && !isLoading && payment.value.peek() === current) update(deposit);
  }

  return {
    methods,
    promos,
    payment,
    waiting,
    lastMethodId,
    records,
    /** What is typed into the deposit form. It stays while the app is open. */
    draft,
    isSending: commands.isRunning('deposit'),
    /** Where the last deposit stands whose reply was lost. */
    outcome: opening.outcome,
    isOutcomeUnknown: opening.isUnknown,
    lookForOutcome: opening.look,
    resumeOutcome: opening.resume,
    isCancelling: commands.isRunning('cancel'),
    acceptedPromo: computed(() =>
      promos.value.value?.find(({ isAccepted, isUsed }) => isAccepted && !isUsed),
    ),

    /** Now by the clock that has set the end of a payment. The clock of this device may be wrong. */
    now: () => (isServerTimeKnown() ? exactServerNow() : Date.now() + clockAhead.peek()),

    load: () => Promise.all([methods.load(), promos.load()]),

    /**
     * Opens a deposit. Returns undefined while another one is being opened and when the reply was lost, and null when
     * the backend opened it without saying more.
     */
    async open(request: DepositRequest) {
      const opened = await opening.send(request);
      if (opened) {
        const ahead = opened.at - Date.now();
        clockAhead.value = opened.at && Math.abs(ahead) > WRONG_CLOCK_MS ? ahead : 0;
        payment.reset();
        update(opened);
      } else if (opened === null) reloadMoney(); // It may be paid already, as a voucher is.
      return opened;
    },

    async show(depositId: string) {
      if (payment.value.peek()?.depositId !== depositId) payment.reset();
      await payment.load(depositId);
    },

    /** Goes on with the open deposits of before a reload, on every page. */
    follow: openDeposits.follow,
    note: openDeposits.note,

    /** Takes a new state of a deposit from the event stream. */
    start: () =>
      on('deposit', (deposit) => {
        // A reply that is under way may be older than the event.
        if (isBusy(payment.state.peek())) void payment.reload();
        else if (payment.value.peek()?.depositId === deposit.depositId) update(deposit);
        else {
          records.replace(deposit);
          openDeposits.note([deposit]);
        }
      }),

    /**
     * Polls the payment while it is open, the page is shown and no event stream is live. Returns the function
     * that stops it.
     */
    pollPayment() {
      const isPolling = computed(() => isPageShown.value && !isLive.value);
      const isPayable = computed(() => {
        const current = payment.value.value;
        return isPolling.value && !!current && isOpenDeposit(current);
      });
      const stops = [
        openDeposits.pollInstead(isPayable, POLL_MS, poll),
        // Polls at once after a stay at the bank's page, and when the event stream ends.
        onChange(isPolling, () => isPolling.peek() && void poll()),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },

    async cancel({ depositId }: Deposit) {
      const cancelled = await commands
        .runWithKey<Deposit | null>(
          'cancel',
          (idempotencyKey) => call(cancelDeposit, { depositId }, { idempotencyKey }),
          depositId,
          depositId,
        )
        .catch((error) => {
          // It may have been paid meanwhile.
          void payment.reload();
          throw error;
        });
      if (cancelled) update(cancelled);
      else if (cancelled === null) await payment.reload();
    },

    /** Chooses the promotion for the next deposit. Null: none. */
    async choosePromo(promoId: string | null) {
      const chosen = await commands.run('promo', () => call(acceptPromo, { promoId }));
      if (chosen) await promos.load();
    },
  };
}
