import './workbench.css';
import { ActionType } from '@ladle/react';
import LadleContext from '@ladle/react-context';
import { type ReactNode, useEffect, useState } from 'react';
import { componentsOfStory, Notes } from './Notes';
import {
  choices,
  readSettings,
  type Setting,
  type Settings,
  settingNames,
  withSettings,
} from './settings';

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: Ladle's own state, passed on as it is
  ladle: any;
  children: ReactNode;
}

/** The story in a frame of its own, below the toolbar. A change loads the frame again: each story begins anew. */
export function Workbench({ ladle, children }: Props) {
  const [settings, setSettings] = useState(() => readSettings(location.search));
  const [search, setSearch] = useState('');
  const { story, theme, control } = ladle.globalState;

  // Ladle writes the props of a story (`control`) into the address after this effect, so a timer reads it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props are compared by their content
  useEffect(() => {
    history.replaceState(history.state, '', withSettings(location.search, settings));
    const timer = setTimeout(() => {
      const query = new URLSearchParams(withSettings(location.search, settings));
      query.set('story', story);
      query.set('mode', 'preview');
      if (theme === 'light') query.set('theme', 'light');
      setSearch(`?${query}`);
    });
    return () => clearTimeout(timer);
  }, [settings, story, theme, JSON.stringify(control)]);

  return (
    <div className="workbench">
      <div className="workbench-bar">
        <label>
          Theme
          <select
            value={theme}
            onChange={({ currentTarget: { value } }) =>
              ladle.dispatch({ type: ActionType.UpdateTheme, value })
            }
          >
            <option>dark</option>
            <option>light</option>
          </select>
        </label>
        {settingNames.map((name) => (
          <Choice key={name} name={name} settings={settings} onChange={setSettings} />
        ))}
        <a href={search} target="_blank" rel="noreferrer">
          Alone in a tab
        </a>
      </div>
      <div className="workbench-page">
        {search && (
          <iframe
            className="workbench-story"
            key={search}
            src={search}
            title={`Story ${story}`}
            style={{ inlineSize: `${settings.frameWidth}px` }}
          />
        )}
        <div className="workbench-notes">
          {componentsOfStory(story).map((component) => (
            <Notes key={component.name} of={component} />
          ))}
        </div>
      </div>
      {/* Ladle reads the props that a story offers from the story itself, which is not drawn here. */}
      <LadleContext
        value={{ ...ladle, globalState: { ...ladle.globalState, controlInitialized: false } }}
      >
        {children}
      </LadleContext>
    </div>
  );
}

interface ChoiceProps {
  name: Setting;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

const Choice = ({ name, settings, onChange }: ChoiceProps) => (
  <label>
    {choices[name].label}
    <select
      value={settings[name]}
      onChange={({ currentTarget }) => onChange({ ...settings, [name]: currentTarget.value })}
    >
      {choices[name].options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);
