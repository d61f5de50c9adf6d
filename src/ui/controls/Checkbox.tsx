import './Checkbox.css';
import type { Signal } from '@kit/render/signals';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../fields/FieldError';
import { Icon } from '../icons/Icon';
import { derive, type MaybeSignal } from '../theme/maybeSignal';

type Props = {
  checked: Signal<boolean>;
  /** Text, with or without links. */
  children: ReactNode;
  error?: MaybeSignal<string | undefined>;
  disabled?: MaybeSignal<boolean>;
  name?: string;
};

export function Checkbox({ checked, children, error, disabled, name }: Props) {
  const id = useId();
  const hasError = derive(error, Boolean);
  return (
    <div className="checkbox" data-error={hasError}>
      <label>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => {
            checked.value = event.currentTarget.checked;
          }}
          disabled={disabled}
          name={name}
          aria-invalid={derive(hasError, (x) => x || undefined)}
          aria-describedby={derive(hasError, (x) => (x ? id : undefined))}
        />
        <span className="checkbox-box" aria-hidden="true">
          <Icon name="check" size={16} />
        </span>
        <span className="checkbox-text">{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
