import { computed, signal } from '@kit/render/signals';
import { isApiError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { t, text } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { type BankCard, createBankCard } from '../../../stores/cashier/bankCard';
import { createIdentityCheck } from '../../../stores/cashier/identityCheck';
import { createWithdraw } from '../../../stores/cashier/withdraw';
import { formatMoney } from '../../../ui/content/formatMoney';
import { toastMs } from '../../../ui/overlays/toasts';
import { parseAmount } from '../../../widgets/cashier/amountText';
import { bonusHeldText } from '../../../widgets/cashier/bonusHeldText';
import { feeOf } from '../../../widgets/cashier/feeOf';
import type { App } from '../../../widgets/site/app/useApp';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';
import { required } from '../../../widgets/site/forms/requiredRule';
import { serverErrors } from '../../../widgets/site/forms/serverErrors';
import { paths } from '../../../widgets/site/navigation/paths';

/** Suggested amounts, as shares of the largest possible withdrawal. */
const SHARES = [0.25, 0.5, 0.75, 1];

/** The withdrawal form, and the form of the dialog that asks for the payment password. */
export function createWithdrawForm({ use }: Host, app: App) {
  const store = use(createWithdraw);
  const cards = use(createBankCard);
  const isIdentityMissing = use(createIdentityCheck).isMissingFor('firstWithdrawal');
  const terms = store.terms.value;
  const isConfirming = signal(false);
  const isAddingCard = signal(false);
  const isSettingPassword = signal(false);
  const isPasswordLost = signal(false);
  const draft = store.draft();

  const card = computed(() => {
    const ownCards = cards.list.value.value ?? [];
    return (
      ownCards.find(({ bankCardId }) => bankCardId === draft.bankCardId.value) ??
      cards.defaultCard.value ??
      ownCards[0]
    );
  });
  /** The largest amount of one withdrawal. */
  const maxAmount = computed(() => {
    const { max = 0, amountLeftToday = 0, kycLimit = max } = terms.value ?? {};
    return Math.min(store.available.value, max, amountLeftToday, kycLimit);
  });

  /** Only amounts that are possible, and each of them once. */
  const suggestions = computed(() =>
    SHARES.map((share) => ({
      share,
      amount: share < 1 ? Math.floor(maxAmount.value * share) : maxAmount.value,
    })).filter(
      ({ amount }, index, all) =>
        amount > 0 &&
        amount >= (terms.value?.min ?? 0) &&
        all.findIndex((other) => other.amount === amount) === index,
    ),
  );
  const isBlocked = computed(() => {
    if (!terms.value || !card.value) return true;
    const { leftToday, hasPaymentPassword } = terms.value;
    if (isIdentityMissing.value) return true;
    return store.isHeldBack.value || leftToday === 0 || !hasPaymentPassword;
  });
  /** Some backends say in the terms that there is no card, others only send an empty list. */
  const hasCard = computed(
    () => (terms.value?.hasBankCard ?? true) && cards.list.value.value?.length !== 0,
  );

  const form = createAppForm(app, { onSubmit: askForPassword });
  const amount = form.field('amount', draft.amount, (typed) => {
    const current = terms.peek();
    if (!current) return undefined;
    const entered = parseAmount(typed);
    if (entered <= 0) return text('cashier.amountMissing');
    const { min = 0 } = current;
    if (entered < min) return text('cashier.amountTooLow', { min: formatMoney(min) });
    if (entered > current.available && (current.bonusHeld ?? 0) > 0)
      return bonusHeldText(current).peek();
    if (entered > current.available) return text('validation.insufficient');
    if (entered > current.max)
      return text('cashier.amountTooHigh', { max: formatMoney(current.max) });
    const { kycLimit } = current;
    if (kycLimit !== undefined && entered > kycLimit)
      return text('cashier.kycLimit', { amount: formatMoney(kycLimit) });
    if (entered > current.amountLeftToday)
      return text('cashier.dailyLeft', { amount: formatMoney(current.amountLeftToday) });
    return undefined;
  });
  const enteredAmount = computed(() => parseAmount(amount.value.value));
  /** Undefined when the backend does not say it before the withdrawal. */
  const fee = computed(() => {
    const { freeLeft = 0, feePercent } = terms.value ?? {};
    if (freeLeft > 0) return 0;
    return feePercent === undefined ? undefined : feeOf(enteredAmount.value, feePercent);
  });

  const passwordForm = createAppForm(app, { onSubmit: withdraw, onError: showAmountError });
  const paymentPassword = passwordForm.field('paymentPassword', signal(''), required);

  async function askForPassword() {
    if (!card.peek() || !(await app.requireRealAccount())) return;
    paymentPassword.value.value = '';
    isConfirming.value = true;
  }

  async function withdraw() {
    const bankCard = card.peek();
    if (!bankCard) return;
    const created = await store.send({
      amount: enteredAmount.peek(),
      bankCardId: bankCard.bankCardId,
      paymentPassword: paymentPassword.value.peek(),
    });
    isConfirming.value = !created && store.outcome.peek() === undefined;
    if (!created) return;
    draft.amount.value = '';
    app.showToast(t('cashier.withdrawSent'), { kind: 'ok', ms: toastMs.short });
    app.navigate(paths.withdrawRecord, { replace: true });
  }

  /** The next thing that is missing opens by itself. */
  async function onCardAdded(added?: BankCard) {
    if (added) draft.bankCardId.value = added.bankCardId;
    await store.terms.load();
    if (terms.peek()?.hasPaymentPassword === false) isSettingPassword.value = true;
  }

  function resetPassword() {
    isConfirming.value = false;
    isPasswordLost.value = true;
  }

  async function onPasswordReset() {
    await store.terms.load();
    await askForPassword();
  }

  /** The amount is in the form below the dialog: closes the dialog and shows the error there. */
  function showAmountError(error: unknown) {
    if (!isApiError(error) || serverErrors[error.code ?? ''] !== 'amount') return false;
    isConfirming.value = false;
    form.setServerError('amount', () => errorText(error));
    void store.terms.load();
    return true;
  }

  return {
    ...form,
    passwordForm,
    amount,
    paymentPassword,
    enteredAmount,
    fee,
    maxAmount,
    suggestions,
    isBlocked,
    hasCard,
    card,
    selectedCardId: draft.bankCardId,
    isConfirming,
    isAddingCard,
    isSettingPassword,
    isPasswordLost,
    onCardAdded: (added?: BankCard) => void onCardAdded(added),
    onPasswordSet: () => void store.terms.load(),
    onPasswordReset: () => void onPasswordReset(),
    resetPassword,
    received: computed(() =>
      fee.value === undefined ? undefined : Math.max(0, enteredAmount.value - fee.value),
    ),
    load: () => Promise.all([store.terms.load(), cards.list.load()]),
  };
}

export type WithdrawForm = ReturnType<typeof createWithdrawForm>;
