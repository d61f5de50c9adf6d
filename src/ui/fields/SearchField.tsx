import './SearchField.css';
import { computed, type Signal } from '@kit/render/signals';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../controls/IconButton';
import { Icon } from '../icons/Icon';
import type { MaybeSignal } from '../theme/maybeSignal';

type Props = {
  value: Signal<string>;
  /** The name, and the placeholder by default. */
  label: MaybeSignal<string>;
  clearLabel: MaybeSignal<string>;
  placeholder?: MaybeSignal<string>;
  maxLength?: number;
  onSubmit?: (text: string) => void;
};

/** It has no form element, because it may stand in a form, and forms cannot be nested. */
export function SearchField({ value, label, clearLabel, placeholder, maxLength, onSubmit }: Props) {
  const input = useRef<HTMLInputElement>(null);
  function submitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Otherwise the browser submits the form around it.
    event.preventDefault();
    input.current?.blur();
    onSubmit?.(value.peek().trim());
  }
  return (
    <search className="search">
      <div className="search-box">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          className="search-input"
          aria-label={label}
          placeholder={placeholder ?? label}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onKeyDown={submitOnEnter}
          onInput={(event) => {
            value.value = event.currentTarget.value;
          }}
        />
        <span className="search-clear" hidden={computed(() => value.value === '')}>
          <IconButton
            icon="x"
            label={clearLabel}
            iconSize={18}
            onClick={() => {
              value.value = '';
              input.current?.focus();
            }}
          />
        </span>
      </div>
    </search>
  );
}
