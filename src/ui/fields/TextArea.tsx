import './TextArea.css';
import { useSignalEffect } from '@kit/render/hooks';
import { computed, type Signal } from '@kit/render/signals';
import { useId, useRef } from 'react';
import type { MaybeSignal } from '../theme/maybeSignal';
import { describedBy, Field, type FieldFrame } from './Field';

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

/** What `field-sizing: content` does, for the many browsers that lack it: iOS before 26.2, Firefox before 152. */
function growWithText(field: HTMLTextAreaElement) {
  field.style.blockSize = 'auto';
  field.style.blockSize = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

export function TextArea(props: TextAreaProps) {
  const { value, maxLength, rows = 3 } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // Also a text that comes from a draft.
  useSignalEffect(() => {
    void value.value;
    if (CSS.supports('field-sizing', 'content')) return;
    const frame = requestAnimationFrame(() => field.current && growWithText(field.current));
    return () => cancelAnimationFrame(frame);
  });
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
        ref={field}
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
