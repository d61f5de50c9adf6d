import { useOnce } from '@kit/render/hooks';
import './Select.css';
import { computed, type Signal, signal } from '@kit/render/signals';
import { useId } from 'react';
import { Icon } from '../icons/Icon';
import { asSignal, type MaybeSignal, read } from '../theme/maybeSignal';
import { describedBy, Field, type FieldFrame } from './Field';
import type { Option } from './option';
import { Picker } from './Picker';

type Props = Omit<FieldFrame, 'end'> & {
  options: MaybeSignal<readonly Option[]>;
  value: Signal<string>;
  placeholder?: MaybeSignal<string>;
  closeLabel: MaybeSignal<string>;
  onPick?: (value: string) => void;
};

/** A field with options that open in a sheet. */
export function Select(props: Props) {
  const id = useId();
  const isOpen = useOnce(() => signal(false));
  const list = asSignal(props.options);
  const selected = computed(() => list.value.find((option) => option.value === props.value.value));
  const shown = computed(() =>
    selected.value ? read(selected.value.label) : (read(props.placeholder) ?? ''),
  );
  return (
    <>
      <Field {...props} id={id} raised end={<Icon name="chevron-down" />}>
        <button
          id={id}
          type="button"
          className="field-input select"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-empty={computed(() => !selected.value)}
          disabled={props.disabled}
          onClick={() => {
            isOpen.value = true;
          }}
          aria-labelledby={`${id}-name ${id}`}
          {...describedBy(id, props)}
        >
          {shown}
        </button>
        <span id={`${id}-name`} hidden>
          {props.label}
        </span>
      </Field>
      <Picker
        open={isOpen}
        title={props.label}
        options={list}
        value={props.value}
        closeLabel={props.closeLabel}
        onPick={props.onPick}
      />
    </>
  );
}
