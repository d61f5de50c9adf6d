import type { Signal } from '@kit/render/signals';

interface Props {
  label: string;
  value: Signal<string>;
  /** Values with their texts. An option that is one string is its own text. */
  options: readonly (string | readonly [value: string, text: string])[];
}

export const Choice = ({ label, value, options }: Props) => (
  <label className="field">
    <span>{label}</span>
    <select
      value={value}
      onChange={(event) => {
        value.value = event.currentTarget.value;
      }}
    >
      {options.map((option) => {
        const [id, text] = typeof option === 'string' ? [option, option] : option;
        return (
          <option key={id} value={id}>
            {text}
          </option>
        );
      })}
    </select>
  </label>
);
