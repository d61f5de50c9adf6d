import './Switch.css';
import type { Signal } from '@kit/signals';
import type { ReactNode } from 'react';
import type { MaybeSignal } from './maybeSignal';

type Props = {
  checked: Signal<boolean>;
  /** Text at the start; the switch sits at the end. */
  children: ReactNode;
  hint?: MaybeSignal<string>;
  disabled?: MaybeSignal<boolean>;
  onChange?: (checked: boolean) => void;
};

export function Switch({ checked, children, hint, disabled, onChange }: Props) {
  return (
    <label className="switch">
      <span className="switch-text">
        {children}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => {
          checked.value = event.currentTarget.checked;
          onChange?.(checked.peek());
        }}
      />
      <span className="switch-track" aria-hidden="true" />
    </label>
  );
}
