import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'tests/visual/images/made-with.json';
const FONT = 'public/fonts/feria-sans-latin.woff2';
/** Letters of our font, and of the fonts of the system. */
const SAMPLE = 'Depositar S/ 1,280.50 ñ ✓ → ₫ জমা ع 中文 ไทย हिन्दी 😀';

/** Runs in the page: a picture of some text. */
async function drawText([font, text]) {
  const face = new FontFace('Sample', `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [600, 60];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (const [size, line] of [
    [12, 15],
    [17, 45],
  ]) {
    context.font = `${size}px Sample, sans-serif`;
    context.fillText(text, 0, line ?? 0);
  }
  return canvas.toDataURL();
}

/**
 * How this browser draws text: its major version, and a digest of a drawn sample. Another version, or
 * other fonts of the system, would show as differences in every picture.
 * @param {import('playwright').Browser} browser
 */
export async function readRasteriser(browser) {
  const page = await browser.newPage();
  const drawn = await page.evaluate(drawText, [readFileSync(FONT, 'base64'), SAMPLE]);
  await page.close();
  return {
    chromium: browser.version().split('.')[0] ?? '',
    text: createHash('sha256').update(drawn).digest('hex').slice(0, 16),
  };
}

/** @typedef {Awaited<ReturnType<typeof readRasteriser>>} Rasteriser */

/** @returns {Rasteriser | undefined} */
const madeWith = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined);

/** @param {Rasteriser} rasteriser */
export const saveRasteriser = (rasteriser) =>
  writeFileSync(FILE, `${JSON.stringify(rasteriser, null, 2)}\n`);

/**
 * Why this browser cannot be compared with the one that made the pictures, or undefined when it can.
 * @param {Rasteriser} rasteriser
 */
export function differenceOf({ chromium, text }) {
  const made = madeWith();
  if (!made || (made.chromium === chromium && made.text === text)) return undefined;
  return made.chromium === chromium
    ? `the pictures were made with other system fonts than those of this machine`
    : `the pictures were made with Chromium ${made.chromium}, this is Chromium ${chromium}`;
}
