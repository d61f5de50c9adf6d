import type { FormField } from '@kit/data/form';
import { batch, computed, signal } from '@kit/render/signals';
import { isApiError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { t, text } from '../../../i18n/t';
import { createSecurity } from '../../../stores/account/security';
import {
  createAgentTransfer,
  MAX_RECEIVERS,
  type Receiver,
} from '../../../stores/agents/agentTransfer';
import type { Host } from '../../../stores/base/host';
import { createWallet, MAIN_WALLET } from '../../../stores/cashier/wallet';
import { parseAmount } from '../../../widgets/cashier/amountText';
import type { App } from '../../../widgets/site/app/useApp';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';
import { required } from '../../../widgets/site/forms/requiredRule';

/** What became of one transfer: its number, or why it was not made. */
interface Outcome {
  account: string;
  name: string;
  amount: number;
  transferId?: string;
  error?: string;
}

interface Rejection {
  message: string;
  /** The account that the reply names. When it names none of the receivers, the rejection is about all. */
  account: string | undefined;
}

function rejectionOf(error: unknown): Rejection | undefined {
  if (!isApiError(error) || error.kind !== 'rejected') return undefined;
  const { account } = (error.value ?? {}) as { account?: unknown };
  return {
    message: errorText(error),
    account: typeof account === 'string' ? account : undefined,
  };
}

/** About the password and not about the transfers, so the review stays open. */
const isAboutPassword = (error: unknown) =>
  isApiError(error) && /^payment_password|^too_many$/.test(error.code ?? '');

const toCents = (amount: number) => Math.round(amount * 100);

/** The transfer in three steps: receivers and amounts, a review, and the result of each transfer. */
export function createTransferForm({ use }: Host, app: App) {
  const store = use(createAgentTransfer);
  const wallet = use(createWallet);
  const { config: security } = use(createSecurity);
  const { receivers, remark } = store.draft();
  const step = signal<'edit' | 'review' | 'result'>('edit');
  const outcomes = signal<readonly Outcome[]>([]);
  /** Why no reply arrived. The transfers may have been made, and the same attempt can be sent again. */
  const lostReply = signal<unknown>(undefined);

  /** Transfers are made from the main wallet. Undefined while it is not known. */
  const available = computed(
    () =>
      wallet.wallets.value.find(({ code }) => code === MAIN_WALLET)?.balance ??
      wallet.balance.value,
  );
  const cents = computed(() =>
    receivers.value.reduce((sum, { amount }) => sum + toCents(parseAmount(amount.value)), 0),
  );
  const total = computed(() => cents.value / 100);
  const exceedsBalance = computed(
    () => available.value !== undefined && cents.value > toCents(available.value),
  );

  /** Its fields are the amounts, one for each receiver. Valid amounts lead to the review. */
  const editForm = createAppForm(app, {
    async onSubmit() {
      if (receivers.peek().length === 0 || exceedsBalance.peek()) return;
      await security.load();
      needsPassword.value = security.value.peek()?.hasPaymentPassword === true;
      step.value = 'review';
    },
  });
  const amountFields = new Map<string, FormField>();
  const addField = ({ account, amount }: Receiver) => {
    const field = editForm.field(account, amount, (typed) =>
      parseAmount(typed) > 0 ? undefined : text('team.amountMissing'),
    );
    amountFields.set(account, field);
  };
  receivers.peek().forEach(addField);

  const reviewForm = createAppForm(app, { onSubmit: send });
  /** The agent has a password for payments, or the backend asks for it. The specification names none for transfers. */
  const needsPassword = signal(false);
  const password = reviewForm.field('paymentPassword', signal(''), (typed) =>
    needsPassword.peek() ? required(typed) : undefined,
  );

  function showOutcomes(describe: (receiver: Receiver) => Partial<Outcome>) {
    batch(() => {
      outcomes.value = receivers.peek().map((receiver) => ({
        account: receiver.account,
        name: receiver.name,
        amount: parseAmount(receiver.amount.peek()),
        ...describe(receiver),
      }));
      step.value = 'result';
    });
  }

  function clear() {
    batch(() => {
      for (const { account } of receivers.peek()) editForm.removeField(account);
      receivers.value = [];
      remark.value = '';
    });
  }

  /** Sends what was reviewed. */
  async function send() {
    lostReply.value = undefined;
    const transfers = receivers.peek().map(({ account, amount }) => ({
      account,
      amount: parseAmount(amount.peek()),
    }));
    try {
      const made = await store.send(transfers, remark.peek().trim(), password.value.peek());
      if (!made) return;
      const ids = new Map(made.map(({ account, transferId }) => [account, transferId]));
      showOutcomes(({ account }) => ({ transferId: ids.get(account) ?? '' }));
      clear();
      password.value.value = '';
    } catch (error) {
      if (isAboutPassword(error)) {
        needsPassword.value = true;
        throw error;
      }
      const rejection = rejectionOf(error);
      if (!rejection) lostReply.value = error;
      else {
        const isNamed = transfers.some(({ account }) => account === rejection.account);
        showOutcomes(({ account }) => ({
          error:
            isNamed && account !== rejection.account
              ? text('team.notSentWithOthers')
              : rejection.message,
        }));
      }
    }
  }

  return {
    editForm,
    reviewForm,
    needsPassword,
    password,
    send,
    step,
    receivers,
    remark,
    available,
    total,
    outcomes,
    isSending: store.isSending,
    lostReply,
    amountField: ({ account }: Receiver) => amountFields.get(account),
    isFull: computed(() => receivers.value.length >= MAX_RECEIVERS),
    /** Undefined while it is not known what is available. */
    balanceAfter: computed(() =>
      available.value === undefined ? undefined : (toCents(available.value) - cents.value) / 100,
    ),
    /** The error that all amounts together cause. */
    sumError: computed(() => (exceedsBalance.value ? t('team.insufficient').value : undefined)),

    toggleReceiver(account: string, name: string) {
      const others = receivers.peek().filter((receiver) => receiver.account !== account);
      const isAdded = others.length === receivers.peek().length;
      if (isAdded && others.length >= MAX_RECEIVERS) return;
      const added = { account, name, amount: signal('') };
      if (isAdded) addField(added);
      else editForm.removeField(account);
      receivers.value = isAdded ? [...others, added] : others;
    },

    edit() {
      lostReply.value = undefined;
      password.value.value = '';
      step.value = 'edit';
    },
  };
}

export type TransferForm = ReturnType<typeof createTransferForm>;
