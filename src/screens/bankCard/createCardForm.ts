import { type Signal, signal } from '@kit/signals';
import { isApiError } from '../../api/ApiError';
import { t, text } from '../../i18n/t';
import { createBankCard, type NewBankCard } from '../../stores/bankCard';
import type { Host } from '../../stores/host';
import { createAppForm, tellFailure } from '../../widgets/appForm';
import { errorText } from '../../widgets/errorText';
import type { App } from '../../widgets/useApp';

const SAID_FOR = 2000;
const FIELDS: Record<string, string> = {
  bank_unknown: 'bankCode',
  bank_card_duplicate: 'accountNumber',
  bank_card_holder: 'holder',
};

const needed = (value: string) => (value.trim() ? undefined : text('refusal.fieldRequired'));

/** A new bank account, as it is being written. */
export function createCardForm({ use }: Host, app: App, open: Signal<boolean>) {
  const store = use(createBankCard);
  const form = createAppForm(app, send);
  const bankCode = form.field('bankCode', signal(''), needed);
  const accountNumber = form.field('accountNumber', signal(''), (value) =>
    /^[\d -]{6,34}$/.test(value.trim()) ? undefined : text('cashier.accountWrong'),
  );
  const holder = form.field('holder', signal(''), needed);
  const isDefault = signal(false);

  async function send() {
    try {
      const added = await store.add({
        bankCode: bankCode.value.peek(),
        accountNumber: accountNumber.value.peek().trim() as NewBankCard['accountNumber'],
        holder: holder.value.peek().trim(),
        isDefault: isDefault.peek(),
      });
      if (!added) return;
      open.value = false;
      bankCode.value.value = accountNumber.value.value = holder.value.value = '';
      isDefault.value = false;
      app.say(t('cashier.cardAdded'), { kind: 'ok', ms: SAID_FOR });
    } catch (error) {
      const field = isApiError(error) ? FIELDS[error.code ?? ''] : undefined;
      if (!field || !form.refuse(field, errorText(error))) tellFailure(app, form, error);
    }
  }

  return { form, bankCode, accountNumber, holder, isDefault };
}
