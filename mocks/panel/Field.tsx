import type { Signal } from '@kit/render/signals';

interface Props {
  label: string;
  value: Signal<string>;
  type?: 'text' | 'number' | 'datetime-local';
  placeholder?: string;
}

export const Field = ({ label, value, type = 'text', placeholder }: Props) => (
  <label className="field">
    <span>{label}</span>
    <input
      type={type}
      inputMode={type === 'number' ? 'decimal' : undefined}
      step={type === 'number' ? 'any' : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={placeholder}
      value={value}
      onChange={(event) => {
        value.value = event.currentTarget.value;
      }}
    />
  </label>
);

/** The number in a field; undefined when it is empty. */
export const numberIn = ({ value }: Signal<string>) =>
  value.trim() === '' ? undefined : Number(value);
