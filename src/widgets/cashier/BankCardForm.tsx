import './BankCardForm.css';
import { computed } from '@kit/render/signals';
import { type ReactNode, useRef } from 'react';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createBankCard } from '../../stores/cashier/bankCard';
import { Checkbox } from '../../ui/controls/Checkbox';
import { Select } from '../../ui/fields/Select';
import { TextField } from '../../ui/fields/TextField';
import { LoadMissing } from '../site/app/LoadMissing';
import { moveOnEnter } from '../site/forms/moveOnEnter';
import type { BankCardFormState } from './createBankCardForm';

interface Props {
  id?: string;
  form: BankCardFormState;
  /** The button, where it is part of the form. */
  children?: ReactNode;
}

/** The fields of a new bank account. */
export function BankCardForm({ id, form: state, children }: Props) {
  const { form, bankCode, accountNumber, holder, isDefault, isFirst } = state;
  const { banks } = useStore(createBankCard);
  const accountInput = useRef<HTMLInputElement>(null);
  const options = computed(() =>
    (banks.value.value ?? []).map(({ bankCode, name }) => ({
      value: bankCode,
      label: name,
      picture: '/art/icons/bank.webp',
    })),
  );
  return (
    <form id={id} className="bankcard-form" onKeyDown={moveOnEnter} {...form.props}>
      <LoadMissing of={banks} />
      <Select
        icon="landmark"
        label={t('cashier.bankName')}
        placeholder={t('cashier.chooseBank')}
        options={options}
        value={bankCode.value}
        error={bankCode.error}
        closeLabel={t('app.close')}
        onPick={() => {
          if (!accountNumber.value.peek()) accountInput.current?.focus();
        }}
      />
      <TextField
        icon="credit-card"
        label={t('cashier.accountNumber')}
        value={accountNumber.value}
        error={accountNumber.error}
        onBlur={accountNumber.onBlur}
        inputMode="numeric"
        enterKeyHint="next"
        maxLength={34}
        inputRef={accountInput}
      />
      <TextField
        icon="user-round"
        label={t('cashier.holder')}
        hint={t('cashier.holderHint')}
        value={holder.value}
        error={holder.error}
        onBlur={holder.onBlur}
        autoComplete="name"
        isKept
        autoCapitalize="words"
        maxLength={80}
      />
      {!isFirst && <Checkbox checked={isDefault}>{t('cashier.makeDefault')}</Checkbox>}
      {children}
    </form>
  );
}
