import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { numberText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { TextField } from '../../../ui/fields/TextField';
import { AmountField } from '../AmountField';
import { boundsText } from '../boundsText';
import type { DepositForm } from './createDepositForm';
import { ManualTransferFields } from './ManualTransferFields';

interface Props {
  form: DepositForm;
  /** Which of the suggested amounts of the method are shown. */
  suggest: (amounts: readonly number[]) => readonly number[];
  columns: number;
}

/** What the chosen method needs to know: the amount, or the code of a voucher, and who pays a bank transfer. */
export function DepositFields({ form, suggest, columns }: Props) {
  const { amount, method, isVoucher, isManual, code } = form;
  const needsAmount = computed(() => !isVoucher.value);
  const bounds = computed(() => (method.value ? boundsText(method.value) : ''));
  const suggestions = computed(() =>
    suggest(method.value?.amounts ?? []).map((amount) => ({
      value: String(amount),
      label: numberText(amount),
    })),
  );
  return (
    <>
      <When is={isManual}>{() => <ManualTransferFields form={form} />}</When>
      <When
        is={needsAmount}
        or={() => (
          <TextField
            icon="ticket"
            label={t('cashier.voucherCode')}
            value={code.value}
            error={code.error}
            onBlur={code.onBlur}
            maxLength={40}
            autoCapitalize="characters"
            enterKeyHint="send"
            clean={(typed) => typed.toUpperCase()}
          />
        )}
      >
        {() => (
          <AmountField
            field={amount}
            label={t('cashier.amount')}
            bounds={bounds}
            quickAmounts={suggestions}
            columns={columns}
          />
        )}
      </When>
    </>
  );
}
