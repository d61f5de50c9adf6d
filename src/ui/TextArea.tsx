import './TextArea.css';
import { computed, type Signal } from '@kit/signals';
import { useId } from 'react';
import { describedBy, Field, type FieldFrame } from './Field';
import type { MaybeSignal } from './maybeSignal';

export type TextAreaProps = Omit<FieldFrame, 'end'> & {
  value: Signal<string>;
  rows?: number;
  maxLength?: number;
  counter?: boolean;
  /** A counter text of the caller, instead of `counter`. */
  count?: MaybeSignal<string>;
  placeholder?: MaybeSignal<string>;
  name?: string;
};

export function TextArea(props: TextAreaProps) {
  const { value, maxLength, rows = 3 } = props;
  const id = useId();
  const count = computed(() => `${value.value.length} / ${maxLength}`);
  return (
    <Field
      {...props}
      id={id}
      raised={props.placeholder !== undefined}
      count={props.counter ? count : props.count}
    >
      <textarea
        id={id}
        className="field-input textarea"
        value={value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
        rows={rows}
        style={{ '--rows': rows }}
        maxLength={maxLength}
        placeholder={props.placeholder ?? ' '}
        name={props.name}
        data-kept={true}
        disabled={props.disabled}
        {...describedBy(id, props)}
      />
    </Field>
  );
}
