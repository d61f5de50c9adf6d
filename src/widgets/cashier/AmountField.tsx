import './AmountField.css';
import type { FormField } from '@kit/data/form';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useRef } from 'react';
import { t } from '../../i18n/t';
import { ChipRow } from '../../ui/controls/ChipRow';
import { IconButton } from '../../ui/controls/IconButton';
import type { Option } from '../../ui/fields/option';
import { TextField } from '../../ui/fields/TextField';
import { cleanAmount } from './amountText';
import { useMoneySymbol } from './useMoneySymbol';

interface Props {
  field: FormField;
  label: ReadonlySignal<string>;
  /** The smallest and largest amount, shown beside the title. */
  bounds: ReadonlySignal<string>;
  quickAmounts: ReadonlySignal<readonly Option[]>;
  columns: number;
}

/** The amount of a deposit or withdrawal, with buttons for usual amounts. */
export function AmountField({ field, label, bounds, quickAmounts, columns }: Props) {
  const { prefix, end } = useMoneySymbol();
  const input = useRef<HTMLInputElement>(null);
  const { value, error } = field;
  return (
    <section className="amountfield">
      <div className="amountfield-head">
        <h2>{label}</h2>
        <span className="muted num">{bounds}</span>
      </div>
      <TextField
        size="large"
        label={label}
        prefix={prefix}
        placeholder="0"
        value={value}
        error={error}
        onBlur={field.onBlur}
        inputMode="decimal"
        isKept
        enterKeyHint="done"
        clean={cleanAmount}
        inputRef={input}
        end={
          <>
            {end}
            <When is={computed(() => value.value !== '')}>
              {() => (
                <IconButton
                  icon="x"
                  label={t('cashier.clearAmount')}
                  onClick={() => {
                    value.value = '';
                    input.current?.focus();
                  }}
                />
              )}
            </When>
          </>
        }
      />
      <When is={computed(() => quickAmounts.value.length > 0)}>
        {() => (
          <ChipRow
            kind="pick"
            label={t('cashier.quickAmounts')}
            options={quickAmounts}
            value={value}
            columns={columns}
          />
        )}
      </When>
    </section>
  );
}
