/** The top layers: a short word such as MEGA, and the frame of the vendor. */
import { lilita, pathData } from './lettering.mjs';

/** @typedef {import('./scene.mjs').Layer} Layer */
/** @typedef {import('./scene.mjs').Stop} Stop */

/** @type {Stop[]} */
const goldLetters = [
  [0, '#fffbe0'],
  [0.45, '#ffd75e'],
  [0.52, '#f4a21e'],
  [1, '#ffe79a'],
];
/** @type {Stop[]} */
export const neonLetters = [
  [0, '#ffffff'],
  [0.5, '#9ef3ff'],
  [1, '#ff9be0'],
];

/** A short word on a shallow arc: MEGA, WILD, x500. Never the title of a game. @returns {Layer} */
export const powerWord =
  (/** @type {string} */ text, y = 446, size = 108, arc = 7, stops = goldLetters) =>
  (scene) => {
    const wide = lilita.getAdvanceWidth(text, size);
    const fit = wide > 420 ? (size * 420) / wide : size;
    const glyphs = [...text].map((letter) => lilita.charToGlyph(letter));
    const advance = glyphs.map((glyph) => ((glyph.advanceWidth ?? 0) * fit) / lilita.unitsPerEm);
    let x = 240 - advance.reduce((sum, step) => sum + step, 0) / 2;
    const letters = glyphs.map((glyph, i) => {
      const step = advance[i] ?? 0;
      const middle = x + step / 2;
      const share = (middle - 240) / 240;
      x += step;
      const place = `translate(${middle.toFixed(1)} ${(y + share * share * arc * 2.6).toFixed(1)}) rotate(${(share * arc).toFixed(2)})`;
      return `<path d="${pathData(glyph.getPath(-step / 2, 0, fit))}" transform="${place}"/>`;
    });
    const all = letters.join('');
    const { deep, mid } = scene.palette;
    const fill = scene.linear(
      stops,
      `gradientUnits="userSpaceOnUse" x1="0" y1="${(-fit * 0.72).toFixed(1)}" x2="0" y2="0"`,
    );
    return `<g stroke-linejoin="round"><g transform="translate(0 7)" fill="${deep}" stroke="${deep}" stroke-width="26" opacity=".9">${all}</g><g fill="${deep}" stroke="${deep}" stroke-width="20">${all}</g><g fill="none" stroke="${mid}" stroke-width="9">${all}</g><g fill="${fill}" stroke="#fff8d6" stroke-opacity=".7" stroke-width="1.6">${all}</g></g>`;
  };

const lamps = () =>
  Array.from({ length: 13 }, (_, i) => {
    const at = 24 + i * 36;
    const dot = (/** @type {number} */ x, /** @type {number} */ y) =>
      `<circle cx="${x}" cy="${y}" r="${i % 2 ? 6 : 4.6}" fill="${i % 2 ? '#fff6cf' : '#ffcf5c'}"/>`;
    return dot(at, 13) + dot(at, 467) + dot(13, at) + dot(467, at);
  }).join('');

/** @type {Record<string, Layer>} */
export const frames = {
  double: (scene) =>
    `<rect x="7" y="7" width="466" height="466" rx="42" fill="none" stroke="${scene.gold()}" stroke-width="10"/><rect x="17" y="17" width="446" height="446" rx="34" fill="none" stroke="#fff4c8" stroke-opacity=".55" stroke-width="2"/>`,
  edge: (scene) =>
    `<rect x="3" y="3" width="474" height="474" rx="46" fill="none" stroke="${scene.palette.rim}" stroke-opacity=".75" stroke-width="6"/>`,
  lamp: (scene) =>
    `<rect x="13" y="13" width="454" height="454" rx="38" fill="none" stroke="${scene.palette.deep}" stroke-width="26" opacity=".92"/>${lamps()}`,
  corner: (scene) =>
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<path transform="rotate(${turn} 240 240)" d="M12 110V44Q12 12 44 12H110" fill="none" stroke="${scene.gold()}" stroke-width="11" stroke-linecap="round"/>`,
      )
      .join(''),
  none: () => '',
};
