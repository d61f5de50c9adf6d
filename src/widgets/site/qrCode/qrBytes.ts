/** Versions 1 to 9 at level M: all codewords, error correction codewords per block, blocks. */
const SIZES = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
] as const;

/** Multiplication in the Galois field of QR codes. */
const multiply = (x: number, y: number) => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((y >> bit) & 1) * x;
  }
  return product;
};

/** The Reed-Solomon generator polynomial of this degree, without its leading 1. */
function generatorOf(length: number) {
  const generator = new Array<number>(length).fill(0);
  generator[length - 1] = 1;
  for (let i = 0, root = 1; i < length; i++, root = multiply(root, 2)) {
    for (let j = 0; j < length; j++) {
      generator[j] = multiply(generator[j] ?? 0, root) ^ (generator[j + 1] ?? 0);
    }
  }
  return generator;
}

function correctionOf(data: readonly number[], generator: readonly number[]) {
  const rest = new Array<number>(generator.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((coefficient, i) => {
      rest[i] = (rest[i] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return rest;
}

/** The data codewords: mode, length, text and padding. */
function messageOf(text: Uint8Array, length: number) {
  // In turns a value and the number of bits to write it with. Mode 4 is bytes.
  const bits = [0b0100, 4, text.length, 8, ...[...text].flatMap((byte) => [byte, 8]), 0, 4];
  const flat: number[] = [];
  for (let i = 0; i < bits.length; i += 2) {
    for (let bit = (bits[i + 1] ?? 0) - 1; bit >= 0; bit--) flat.push(((bits[i] ?? 0) >> bit) & 1);
  }
  const bytes: number[] = [];
  for (let i = 0; i < flat.length; i += 8) {
    bytes.push(flat.slice(i, i + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  }
  for (let pad = 0xec; bytes.length < length; pad ^= 0xec ^ 0x11) bytes.push(pad);
  return bytes;
}

/** The first codeword of each block, then the second of each, and so on. */
const interleave = (blocks: readonly number[][]) => {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) =>
    blocks.flatMap((block) => block[i] ?? []),
  ).flat();
};

/** The codewords of a text in the smallest version that fits. Undefined if the text is too long. */
export function codewordsOf(text: string) {
  const bytes = new TextEncoder().encode(text);
  const index = SIZES.findIndex(
    ([total, correction, blocks]) => bytes.length + 2 <= total - correction * blocks,
  );
  const size = SIZES[index];
  if (!size) return undefined;
  const [total, correctionLength, count] = size;
  const message = messageOf(bytes, total - correctionLength * count);
  const short = Math.floor(message.length / count);
  const firstLong = count - (message.length % count);
  const blocks = Array.from({ length: count }, (_, i) => {
    const from = i * short + Math.max(0, i - firstLong);
    return message.slice(from, from + short + (i >= firstLong ? 1 : 0));
  });
  const generator = generatorOf(correctionLength);
  const correction = blocks.map((block) => correctionOf(block, generator));
  return { version: index + 1, codewords: [...interleave(blocks), ...interleave(correction)] };
}
