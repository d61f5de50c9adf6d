// Written by scripts/art/build.mjs. The letters are in the sprite; the circle is the dot of the i.
import { config } from '../../config/config';
import sprite from './icons.svg';
import './Wordmark.css';

const ratio = 2.9337;
/** What the letters in the sprite spell. Another name without a logo is written in the font of the app. */
const LETTERS = 'Feria';

export function Wordmark({ height = 26 }: { height?: number }) {
  const { name, logo } = config.brand;
  if (!logo && name !== LETTERS)
    return (
      <b className="wordmark-name" style={{ fontSize: `${height}px` }}>
        {name}
      </b>
    );
  return (
    <svg
      className="wordmark"
      role="img"
      aria-label={name}
      viewBox="0 -80.0 243.5 83.0"
      height={height}
      width={Math.round(height * ratio)}
    >
      <use href={`${sprite}#wordmark`} />
      <circle className="wordmark-lamp" cx="171.6" cy="-69" r="11" />
    </svg>
  );
}
