/** A pixel is different when one of its colour values (0 to 255) differs by more than this. */
const TOLERANCE = 40;
/** Pictures are different when more than this share of their pixels is. */
const MAX_SHARE = 0.001;
/** WebP quality, 0 to 1. The lower it is, the smaller are the files. */
const QUALITY = 0.4;

/**
 * A page of the browser that works with pictures, so that no package is needed for it.
 * @param {import('playwright').Browser} browser
 */
export async function createImages(browser) {
  const page = await browser.newPage();
  return {
    /**
     * Two screenshots beside each other as one small WebP picture. Base64 in, base64 out.
     * @param {string[]} pictures
     */
    join: (pictures) => page.evaluate(join, /** @type {const} */ ([pictures, QUALITY])),

    /**
     * The share of pixels that differ, and a picture that marks them. Base64 in and out.
     * @param {string} before
     * @param {string} after
     */
    compare: (before, after) =>
      page.evaluate(compare, /** @type {const} */ ([before, after, TOLERANCE])),
    isDifferent: (share) => share > MAX_SHARE,
  };
}

/** Runs in the page. */
async function join([pictures, quality]) {
  const decode = async (base64) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const bitmaps = await Promise.all(pictures.map(decode));
  const canvas = document.createElement('canvas');
  canvas.width = bitmaps.reduce((sum, { width }) => sum + width, 0);
  canvas.height = Math.max(...bitmaps.map(({ height }) => height));
  const context = canvas.getContext('2d');
  let left = 0;
  for (const bitmap of bitmaps) {
    context?.drawImage(bitmap, left, 0);
    left += bitmap.width;
  }
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
}

/** Runs in the page. */
async function compare([before, after, tolerance]) {
  const pixels = async (base64) => {
    const reply = await fetch(`data:image/webp;base64,${base64}`);
    const bitmap = await createImageBitmap(await reply.blob());
    const { width, height } = bitmap;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return { canvas, context, width, height, image: context.getImageData(0, 0, width, height) };
  };
  const [a, b] = [await pixels(before), await pixels(after)];
  if (a.width !== b.width || a.height !== b.height)
    return {
      share: 1,
      marked: after,
      note: `${a.width}x${a.height} became ${b.width}x${b.height}`,
    };
  let count = 0;
  for (let i = 0; i < a.image.data.length; i += 4) {
    const differs = [0, 1, 2].some(
      (c) => Math.abs((a.image.data[i + c] ?? 0) - (b.image.data[i + c] ?? 0)) > tolerance,
    );
    if (!differs) continue;
    count++;
    b.image.data.set([255, 0, 128, 255], i);
  }
  b.context.putImageData(b.image, 0, 0);
  return {
    share: count / (a.width * a.height),
    marked: b.canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '',
    note: `${count} pixels differ`,
  };
}
