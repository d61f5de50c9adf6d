import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { packageFile } from './sources.mjs';

/** @typedef {import('opentype.js').Font} Font */
/** @typedef {import('opentype.js').Path} Path */

const parse = (/** @type {Buffer} */ bytes) => opentype.parse(new Uint8Array(bytes).buffer);

/** The face of power words, cards and balls. */
export const lilita = parse(
  packageFile('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
);

const bricolage = packageFile(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** The face of the wordmark, at its heaviest. @param {string} letters */
export const display = async (letters) =>
  parse(
    await subsetFont(bricolage, letters, { targetFormat: 'sfnt', variationAxes: { wght: 800 } }),
  );

const short = (/** @type {number} */ value) => String(Number(value.toFixed(2)) || 0);

/** Path data of our own: the library prints NaN for values with an exponent. @param {Path} path */
export const pathData = (path) =>
  path.commands
    .map((/** @type {Record<string, any>} */ command) => {
      const points = [];
      for (const end of ['1', '2', '']) {
        if (command[`x${end}`] === undefined) continue;
        points.push(short(command[`x${end}`]), short(command[`y${end}`]));
      }
      return command.type + points.join(' ');
    })
    .join('');

/** One short text, centred on a point. */
export function centred(
  /** @type {string} */ text,
  /** @type {number} */ size,
  /** @type {Font} */ font = lilita,
) {
  const path = font.getPath(text, 0, 0, size);
  const box = path.getBoundingBox();
  const x = short(-(box.x1 + box.x2) / 2);
  const y = short(-(box.y1 + box.y2) / 2);
  return { data: pathData(path), at: `translate(${x} ${y})`, width: box.x2 - box.x1 };
}
