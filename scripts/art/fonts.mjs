import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { write } from './lib/write.mjs';
import { packageFile } from './sources.mjs';

const fontFile = (/** @type {string} */ script) =>
  packageFile(`@fontsource-variable/manrope/files/manrope-${script}-wght-normal.woff2`);

/** The unicode ranges of the packaged subsets. @type {Record<string, string>} */
const ranges = {
  vietnamese:
    'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
};

// Advance widths of Arial, Helvetica and Liberation Sans, which share their metrics, per 1000.
const letters = ' abcdefghijklmnopqrstuvwxyz';
const fallbackWidths = {
  regular: [
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
    500, 278, 556, 500, 722, 500, 500, 500,
  ],
  bold: [
    278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389,
    556, 333, 611, 556, 778, 556, 556, 500,
  ],
};
const sample =
  'elige tu juego y sigue donde te quedaste tu saldo y tus favoritos quedan guardados recarga en un minuto y retira cuando quieras';

/** The mean width of a letter in the sample. */
const meanWidth = (/** @type {(letter: string) => number} */ widthOf) =>
  [...sample].reduce((sum, letter) => sum + widthOf(letter), 0) / sample.length;

/** The metrics of a local fallback face, so that loading the font moves no line. @param {number} weight @param {number[]} widths of its letters */
async function fallbackMetrics(weight, widths) {
  const instance = await subsetFont(fontFile('latin'), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = opentype.parse(new Uint8Array(instance).buffer);
  const em = font.unitsPerEm;
  const feriaWidth = meanWidth((letter) => font.charToGlyph(letter).advanceWidth / em);
  const size = feriaWidth / meanWidth((letter) => widths[letters.indexOf(letter)] / 1000);
  const percent = (/** @type {number} */ value) => `${(value * 100).toFixed(2)}%`;
  const { ascender, descender, lineGap } = font.tables.hhea;
  return `  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascender / em / size)};
  descent-override: ${percent(-descender / em / size)};
  line-gap-override: ${percent(lineGap / em / size)};`;
}

const localFace = (
  /** @type {string} */ weights,
  /** @type {string[]} */ sources,
  /** @type {string} */ metrics,
) => `@font-face {
  font-family: "Feria Sans Fallback";
  font-weight: ${weights};
  src: ${sources.map((name) => `local("${name}")`).join(', ')};
${metrics}
}`;

/** The styles of the faces of these scripts, from such addresses. */
function facesOf(
  /** @type {string[]} */ scripts,
  /** @type {(script: string) => string} */ addressOf,
) {
  return scripts
    .map(
      (script) => `@font-face {
  font-family: "Feria Sans";
  font-weight: 200 800;
  font-display: swap;
  src: url("${addressOf(script)}") format("woff2");
  unicode-range: ${ranges[script]};
}`,
    )
    .join('\n');
}

export async function fonts() {
  const scripts = Object.keys(ranges);
  for (const script of scripts) write(`public/fonts/feria-sans-${script}.woff2`, fontFile(script));
  const regular = await fallbackMetrics(500, fallbackWidths.regular);
  const bold = await fallbackMetrics(800, fallbackWidths.bold);
  const fallback = `${localFace('200 650', ['Roboto', 'Arial', 'Helvetica Neue', 'Liberation Sans'], regular)}
${localFace('651 900', ['Roboto Bold', 'Arial Bold', 'Helvetica Neue Bold', 'Liberation Sans Bold'], bold)}
`;
  write(
    'src/ui/theme/fonts.css',
    `/* Written by scripts/art/build.mjs. The fallback faces have the measures of Feria Sans. */
${facesOf(scripts, (script) => `/fonts/feria-sans-${script}.woff2`)}
${fallback}`,
  );
  // A page in a sandbox may read a font of a server only with permission, which a static host does not give.
  const dataOf = (/** @type {string} */ script) =>
    `data:font/woff2;base64,${fontFile(script).toString('base64')}`;
  write(
    'public/play/fonts.css',
    `/* Written by scripts/art/build.mjs. */
${facesOf(['vietnamese', 'latin'], dataOf)}
${fallback}`,
  );
}
