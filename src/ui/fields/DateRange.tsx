import './DateRange.css';
import { computed, type Signal } from '@kit/render/signals';
import { useId } from 'react';
import { derive, type MaybeSignal, read } from '../theme/maybeSignal';
import { describedBy, Field, type FieldFrame } from './Field';
import { FieldError } from './FieldError';

type DateProps = Omit<FieldFrame, 'end' | 'icon'> & {
  /** As yyyy-mm-dd, or empty. */
  value: Signal<string>;
  min?: MaybeSignal<string | undefined>;
  max?: MaybeSignal<string | undefined>;
};

/** The date picker of the browser in the frame of a field. */
export function DateField({ value, min, max, ...frame }: DateProps) {
  const id = useId();
  return (
    <Field {...frame} id={id} raised>
      <input
        id={id}
        type="date"
        className="field-input date num"
        value={value}
        min={min}
        max={max}
        disabled={frame.disabled}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
        {...describedBy(id, frame)}
      />
    </Field>
  );
}

type Props = {
  from: Signal<string>;
  to: Signal<string>;
  /** The name of both fields together. */
  label: MaybeSignal<string>;
  fromLabel: MaybeSignal<string>;
  toLabel: MaybeSignal<string>;
  min?: MaybeSignal<string | undefined>;
  max?: MaybeSignal<string | undefined>;
  error?: MaybeSignal<string | undefined>;
};

/** Two dates. The first cannot be after the second. */
export function DateRange({ from, to, label, fromLabel, toLabel, min, max, error }: Props) {
  const id = useId();
  return (
    <fieldset
      className="daterange"
      data-error={derive(error, Boolean)}
      aria-describedby={`${id}-error`}
    >
      <legend className="visually-hidden">{label}</legend>
      <DateField
        value={from}
        label={fromLabel}
        min={min}
        max={computed(() => to.value || read(max))}
      />
      <DateField
        value={to}
        label={toLabel}
        min={computed(() => from.value || read(min))}
        max={max}
      />
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
