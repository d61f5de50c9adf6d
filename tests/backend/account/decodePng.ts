import { crc32, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** The chunks of a PNG by name; a wrong signature or checksum throws. */
function readChunks(png: Buffer) {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('not a PNG');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    if (crc32(named) !== png.readUInt32BE(at + 8 + length)) throw new Error('wrong checksum');
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4));
    at += length + 12;
  }
  return chunks;
}

/** Decodes a PNG of 8-bit palette colours with unfiltered rows: the kind that the mock draws. */
export function decodePng(png: Buffer) {
  const chunks = readChunks(png);
  const read = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk) throw new Error(`no ${name} chunk`);
    return chunk;
  };
  const header = read('IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colorType] = [header[8], header[9]];
  if (depth !== 8 || colorType !== 3) throw new Error('not an 8-bit palette');
  const palette = read('PLTE');
  const rows = inflateSync(read('IDAT'));
  if (rows.length !== (width + 1) * height) throw new Error('wrong number of pixels');
  const grey = Array.from({ length: width * height }, (_, i) => {
    const row = Math.floor(i / width) * (width + 1);
    if (rows[row] !== 0) throw new Error('filtered rows are not supported');
    const color = (rows[row + 1 + (i % width)] ?? 0) * 3;
    const [red = 0, green = 0, blue = 0] = palette.subarray(color, color + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return { width, height, grey };
}
