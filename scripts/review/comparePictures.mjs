/** Both were drawn by the same browser, so hardly anything differs that was not changed. */
const TOLERANCE = 8;
/** Edges of pictures that are made smaller are not always drawn alike. */
const MIN_PIXELS = 16;
const QUALITY = 0.85;

/**
 * Runs in the page. Compares two pictures (PNG as base64), also of different sizes, and encodes them and a picture of
 * the difference as WebP: what is equal is pale, what differs is magenta.
 */
async function compareInPage([before, after, tolerance, minPixels, quality]) {
  const decode = async (base64) =>
    base64 && createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const bitmaps = await Promise.all([before, after].map(decode));
  const size = (name) => Math.max(...bitmaps.map((bitmap) => (bitmap ? bitmap[name] : 0)));
  const [width, height] = [size('width'), size('height')];
  const draw = (bitmap) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    // Outside of a picture all values are 0, and what is drawn has no transparent pixel.
    return { canvas, context, data: context.getImageData(0, 0, width, height).data };
  };
  const webp = ({ canvas }) => canvas.toDataURL('image/webp', quality).split(',')[1];
  const [a, b] = bitmaps.map((bitmap) => bitmap && draw(bitmap));
  const files = { before: a && webp(a), after: b && webp(b) };
  if (!a || !b) return { pixels: width * height, isDifferent: true, files };

  const marked = document.createElement('canvas');
  [marked.width, marked.height] = [width, height];
  const context = marked.getContext('2d');
  const image = context.createImageData(width, height);
  let pixels = 0;
  for (let i = 0; i < image.data.length; i += 4) {
    let most = 0;
    for (let c = 0; c < 4; c++) most = Math.max(most, Math.abs(a.data[i + c] - b.data[i + c]));
    const isDifferent = most > tolerance;
    if (isDifferent) pixels++;
    for (let c = 0; c < 3; c++)
      image.data[i + c] = isDifferent ? [214, 0, 111][c] : 170 + b.data[i + c] / 3;
    image.data[i + 3] = 255;
  }
  const isDifferent = pixels >= minPixels;
  if (isDifferent) context.putImageData(image, 0, 0);
  return {
    pixels,
    isDifferent,
    files: isDifferent
      ? { ...files, difference: webp({ canvas: marked }) }
      : { after: files.after },
  };
}

/**
 * @param {import('playwright').Page} page where the pictures are compared
 * @param {string | undefined} before PNG as base64. Undefined: the story is new
 * @param {string | undefined} after undefined: the story is gone
 */
export const comparePictures = (page, before, after) =>
  page.evaluate(compareInPage, [before, after, TOLERANCE, MIN_PIXELS, QUALITY]);
