import { useState } from 'react';
import { dominantColours } from './dominantColours';
import { allRoles, type Draft, GROUNDS, isHex, THEMES } from './draft';
import type { Theme } from './palette';
import { pixelsOf, readUpload } from './pictures';

type Change = (part: Partial<Draft>, about: string) => void;
interface Props {
  draft: Draft;
  onChange: Change;
  onEnd: () => void;
}

const GROUND_NAMES = { same: 'Same hue', opposite: 'Opposite', neutral: 'Neutral' };

/** A colour to choose, and to write. */
function ColourField({ draft, onChange, onEnd }: Props) {
  const [text, setText] = useState<string>();
  return (
    <div className="studio-colour">
      <input
        type="color"
        aria-label="Brand colour"
        value={draft.color}
        onChange={({ currentTarget }) => onChange({ color: currentTarget.value }, 'color')}
        onBlur={onEnd}
      />
      <input
        type="text"
        aria-label="Brand colour in hex"
        value={text ?? draft.color}
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          const hex = value.startsWith('#') ? value : `#${value}`;
          if (isHex(hex)) onChange({ color: hex.toLowerCase() }, 'color');
        }}
        onBlur={() => {
          setText(undefined);
          onEnd();
        }}
      />
    </div>
  );
}

/** The colours of a picture, to choose one of. The first is taken at once. */
function FromPicture({ draft, onChange, onEnd }: Props) {
  const [found, setFound] = useState<string[]>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const colours = dominantColours(pixelsOf(await readUpload(file)));
    setFound(colours);
    if (colours[0]) onChange({ color: colours[0] }, 'picture');
    onEnd();
  };
  return (
    <div className="studio-picture">
      <label className="studio-file">
        Take it from a logo
        <input
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
      <p role="status">{found?.length === 0 && 'This picture has no colour, only greys.'}</p>
      {found?.map((color) => (
        <button
          key={color}
          type="button"
          className="studio-swatch"
          aria-pressed={color === draft.color}
          aria-label={`Colour ${color} of the logo`}
          style={{ background: color }}
          onClick={() => {
            onChange({ color }, 'picture');
            onEnd();
          }}
        />
      ))}
    </div>
  );
}

export const ColourPanel = (props: Props) => (
  <section>
    <h2>Colour</h2>
    <ColourField {...props} />
    <FromPicture {...props} />
    <fieldset className="studio-segments">
      <legend>Surfaces</legend>
      {GROUNDS.map((ground) => (
        <button
          key={ground}
          type="button"
          aria-pressed={ground === props.draft.ground}
          onClick={() => {
            props.onChange({ ground }, 'ground');
            props.onEnd();
          }}
        >
          {GROUND_NAMES[ground]}
        </button>
      ))}
    </fieldset>
  </section>
);

/** The roles that a designer tunes by hand, in groups. */
const ROLES = {
  Accent: ['accent', 'accent-2', 'accent-ink', 'accent-text', 'accent-soft', 'accent-line'],
  Surfaces: ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'surface-raised', 'bar', 'ground'],
  Text: ['text', 'text-muted', 'line', 'line-strong'],
  Messages: ['live', 'win', 'danger', 'info'],
  Jackpot: ['show-1', 'show-2', 'show-3', 'show-text', 'show-muted'],
};

/** Each role in both themes. What was changed by hand can be given back to the palette. */
export function RolesPanel({ draft, onChange, onEnd }: Props) {
  const roles = { dark: allRoles(draft, 'dark'), light: allRoles(draft, 'light') };
  const set = (theme: Theme, role: string, color: string) =>
    onChange({ [theme]: { ...draft[theme], [role]: color } }, `${theme} ${role}`);
  const isChanged = (role: string) => THEMES.some((theme) => Object.hasOwn(draft[theme], role));
  const giveBack = (role: string) => {
    const without = (theme: Theme) => {
      const { [role]: _, ...rest } = draft[theme];
      return rest;
    };
    onChange({ dark: without('dark'), light: without('light') }, `back ${role}`);
    onEnd();
  };
  return (
    <section>
      <h2>Roles</h2>
      {Object.entries(ROLES).map(([group, names]) => (
        <details key={group} open={group === 'Accent'}>
          <summary>{group}</summary>
          <ul className="studio-roles">
            {names.map((role) => (
              <li key={role}>
                {THEMES.map((theme) => (
                  <input
                    key={theme}
                    type="color"
                    aria-label={`${role}, ${theme}`}
                    value={roles[theme][role] ?? '#000000'}
                    onChange={({ currentTarget }) => set(theme, role, currentTarget.value)}
                    onBlur={onEnd}
                  />
                ))}
                <span>{role}</span>
                {isChanged(role) && (
                  <button
                    type="button"
                    aria-label={`As made: ${role}`}
                    onClick={() => giveBack(role)}
                  >
                    As made
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
