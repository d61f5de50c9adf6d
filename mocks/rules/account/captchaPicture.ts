import { encodePng } from '../../core/values/png';
import type { Random } from '../../core/values/random';

/** The digits from 0 to 9 in five columns and seven rows. Each number is a row, with a bit per column. */
const FONT = [
  [14, 17, 17, 17, 17, 17, 14],
  [4, 12, 20, 4, 4, 4, 31],
  [14, 17, 1, 6, 8, 16, 31],
  [31, 2, 4, 14, 1, 17, 14],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [6, 8, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 8, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 2, 12],
];
const WIDTH = 160;
const HEIGHT = 56;
/** Indexes in the palette. */
const PAPER = 0;
const NOISE = 1;
const INKS = [2, 3, 4];
const PALETTE: [number, number, number][] = [
  [250, 246, 238],
  [176, 168, 190],
  [58, 32, 92],
  [124, 24, 70],
  [20, 70, 84],
];

const cellAt = (digit: number, column: number, row: number) =>
  ((FONT[digit]?.[row] ?? 0) >> (4 - column)) & 1;

/** The ink at a point between cells. Interpolation smooths the corners of the enlarged digit. */
function inkAt(digit: number, x: number, y: number) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - column, y - row];
  const inkInRow = (rowIndex: number) =>
    cellAt(digit, column, rowIndex) * (1 - dx) + cellAt(digit, column + 1, rowIndex) * dx;
  return inkInRow(row) * (1 - dy) + inkInRow(row + 1) * dy;
}

function drawDigit(pixels: Uint8Array, digit: number, middle: number, random: Random) {
  const turn = (random.next() - 0.5) * 0.7;
  const size = 4.6 + random.next();
  const centre = HEIGHT / 2 + (random.next() - 0.5) * 10;
  const ink = random.pick(INKS);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = Math.floor(middle - 22); x < middle + 22; x++) {
      const [dx, dy] = [(x - middle) / size, (y - centre) / size];
      const [column, row] = [dx * cos + dy * sin + 2, dy * cos - dx * sin + 3];
      const isInside = column > -1 && column < 5 && row > -1 && row < 7;
      if (isInside && inkAt(digit, column, row) > 0.45) pixels[y * WIDTH + x] = ink;
    }
  }
}

function drawNoise(pixels: Uint8Array, random: Random) {
  for (let dot = 0; dot < 220; dot++) pixels[random.integer(0, pixels.length - 1)] = NOISE;
  for (let line = 0; line < 3; line++) {
    const [from, to] = [random.integer(4, HEIGHT - 4), random.integer(4, HEIGHT - 4)];
    const ink = random.pick(INKS);
    for (let x = 0; x < WIDTH; x++) {
      const wave = Math.sin(x / 14 + line) * 4;
      const y = Math.round(from + ((to - from) * x) / WIDTH + wave);
      if (y >= 0 && y < HEIGHT) pixels[y * WIDTH + x] = ink;
    }
  }
}

/** A PNG of the digits, in base64. */
export async function drawCaptcha(code: string, random: Random): Promise<string> {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const step = (WIDTH - 16) / code.length;
  drawNoise(pixels, random);
  for (const [place, digit] of [...code].entries()) {
    drawDigit(pixels, Number(digit), 8 + step * (place + 0.5), random);
  }
  const png = await encodePng({ width: WIDTH, height: HEIGHT, pixels }, PALETTE);
  return btoa(String.fromCharCode(...png));
}
