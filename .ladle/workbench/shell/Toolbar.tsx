import { choices, type Setting, type Settings, settingNames } from '../settings';

interface Props {
  theme: string;
  onTheme: (theme: string) => void;
  settings: Settings;
  onSettings: (settings: Settings) => void;
}

/** What a story is shown with. */
export const Toolbar = ({ theme, onTheme, settings, onSettings }: Props) => (
  <div className="workbench-bar">
    <Choice label="Theme" value={theme} options={['dark', 'light']} onChange={onTheme} />
    {settingNames.map((name: Setting) => (
      <Choice
        key={name}
        label={choices[name].label}
        value={settings[name]}
        options={choices[name].options}
        onChange={(value) => onSettings({ ...settings, [name]: value })}
      />
    ))}
  </div>
);

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label>
    {label}
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);
