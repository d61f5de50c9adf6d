import type { Draft } from './draft';
import type { Uploads } from './pictures';
import { changedStyle, FONTS, SHARES, type Share, type Style, shareNames } from './style';

interface Props {
  draft: Draft;
  uploads: Uploads;
  onChange: (part: Partial<Draft>, about: string) => void;
  onEnd: () => void;
  onUploads: (uploads: Uploads) => void;
}

interface SliderProps {
  share: Share;
  value: number;
  onChange: (value: number) => void;
  onEnd: () => void;
}

function Slider({ share, value, onChange, onEnd }: SliderProps) {
  const { name, min, max, step, ends } = SHARES[share];
  const percent = `${Math.round(value * 100)} %`;
  return (
    <label className="studio-slider">
      <span>
        {name} <output>{percent}</output>
      </span>
      <input
        type="range"
        {...{ min, max, step, value }}
        aria-label={name}
        aria-valuetext={percent}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        onPointerUp={onEnd}
        onBlur={onEnd}
      />
      <small>
        {ends[0]} <i>{ends[1]}</i>
      </small>
    </label>
  );
}

/** Radii, spaces, sizes of text and the font. At 100 % they are those of the app. */
export function StylePanel({ draft, uploads, onChange, onEnd, onUploads }: Props) {
  const set = (change: Style, about: string) =>
    onChange({ style: changedStyle(draft.style, change) }, about);
  const { font, ...withoutFont } = uploads;
  return (
    <section>
      <h2>Shape and type</h2>
      {shareNames.map((share) => (
        <Slider
          key={share}
          share={share}
          value={draft.style[share] ?? 1}
          onChange={(value) => set({ [share]: value }, share)}
          onEnd={onEnd}
        />
      ))}
      <label className="studio-slider">
        <span>Font</span>
        <select
          value={draft.style.font ?? ''}
          onChange={({ currentTarget }) => {
            set({ font: currentTarget.value || undefined }, 'font');
            onEnd();
          }}
        >
          {Object.entries(FONTS).map(([name, names]) => (
            <option key={name} value={names ?? ''}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="studio-upload">
        <label className="studio-file">
          {font ? font.file.name : 'Font of the brand (WOFF2)'}
          <input
            type="file"
            accept=".woff2,font/woff2"
            aria-label="Font of the brand (WOFF2)"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file)
                onUploads({ ...uploads, font: { file, address: URL.createObjectURL(file) } });
            }}
          />
        </label>
        {font && (
          <button type="button" aria-label="Remove: font" onClick={() => onUploads(withoutFont)}>
            Remove
          </button>
        )}
      </div>
    </section>
  );
}
