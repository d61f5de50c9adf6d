// Written by scripts/art/build.mjs. The letters are in the sprite; the circle is the dot of the i.
import { config } from '../config/config';
import sprite from './icons.svg';
import './Wordmark.css';

const ratio = 2.9337;

export function Wordmark({ height = 26 }: { height?: number }) {
  return (
    <svg
      className="wordmark"
      role="img"
      aria-label={config.brand.name}
      viewBox="0 -80.0 243.5 83.0"
      height={height}
      width={Math.round(height * ratio)}
    >
      <use href={`${sprite}#wordmark`} />
      <circle className="wordmark-lamp" cx="171.6" cy="-69" r="11" />
    </svg>
  );
}
