import type { ControlValue, Ladle } from '../ladle';

/** The props that a story offers, beside the story. Ladle reads them from the story and keeps them in the address. */
export function Controls({ globalState: { control }, dispatch }: Ladle) {
  const entries = Object.entries(control);
  if (entries.length === 0) return null;
  const change = (name: string, value: ControlValue) =>
    dispatch({
      type: 'update-control',
      value: { ...control, [name]: { ...control[name], value } },
    });
  return (
    <section className="notes">
      <h2>Props of the story</h2>
      <div className="workbench-controls">
        {entries.map(([name, { value, options }]) => (
          <label key={name} htmlFor={`control-${name}`}>
            {name}
            <Field
              id={`control-${name}`}
              value={value}
              options={options}
              onChange={(next) => change(name, next)}
            />
          </label>
        ))}
      </div>
    </section>
  );
}

interface FieldProps {
  id: string;
  value: ControlValue;
  options: readonly ControlValue[] | undefined;
  onChange: (value: ControlValue) => void;
}

function Field({ id, value, options, onChange }: FieldProps) {
  if (options)
    return (
      <select
        id={id}
        value={options.indexOf(value)}
        onChange={({ currentTarget }) => onChange(options[Number(currentTarget.value)] ?? value)}
      >
        {options.map((option, at) => (
          <option key={String(option)} value={at}>
            {String(option)}
          </option>
        ))}
      </select>
    );
  if (typeof value === 'boolean')
    return (
      <input
        id={id}
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  return (
    <input
      id={id}
      type={typeof value === 'number' ? 'number' : 'text'}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(typeof value === 'number' ? currentTarget.valueAsNumber || 0 : currentTarget.value)
      }
    />
  );
}
