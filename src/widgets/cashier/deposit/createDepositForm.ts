import { batch, computed } from '@kit/render/signals';
import { text } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { createDeposit, type Deposit, type DepositMethod } from '../../../stores/cashier/deposit';
import { createWallet } from '../../../stores/cashier/wallet';
import { formatMoney } from '../../../ui/content/formatMoney';
import type { App } from '../../site/app/useApp';
import { createAppForm } from '../../site/forms/createAppForm';
import { required } from '../../site/forms/requiredRule';
import { parseAmount } from '../amountText';
import { feeOf } from '../feeOf';
import { hrefOfPayment } from '../hrefOfPayment';
import { pathOfDeposits } from './depositRecord';
import { promoBonus } from './promoBonus';

/** The page of a deposit that was opened. Null: the backend did not say which one it is. */
const showPayment = (deposit: Deposit | null, app: App, host: Host) =>
  app.navigate(deposit ? hrefOfPayment(deposit.depositId) : pathOfDeposits(host));

/** The deposit form. The store keeps the draft, so going to another screen and back loses nothing. */
export function createDepositForm(host: Host, app: App, onOpened = showPayment) {
  const { use } = host;
  const store = use(createDeposit);
  const { balance } = use(createWallet);
  const available = store.methods.value;
  const draft = store.draft();
  const { category, methodId, reference } = draft;

  /** The categories that the backend lists, then those that only occur in methods. */
  const categories = computed(() => {
    const { categories: named = [], methods = [] } = available.value ?? {};
    return [...named, ...methods].filter(
      ({ category }, index, all) => all.findIndex((other) => other.category === category) === index,
    );
  });

  const methodsInCategory = computed(
    () => available.value?.methods.filter((method) => method.category === category.value) ?? [],
  );
  const method = computed(() =>
    methodsInCategory.value.find((method) => method.methodId === methodId.value),
  );
  /** Every method, the one of last time first. */
  const methodsToPay = computed(() => {
    const last = store.lastMethodId.value;
    const all = available.value?.methods ?? [];
    return all.toSorted((a, b) => Number(b.methodId === last) - Number(a.methodId === last));
  });
  /** The chosen account while it is offered, else the first one. */
  const accountId = computed(() => {
    const accounts = method.value?.accounts ?? [];
    const chosen = accounts.find(({ accountId }) => accountId === draft.accountId.value);
    return (chosen ?? accounts[0])?.accountId ?? '';
  });
  const isVoucher = computed(() => method.value?.via === 'voucher');
  const isManual = computed(() => method.value?.via === 'manual');

  const form = createAppForm(app, { onSubmit: openDeposit });
  const amount = form.field('amount', draft.amount, (typed) => {
    const current = method.peek();
    if (!current || isVoucher.peek()) return undefined;
    const entered = parseAmount(typed);
    if (entered <= 0) return text('cashier.amountMissing');
    const { min = 0, max } = current;
    if (entered < min) return text('cashier.amountTooLow', { min: formatMoney(min) });
    if (entered > max) return text('cashier.amountTooHigh', { max: formatMoney(max) });
    return undefined;
  });
  const code = form.field('code', draft.code, (typed) =>
    isVoucher.peek() && !typed.trim() ? text('cashier.voucherMissing') : undefined,
  );
  const payer = form.field('payer', draft.payer, (typed) =>
    isManual.peek() ? required(typed) : undefined,
  );

  const enteredAmount = computed(() => (isVoucher.value ? 0 : parseAmount(amount.value.value)));
  /** Undefined when the backend does not say it before the deposit. */
  const fee = computed(() => {
    const { feePercent } = method.value ?? {};
    return feePercent === undefined ? undefined : feeOf(enteredAmount.value, feePercent);
  });
  const bonus = computed(() => promoBonus(store.acceptedPromo.value, enteredAmount.value));

  function selectMethod(next: DepositMethod | undefined) {
    batch(() => {
      methodId.value = next?.methodId ?? '';
      draft.accountId.value = '';
    });
    form.revalidateShown();
  }

  function selectCategory(next: string) {
    category.value = next;
    const methods = methodsInCategory.peek();
    selectMethod(methods.find(({ isUnderMaintenance }) => !isUnderMaintenance) ?? methods[0]);
  }

  function pickMethod(id: string) {
    const picked = methodsToPay.peek().find(({ methodId }) => methodId === id);
    if (!picked) return;
    batch(() => {
      category.value = picked.category;
      selectMethod(picked);
    });
  }

  async function load() {
    await store.load();
    // Without methods, the chosen one is kept for the next load.
    if (available.peek() && !method.peek()) selectCategory(categories.peek()[0]?.category ?? '');
  }

  async function openDeposit() {
    const chosen = method.peek();
    if (!chosen || !(await app.requireRealAccount())) return;
    const created = await store.open({
      method: chosen,
      amount: parseAmount(amount.value.peek()),
      accountId: accountId.peek(),
      payer: payer.value.peek().trim(),
      reference: reference.peek().trim(),
      code: code.value.peek().trim(),
    });
    if (created === undefined) return;
    // Back on this page, one tap must not deposit it again.
    amount.value.value = code.value.value = '';
    onOpened(created, app, host);
  }

  return {
    ...form,
    load,
    categories,
    category,
    selectCategory,
    methodsInCategory,
    methodsToPay,
    pickMethod,
    method,
    methodId,
    selectMethod,
    accountId,
    selectAccount: (id: string) => {
      draft.accountId.value = id;
    },
    isVoucher,
    isManual,
    amount,
    code,
    payer,
    reference,
    enteredAmount,
    fee,
    bonus,
    /** The balance after the deposit is paid; undefined while it cannot be known. */
    balanceAfter: computed(() =>
      balance.value === undefined || fee.value === undefined || isVoucher.value
        ? undefined
        : balance.value + Math.max(0, enteredAmount.value - fee.value) + bonus.value,
    ),
  };
}

export type DepositForm = ReturnType<typeof createDepositForm>;
