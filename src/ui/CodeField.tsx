import './CodeField.css';
import { computed, type Signal } from '@kit/signals';
import { useId } from 'react';
import { describedBy, type FieldFrame } from './Field';
import { FieldError } from './FieldError';
import { derive } from './maybeSignal';

type Props = Pick<FieldFrame, 'label' | 'error' | 'hint' | 'disabled'> & {
  value: Signal<string>;
  length?: number;
  /** The last digit is in. */
  onFull?: (code: string) => void;
};

/** A one-time code: one real input, so the phone can fill it, drawn as boxes. */
export function CodeField({ value, length = 6, onFull, label, ...frame }: Props) {
  const id = useId();
  const places = Array.from({ length }, (_, i) => i);
  return (
    <div className="code" data-error={derive(frame.error, Boolean)}>
      <label htmlFor={id}>{label}</label>
      <div className="code-boxes" dir="ltr" style={{ '--places': length }}>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          disabled={frame.disabled}
          value={value}
          onInput={(event) => {
            const input = event.currentTarget;
            const digits = input.value.replace(/\D/g, '').slice(0, length);
            const isNew = digits !== value.peek();
            value.value = digits;
            input.value = digits;
            if (isNew && digits.length === length) onFull?.(digits);
          }}
          {...describedBy(id, frame)}
        />
        {places.map((i) => (
          <span
            key={i}
            className="num"
            aria-hidden="true"
            data-next={computed(() => value.value.length === i)}
          >
            {computed(() => value.value[i] ?? '')}
          </span>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={frame.error} />
      {frame.hint !== undefined && (
        <p className="code-hint" id={`${id}-hint`}>
          {frame.hint}
        </p>
      )}
    </div>
  );
}
