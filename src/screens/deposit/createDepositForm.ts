import { batch, computed, signal } from '@kit/signals';
import { isApiError } from '../../api/ApiError';
import { text } from '../../i18n/t';
import { createDeposit, type DepositMethod } from '../../stores/deposit';
import type { Host } from '../../stores/host';
import { createWallet } from '../../stores/wallet';
import { formatMoney } from '../../ui/money';
import { amountOf } from '../../widgets/amountText';
import { createAppForm, tellFailure } from '../../widgets/appForm';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import type { App } from '../../widgets/useApp';
import { bonusOf } from './bonusOf';

/** The field that a refusal is about. */
const FIELDS: Record<string, string> = {
  amount_invalid: 'amount',
  deposit_limit: 'amount',
  voucher_unknown: 'code',
  voucher_used: 'code',
};

/** What is being filled in. It outlives the payment page, so going back loses nothing. */
export function createDepositForm({ use }: Host, app: App) {
  const store = use(createDeposit);
  const { balance } = use(createWallet);
  const answer = store.methods.value;
  const category = signal('');
  const methodId = signal('');
  const accountId = signal('');

  const ofCategory = computed(
    () => answer.value?.methods.filter((one) => one.category === category.value) ?? [],
  );
  const method = computed(() => ofCategory.value.find((one) => one.methodId === methodId.value));
  const isVoucher = computed(() => method.value?.via === 'voucher');
  const isManual = computed(() => method.value?.via === 'manual');

  const form = createAppForm(app, send);
  const amount = form.field('amount', signal(''), (typed) => {
    const one = method.peek();
    if (!one || isVoucher.peek()) return undefined;
    const given = amountOf(typed);
    if (given <= 0) return text('cashier.amountMissing');
    if (given < one.min) return text('cashier.amountTooLow', { min: formatMoney(one.min) });
    if (given > one.max) return text('cashier.amountTooHigh', { max: formatMoney(one.max) });
    return undefined;
  });
  const code = form.field('code', signal(''), (typed) =>
    isVoucher.peek() && !typed.trim() ? text('cashier.voucherMissing') : undefined,
  );
  const payer = form.field('payer', signal(''), (typed) =>
    isManual.peek() && !typed.trim() ? text('refusal.fieldRequired') : undefined,
  );
  const reference = signal('');

  const given = computed(() => (isVoucher.value ? 0 : amountOf(amount.value.value)));
  const fee = computed(() => Math.ceil(given.value * (method.value?.feePercent ?? 0) - 1e-9) / 100);
  const bonus = computed(() => bonusOf(store.accepted.value, given.value));

  function pickMethod(one: DepositMethod | undefined) {
    batch(() => {
      methodId.value = one?.methodId ?? '';
      accountId.value = one?.accounts[0]?.accountId ?? '';
    });
    form.sayAgain();
  }

  function pickCategory(next: string) {
    category.value = next;
    const all = ofCategory.peek();
    pickMethod(all.find((one) => !one.isMaintained) ?? all[0]);
  }

  async function load() {
    await store.load();
    if (!method.peek()) pickCategory(answer.peek()?.categories[0]?.category ?? '');
  }

  async function send() {
    const one = method.peek();
    if (!one || !(await app.askReal())) return;
    try {
      const made = await store.open({
        method: one,
        amount: amountOf(amount.value.peek()),
        accountId: accountId.peek(),
        payer: payer.value.peek().trim(),
        reference: reference.peek().trim(),
        code: code.value.peek().trim(),
      });
      if (!made) return;
      code.value.value = '';
      app.open(`${paths.deposit}?${new URLSearchParams({ deposit: made.depositId })}`);
    } catch (error) {
      const field = isApiError(error) ? FIELDS[error.code ?? ''] : undefined;
      if (!field || !form.refuse(field, errorText(error))) tellFailure(app, form, error);
    }
  }

  return {
    form,
    load,
    category,
    pickCategory,
    ofCategory,
    method,
    methodId,
    pickMethod,
    accountId,
    isVoucher,
    isManual,
    amount,
    code,
    payer,
    reference,
    given,
    fee,
    bonus,
    /** What there will be once it is paid; nothing while a part of it is unknown. */
    after: computed(() =>
      balance.value === undefined || isVoucher.value
        ? undefined
        : balance.value + Math.max(0, given.value - fee.value) + bonus.value,
    ),
  };
}

export type DepositForm = ReturnType<typeof createDepositForm>;
