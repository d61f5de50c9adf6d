/** The checksum (CRC-32) of each byte, by which `crc` is calculated faster. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let checksum = byte;
  for (let bit = 0; bit < 8; bit++)
    checksum = checksum & 1 ? 0xedb88320 ^ (checksum >>> 1) : checksum >>> 1;
  return checksum;
});

function crc(bytes: Uint8Array) {
  let checksum = 0xffffffff;
  for (const byte of bytes)
    checksum = (CRC_TABLE[(checksum ^ byte) & 0xff] as number) ^ (checksum >>> 8);
  return (checksum ^ 0xffffffff) >>> 0;
}

const concat = (parts: Uint8Array[]) => {
  const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
};

const uint32 = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

function createChunk(name: string, data: Uint8Array) {
  const nameAndData = concat([new TextEncoder().encode(name), data]);
  return concat([uint32(data.length), nameAndData, uint32(crc(nameAndData))]);
}

async function deflate(bytes: Uint8Array<ArrayBuffer>) {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** Encodes a PNG with a palette, one byte per pixel. Needs only web streams, so it runs in every host. */
export async function encodePng(
  { width, height, pixels }: { width: number; height: number; pixels: Uint8Array },
  palette: [number, number, number][],
) {
  // Each row begins with a byte for its filter. It stays 0, which is no filter.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  // Eight bits per pixel, colours from a palette, and the standard compression, filters and order of rows.
  const header = concat([uint32(width), uint32(height), Uint8Array.of(8, 3, 0, 0, 0)]);
  return concat([
    SIGNATURE,
    createChunk('IHDR', header),
    createChunk('PLTE', Uint8Array.from(palette.flat())),
    createChunk('IDAT', await deflate(rows)),
    createChunk('IEND', new Uint8Array()),
  ]);
}
