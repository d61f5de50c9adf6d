import { computed, type Signal } from '@kit/render/signals';
import { type FocusEvent, type HTMLInputTypeAttribute, type Ref, useId } from 'react';
import { type MaybeSignal, read } from '../theme/maybeSignal';
import { describedBy, Field, type FieldFrame } from './Field';

export type TextFieldProps = FieldFrame & {
  /** Bound both ways: typing changes it, and changing it is shown. */
  value: Signal<string>;
  type?: MaybeSignal<HTMLInputTypeAttribute>;
  size?: 'large';
  prefix?: MaybeSignal<string>;
  placeholder?: MaybeSignal<string>;
  /** Shows the length and `maxLength`. */
  counter?: boolean;
  maxLength?: MaybeSignal<number | undefined>;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'none';
  autoComplete?: string;
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences';
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send';
  name?: string;
  required?: boolean;
  readOnly?: MaybeSignal<boolean>;
  /** What was typed may be stored while the page is loaded again. Not for passwords, codes and card numbers. */
  isKept?: boolean;
  /** Changes what was typed, for example keeps digits only. */
  clean?: (typed: string) => string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyUp?: (event: React.KeyboardEvent<HTMLInputElement>) => void;
  inputRef?: Ref<HTMLInputElement>;
};

export function TextField(props: TextFieldProps) {
  const { value, maxLength, clean = (typed) => typed } = props;
  const id = useId();
  const count = computed(() => `${value.value.length} / ${read(maxLength)}`);
  return (
    <Field
      {...props}
      id={id}
      raised={props.placeholder !== undefined || props.prefix !== undefined}
      count={props.counter ? count : undefined}
    >
      <input
        id={id}
        ref={props.inputRef}
        className="field-input"
        value={value}
        onInput={(event) => {
          const input = event.currentTarget;
          value.value = clean(input.value);
          if (input.value !== value.peek()) input.value = value.peek();
        }}
        onBlur={props.onBlur}
        onKeyUp={props.onKeyUp}
        type={props.type ?? 'text'}
        placeholder={props.placeholder ?? ' '}
        maxLength={maxLength}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        autoCapitalize={props.autoCapitalize ?? 'none'}
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={props.enterKeyHint}
        name={props.name}
        data-kept={props.isKept}
        required={props.required}
        readOnly={props.readOnly}
        disabled={props.disabled}
        {...describedBy(id, props)}
      />
    </Field>
  );
}
