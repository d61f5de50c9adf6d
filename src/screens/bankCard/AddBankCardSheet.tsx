import { computed, type Signal } from '@kit/signals';
import { useId, useState } from 'react';
import { t } from '../../i18n/t';
import { createBankCard } from '../../stores/bankCard';
import { useHost, useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { Sheet } from '../../ui/Sheet';
import { TextField } from '../../ui/TextField';
import { LoadMissing } from '../../widgets/app/LoadMissing';
import { useApp } from '../../widgets/app/useApp';
import { createBankCardForm } from './createBankCardForm';

export function AddBankCardSheet({ open }: { open: Signal<boolean> }) {
  const id = useId();
  const host = useHost();
  const app = useApp();
  const { banks } = useStore(createBankCard);
  const [{ form, bankCode, accountNumber, holder, isDefault }] = useState(() =>
    createBankCardForm(host, app, open),
  );
  const options = computed(() =>
    (banks.value.value ?? []).map(({ bankCode, name }) => ({
      value: bankCode,
      label: name,
      picture: '/art/icons/bank.webp',
    })),
  );
  return (
    <Sheet
      open={open}
      title={t('cashier.addCard')}
      closeLabel={t('app.close')}
      actions={
        <Button type="submit" form={id} wide busy={form.isBusy}>
          {t('cashier.saveCard')}
        </Button>
      }
    >
      <form id={id} className="bankcard-form" {...form.props}>
        <LoadMissing of={banks} />
        <Select
          icon="landmark"
          label={t('cashier.bankName')}
          placeholder={t('cashier.chooseBank')}
          options={options}
          value={bankCode.value}
          error={bankCode.error}
          closeLabel={t('app.close')}
        />
        <TextField
          icon="credit-card"
          label={t('cashier.accountNumber')}
          value={accountNumber.value}
          error={accountNumber.error}
          onBlur={accountNumber.onBlur}
          inputMode="numeric"
          maxLength={34}
        />
        <TextField
          icon="user-round"
          label={t('cashier.holder')}
          hint={t('cashier.holderHint')}
          value={holder.value}
          error={holder.error}
          onBlur={holder.onBlur}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={80}
        />
        <Checkbox checked={isDefault}>{t('cashier.makeDefault')}</Checkbox>
      </form>
    </Sheet>
  );
}
