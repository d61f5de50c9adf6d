import sharp from 'sharp';

/** @param {Buffer} original @param {number} width @param {number} quality */
export const webp = (original, width, quality) =>
  sharp(original)
    .resize(width, undefined, { kernel: 'lanczos3' })
    .webp({ quality, alphaQuality: 70, effort: 6 })
    .toBuffer();

/** The best quality that fits a limit in bytes. @param {number} limit @param {Buffer} original @param {number} width */
export async function webpUnder(limit, original, width) {
  for (let quality = 74; quality > 18; quality -= 4) {
    const picture = await webp(original, width, quality);
    if (picture.length <= limit) return picture;
  }
  throw new Error(`no quality fits ${limit} bytes`);
}
