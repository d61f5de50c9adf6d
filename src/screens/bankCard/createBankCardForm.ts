import { type Signal, signal } from '@kit/signals';
import { t, text } from '../../i18n/t';
import { createBankCard, type NewBankCard } from '../../stores/bankCard';
import type { Host } from '../../stores/host';
import { toastMs } from '../../ui/toasts';
import type { App } from '../../widgets/app/useApp';
import { createAppForm } from '../../widgets/forms/createAppForm';
import { required } from '../../widgets/forms/requiredRule';

/** The form for a new bank account. */
export function createBankCardForm({ use }: Host, app: App, open: Signal<boolean>) {
  const store = use(createBankCard);
  const form = createAppForm(app, { onSubmit: addCard });
  const bankCode = form.field('bankCode', signal(''), required);
  const accountNumber = form.field('accountNumber', signal(''), (value) =>
    /^[\d -]{6,34}$/.test(value.trim()) ? undefined : text('cashier.accountWrong'),
  );
  const holder = form.field('holder', signal(''), required);
  const isDefault = signal(false);

  async function addCard() {
    const added = await store.add({
      bankCode: bankCode.value.peek(),
      accountNumber: accountNumber.value.peek().trim() as NewBankCard['accountNumber'],
      holder: holder.value.peek().trim(),
      isDefault: isDefault.peek(),
    });
    if (!added) return;
    open.value = false;
    form.reset();
    isDefault.value = false;
    app.showToast(t('cashier.cardAdded'), { kind: 'ok', ms: toastMs.short });
  }

  return { form, bankCode, accountNumber, holder, isDefault };
}
