import { signal } from '@kit/render/signals';
import { t, text } from '../../i18n/t';
import type { Host } from '../../stores/base/host';
import { type BankCard, createBankCard, type NewBankCard } from '../../stores/cashier/bankCard';
import { toastMs } from '../../ui/overlays/toasts';
import type { App } from '../site/app/useApp';
import { createAppForm } from '../site/forms/createAppForm';
import { required } from '../site/forms/requiredRule';

/** The form for a new bank account. All accounts of a member have the same holder. */
export function createBankCardForm(
  { use }: Host,
  app: App,
  onAdded: (card: BankCard | undefined) => void,
) {
  const store = use(createBankCard);
  const known = () => store.list.value.peek() ?? [];
  const form = createAppForm(app, { onSubmit: addCard });
  const bankCode = form.field('bankCode', signal(''), required);
  const accountNumber = form.field('accountNumber', signal(''), (value) =>
    /^[\d -]{6,34}$/.test(value.trim()) ? undefined : text('cashier.accountWrong'),
  );
  const holder = form.field('holder', signal(known()[0]?.holder ?? ''), required);
  const isDefault = signal(false);

  async function addCard() {
    const before = new Set(known().map(({ bankCardId }) => bankCardId));
    const added = await store.add({
      bankCode: bankCode.value.peek(),
      accountNumber: accountNumber.value.peek().trim() as NewBankCard['accountNumber'],
      holder: holder.value.peek().trim(),
      isDefault: isDefault.peek(),
    });
    if (!added) return;
    form.reset();
    isDefault.value = false;
    app.showToast(t('cashier.cardAdded'), { kind: 'ok', ms: toastMs.short });
    onAdded(known().find(({ bankCardId }) => !before.has(bankCardId)));
  }

  return { form, bankCode, accountNumber, holder, isDefault, isFirst: known().length === 0 };
}

export type BankCardFormState = ReturnType<typeof createBankCardForm>;
