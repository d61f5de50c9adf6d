/** The name and the content of each file of a folder. */
export type Files = Record<string, Uint8Array>;

const POLYNOMIAL = 0xedb88320;

function checksumOf(bytes: Uint8Array) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers of two (`s`) or four (`l`) bytes. */
function numbers(layout: string, ...values: number[]) {
  const bytes: number[] = [];
  for (const [at, kind] of [...layout].entries())
    for (let i = 0; i < (kind === 'l' ? 4 : 2); i++)
      bytes.push(((values[at] ?? 0) >>> (8 * i)) & 255);
  return new Uint8Array(bytes);
}

const VERSION = 20;
const UTF8_NAMES = 0x800;
/** Midnight of 1 January 1980, the first that the format knows: the same folder is the same file. */
const [TIME, DATE] = [0, 0x21];

/** A ZIP archive of these files, without compression: PNG and SVG files of a brand are small. */
export function zipOf(files: Files): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  const add = (...pieces: Uint8Array[]) => {
    parts.push(...pieces);
    for (const piece of pieces) offset += piece.length;
  };
  for (const [path, bytes] of Object.entries(files)) {
    const name = new TextEncoder().encode(path);
    const { length } = bytes;
    const about = [
      VERSION,
      UTF8_NAMES,
      0,
      TIME,
      DATE,
      checksumOf(bytes),
      length,
      length,
      name.length,
    ];
    directory.push(
      numbers('lsssssslllsssssll', 0x02014b50, VERSION, ...about, 0, 0, 0, 0, 0, offset),
      name,
    );
    add(numbers('lssssslllss', 0x04034b50, ...about, 0), name, bytes);
  }
  const start = offset;
  add(...directory);
  const count = Object.keys(files).length;
  add(numbers('lsssslls', 0x06054b50, 0, 0, count, count, offset - start, start, 0));
  const archive = new Uint8Array(offset);
  let at = 0;
  for (const part of parts) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}
