import { codewordsOf } from './qrBytes';

/** The light border that scanners need, in modules. */
export const QUIET_ZONE = 4;

type Grid = (boolean | undefined)[][];

/** The column and the row of the timing pattern, which alternates light and dark. */
const TIMING = 6;

const MASKS = [
  (x: number, y: number) => (x + y) % 2,
  (_: number, y: number) => y % 2,
  (x: number) => x % 3,
  (x: number, y: number) => (x + y) % 3,
  (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

const set = (grid: Grid, x: number, y: number, dark: boolean) => {
  const row = grid[y];
  if (row && x >= 0 && x < grid.length) row[x] = dark;
};

/** Concentric square rings around a centre. `light` names the light rings. */
function drawRings(grid: Grid, x: number, y: number, radius: number, light: readonly number[]) {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      set(grid, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** The bits followed by their error correction (BCH code). */
function withCorrection(bits: number, generator: number, length: number) {
  let rest = bits;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
  return (bits << length) | rest;
}

/** The place after leaving out that of the timing pattern. */
const skipTiming = (place: number) => (place < TIMING ? place : place + 1);

/** The format, twice: error correction level M, whose bits are 0, and the mask. */
function drawFormat(grid: Grid, mask: number) {
  const size = grid.length;
  const bits = withCorrection(mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    set(grid, 8, i < 8 ? skipTiming(i) : size - 15 + i, dark);
    set(grid, i < 8 ? size - 1 - i : skipTiming(14 - i), 8, dark);
  }
  set(grid, 8, size - 8, true);
}

/** The version, twice. Small codes have none. */
function drawVersion(grid: Grid, version: number) {
  if (version < 7) return;
  const bits = withCorrection(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [grid.length - 11 + (i % 3), Math.floor(i / 3)];
    set(grid, a, b, ((bits >> i) & 1) === 1);
    set(grid, b, a, ((bits >> i) & 1) === 1);
  }
}

/** The function patterns: everything but the data. */
function functionPatterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array(size).fill(undefined));
  for (let i = 0; i < size; i++) {
    set(grid, TIMING, i, i % 2 === 0);
    set(grid, i, TIMING, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(grid, x, y, 4, [2, 4]);
  const last = size - 7;
  let places: number[] = [];
  if (version >= 7) places = [TIMING, (TIMING + last) / 2, last];
  else if (version >= 2) places = [TIMING, last];
  for (const x of places) {
    for (const y of places) {
      const isCorner = [`${TIMING} ${TIMING}`, `${TIMING} ${last}`, `${last} ${TIMING}`].includes(
        `${x} ${y}`,
      );
      if (!isCorner) drawRings(grid, x, y, 2, [1]);
    }
  }
  drawFormat(grid, 0);
  drawVersion(grid, version);
  return grid;
}

/** Fills the free modules: two columns at a time from the right, upwards and downwards in turn. */
function drawData(
  grid: Grid,
  codewords: readonly number[],
  isFlipped: (x: number, y: number) => boolean,
) {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === TIMING) right = TIMING - 1;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== undefined) continue;
        const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        set(grid, x, y, (bit === 1) !== isFlipped(x, y));
        at++;
      }
    }
  }
}

/** A pattern that is harder to scan has a higher penalty: long runs, or too much of one colour. */
function penaltyOf(grid: Grid) {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]))];
  const texts = lines.map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = texts.flatMap((text) => text.match(/1{5,}|0{5,}/g) ?? []);
  const finderLookalikes = texts.flatMap(
    (text) => text.match(/(?=10111010000|00001011101)/g) ?? [],
  );
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  const sum = runs.reduce((all, { length }) => all + length - 2, 0);
  return sum + finderLookalikes.length * 40 + Math.abs(dark - 0.5) * 200;
}

/** The QR code of a text; true is a dark module. Undefined if the text is too long. */
export function qrMatrix(text: string): boolean[][] | undefined {
  const encoded = codewordsOf(text);
  if (!encoded) return undefined;
  const drawn = MASKS.map((mask, i) => {
    const grid = functionPatterns(encoded.version);
    drawFormat(grid, i);
    drawData(grid, encoded.codewords, (x, y) => mask(x, y) === 0);
    return grid;
  });
  const penalties = new Map(drawn.map((grid) => [grid, penaltyOf(grid)]));
  const best = drawn.reduce((a, b) => ((penalties.get(b) ?? 0) < (penalties.get(a) ?? 0) ? b : a));
  return best.map((row) => row.map(Boolean));
}
