import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { packageFile } from './sources.mjs';

/** @typedef {import('opentype.js').Font} Font */
/** @typedef {import('opentype.js').Path} Path */

const parse = (/** @type {Buffer} */ bytes) => opentype.parse(new Uint8Array(bytes).buffer);

/** The font of words such as MEGA, of cards and of balls. */
export const lilita = parse(
  packageFile('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
);

const bricolage = packageFile(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** The font of the wordmark, in its heaviest weight. @param {string} letters */
export const displayFont = async (letters) =>
  parse(
    await subsetFont(bricolage, letters, { targetFormat: 'sfnt', variationAxes: { wght: 800 } }),
  );

const shortNumber = (/** @type {number} */ value) => String(Number(value.toFixed(2)) || 0);

/** Writes path data. The library does it too, but prints NaN for values with an exponent. @param {Path} path */
export const pathData = (path) =>
  path.commands
    .map((/** @type {Record<string, any>} */ command) => {
      const points = [];
      for (const end of ['1', '2', '']) {
        if (command[`x${end}`] === undefined) continue;
        points.push(shortNumber(command[`x${end}`]), shortNumber(command[`y${end}`]));
      }
      return command.type + points.join(' ');
    })
    .join('');

/** One short text, centred on a point. */
export function centredText(
  /** @type {string} */ text,
  /** @type {number} */ size,
  /** @type {Font} */ font = lilita,
) {
  const path = font.getPath(text, 0, 0, size);
  const box = path.getBoundingBox();
  const x = shortNumber(-(box.x1 + box.x2) / 2);
  const y = shortNumber(-(box.y1 + box.y2) / 2);
  return { data: pathData(path), at: `translate(${x} ${y})`, width: box.x2 - box.x1 };
}
