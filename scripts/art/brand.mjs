import sharp from 'sharp';
import { bulbs } from './bulbs.mjs';
import { displayFont, pathData } from './lettering.mjs';
import { write } from './lib/write.mjs';

/** Font size and letter spacing of the wordmark, in units of its view box. */
const em = 100;
const tracking = -2;
/** The space above the letters, for the lamp, and below the baseline. */
const above = 14;
const below = 3;
const lampRadius = 11;
const lampY = -69;
const svg = (/** @type {string} */ box, /** @type {string} */ content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;

const lamp = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `<circle cx="${x}" cy="${y}" r="${r * 2.4}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#lamp)"/>`;
const paints = `<defs><radialGradient id="lamp" cx=".38" cy=".32" r=".8"><stop stop-color="#fff2cc"/><stop offset=".5" stop-color="#f6c35f"/><stop offset="1" stop-color="#e79a35"/></radialGradient><radialGradient id="halo"><stop stop-color="#f6c35f" stop-opacity=".55"/><stop offset="1" stop-color="#f6c35f" stop-opacity="0"/></radialGradient><radialGradient id="night" cx=".5" cy="-.1" r="1.1"><stop stop-color="#53306f"/><stop offset=".75" stop-color="#1f1831"/><stop offset="1" stop-color="#140f21"/></radialGradient></defs>`;

/** The letters as one path, and the place of the lamp that is the dot of the i. */
export async function letters() {
  const font = await displayFont('Ferıa');
  let x = 0;
  let data = '';
  let lampX = 0;
  let top = 0;
  for (const letter of 'Ferıa') {
    const glyph = font.charToGlyph(letter);
    const path = glyph.getPath(x, 0, em);
    const box = path.getBoundingBox();
    if (letter === 'F') top = box.y1;
    if (letter === 'ı') lampX = (box.x1 + box.x2) / 2;
    data += pathData(path);
    x += (glyph.advanceWidth / font.unitsPerEm) * em + tracking;
  }
  return { data, width: x - tracking, top, lampX };
}

function wordmarkComponent(/** @type {Awaited<ReturnType<typeof letters>>} */ wordmark) {
  const box = `0 ${(wordmark.top - above).toFixed(1)} ${wordmark.width.toFixed(1)} ${(above - wordmark.top + below).toFixed(1)}`;
  return `// Written by scripts/art/build.mjs. The letters are in the sprite; the circle is the dot of the i.
import { config } from '../config/config';
import sprite from './icons.svg';
import './Wordmark.css';

const ratio = ${(wordmark.width / (above - wordmark.top + below)).toFixed(4)};
/** What the letters in the sprite spell. Another name without a logo is written in the font of the app. */
const LETTERS = 'Feria';

export function Wordmark({ height = 26 }: { height?: number }) {
  const { name, logo } = config.brand;
  if (!logo && name !== LETTERS)
    return (
      <b className="wordmark-name" style={{ fontSize: \`\${height}px\` }}>
        {name}
      </b>
    );
  return (
    <svg
      className="wordmark"
      role="img"
      aria-label={name}
      viewBox="${box}"
      height={height}
      width={Math.round(height * ratio)}
    >
      <use href={\`\${sprite}#wordmark\`} />
      <circle
        className="wordmark-lamp"
        cx="${wordmark.lampX.toFixed(1)}"
        cy="${lampY}"
        r="${lampRadius}"
      />
    </svg>
  );
}
`;
}

/** The app icon: an F with a lamp in its open corner, on a dark ground. */
async function icon(/** @type {number} */ scale, /** @type {number} */ radius) {
  const font = await displayFont('F');
  const path = font.charToGlyph('F').getPath(0, 0, 470 * scale);
  const box = path.getBoundingBox();
  const x = 256 - (box.x1 + box.x2) / 2 - 26 * scale;
  const y = 256 - (box.y1 + box.y2) / 2;
  const right = x + box.x2;
  return svg(
    '0 0 512 512',
    `${paints}<rect width="512" height="512" rx="${radius}" fill="url(#night)"/><path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${pathData(path)}" fill="#f7f1e6"/>${lamp(Math.round(right + 12 * scale), Math.round(y - 40 * scale), Math.round(44 * scale))}`,
  );
}

function sharePicture(/** @type {Awaited<ReturnType<typeof letters>>} */ wordmark) {
  const scale = 3.4;
  const x = 600 - (wordmark.width * scale) / 2;
  return svg(
    '0 0 1200 630',
    `${paints}<rect width="1200" height="630" fill="url(#night)"/>${bulbs(1200, 40, 90, 22, 8)}${bulbs(1200, 10, 60, 26, 5)}<g transform="translate(${x.toFixed(1)} 400) scale(${scale})"><path d="${wordmark.data}" fill="#f7f1e6"/>${lamp(wordmark.lampX, lampY, lampRadius)}</g>`,
  );
}

const png = (/** @type {string} */ source, /** @type {number} */ width) =>
  sharp(Buffer.from(source), { density: 144 })
    .resize(width)
    .png({ compressionLevel: 9, palette: width < 1000, quality: 92, effort: 10 })
    .toBuffer();

export async function brand() {
  const wordmark = await letters();
  write('src/ui/icons/Wordmark.tsx', wordmarkComponent(wordmark));
  const rounded = await icon(1, 116);
  write('public/favicon.svg', rounded);
  write('public/icon-192.png', await png(rounded, 192));
  write('public/icon-512.png', await png(rounded, 512));
  const square = await icon(0.78, 0);
  write('public/maskable-512.png', await png(square, 512));
  write('public/apple-touch-icon.png', await png(await icon(0.9, 0), 180));
  write('public/og.png', await png(sharePicture(wordmark), 1200));
}
