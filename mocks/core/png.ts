const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc(bytes: Uint8Array) {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 0xff] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

const concat = (parts: Uint8Array[]) => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const uint32 = (n: number) => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);

function chunk(name: string, data: Uint8Array) {
  const named = concat([new TextEncoder().encode(name), data]);
  return concat([uint32(data.length), named, uint32(crc(named))]);
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
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = concat([uint32(width), uint32(height), Uint8Array.of(8, 3, 0, 0, 0)]);
  return concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
