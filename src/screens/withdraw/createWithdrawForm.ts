import { computed, signal } from '@kit/signals';
import { isApiError } from '../../api/ApiError';
import { t, text } from '../../i18n/t';
import { createBankCard } from '../../stores/bankCard';
import type { Host } from '../../stores/host';
import { createWithdraw } from '../../stores/withdraw';
import { formatMoney } from '../../ui/money';
import { amountOf } from '../../widgets/amountText';
import { createAppForm, tellFailure } from '../../widgets/appForm';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import type { App } from '../../widgets/useApp';

const SAID_FOR = 3000;
/** Refusals that the amount can mend. */
const OF_AMOUNT = [
  'amount_invalid',
  'withdraw_limit',
  'balance_insufficient',
  'withdraw_daily_amount',
];

/** How much and where to; then, in a dialog, the payment password. */
export function createWithdrawForm({ use }: Host, app: App) {
  const store = use(createWithdraw);
  const cards = use(createBankCard);
  const terms = store.terms.value;
  const isAsking = signal(false);
  const picked = signal('');

  const card = computed(() => {
    const own = cards.list.value.value ?? [];
    return own.find(({ bankCardId }) => bankCardId === picked.value) ?? cards.usual.value ?? own[0];
  });
  /** What may leave in one go. */
  const most = computed(() => {
    const { available = 0, max = 0, amountLeftToday = 0 } = terms.value ?? {};
    return Math.min(available, max, amountLeftToday);
  });

  const form = createAppForm(app, async () => {
    if (!(await app.askReal())) return;
    secret.value.value = '';
    isAsking.value = true;
  });
  const amount = form.field('amount', signal(''), (typed) => {
    const now = terms.peek();
    if (!now) return undefined;
    const given = amountOf(typed);
    if (given <= 0) return text('cashier.amountMissing');
    if (given < now.min) return text('cashier.amountTooLow', { min: formatMoney(now.min) });
    if (given > now.available) return text('refusal.insufficient');
    if (given > now.max) return text('cashier.amountTooHigh', { max: formatMoney(now.max) });
    if (given > now.amountLeftToday)
      return text('cashier.dailyLeft', { amount: formatMoney(now.amountLeftToday) });
    return undefined;
  });
  const given = computed(() => amountOf(amount.value.value));
  const fee = computed(() => {
    const { freeLeft = 0, feePercent = 0 } = terms.value ?? {};
    return freeLeft > 0 ? 0 : Math.ceil(given.value * feePercent - 1e-9) / 100;
  });

  const confirming = createAppForm(app, send);
  const secret = confirming.field('paymentPassword', signal(''), (typed) =>
    typed ? undefined : text('refusal.fieldRequired'),
  );

  async function send() {
    const to = card.peek();
    if (!to) return;
    try {
      const made = await store.send({
        amount: given.peek(),
        bankCardId: to.bankCardId,
        paymentPassword: secret.value.peek(),
      });
      if (!made) return;
      isAsking.value = false;
      app.say(t('cashier.withdrawSent'), { kind: 'ok', ms: SAID_FOR });
      app.open(paths.withdrawRecord, { replace: true });
    } catch (error) {
      tellRefusal(error);
    }
  }

  /** Under what it is about; everything that was typed stays. */
  function tellRefusal(error: unknown) {
    const code = isApiError(error) ? (error.code ?? '') : '';
    if (code === 'payment_password_wrong')
      return confirming.refuse('paymentPassword', errorText(error));
    if (!OF_AMOUNT.includes(code)) return tellFailure(app, confirming, error);
    isAsking.value = false;
    form.refuse('amount', errorText(error));
    void store.terms.load();
  }

  return {
    form,
    confirming,
    amount,
    secret,
    given,
    fee,
    most,
    card,
    picked,
    isAsking,
    received: computed(() => (terms.value ? Math.max(0, given.value - fee.value) : undefined)),
    load: () => Promise.all([store.terms.load(), cards.list.load()]),
  };
}

export type WithdrawForm = ReturnType<typeof createWithdrawForm>;
