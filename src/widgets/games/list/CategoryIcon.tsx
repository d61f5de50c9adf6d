import './CategoryIcon.css';

/** The order of the icons in /art/menu.webp (scripts/art/colourIcons.mjs). */
const PLACES = 'HOME HOT FAV RNG LIVE FISH CRASH SPORTS ESPORTS PVP LOTT ELOTT COCK'.split(' ');
const UNKNOWN = PLACES.indexOf('LIVE');

/** The icon of a category, from one picture for all. An unknown category gets the dice. */
export function CategoryIcon({ code, size }: { code: string; size: number }) {
  const place = PLACES.indexOf(code);
  return (
    <span
      className="categoryicon"
      style={{ '--size': `${size}px`, '--place': place < 0 ? UNKNOWN : place }}
    />
  );
}
