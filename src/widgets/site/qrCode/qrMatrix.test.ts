import { describe, expect, test } from 'vitest';
import { qrMatrix } from './qrMatrix';

const LINK = 'https://feria.example/m/register?code=LUCIA1';
const BORDER = 4;
const rowsOf = (text: string) =>
  (qrMatrix(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
const withoutBorder = (rows: string[]) =>
  rows.slice(BORDER, -BORDER).map((row) => row.slice(BORDER, -BORDER));

// An independent QR reader decoded this pattern as the link above.
const PATTERN = [
  '#######..#...##.####...##.#######',
  '#.....#..#.#.#####..#.#...#.....#',
  '#.###.#.##...#...##.#...#.#.###.#',
  '#.###.#.#..##.###...###.#.#.###.#',
  '#.###.#.#.###..#.##.....#.#.###.#',
  '#.....#.##.##.####..#.#...#.....#',
  '#######.#.#.#.#.#.#.#.#.#.#######',
  '........#......#.....#..#........',
  '#.#####......#####....#.#.#####..',
  '..#....#..#.....#.####.#..##.##.#',
  '..##..#........##.#..#...##.#.##.',
  '.####..#.####.##....###.#...#####',
  '..##..##....#.....##.#.#.#.#.#.##',
  '.#...#....#..#####..######....###',
  '...####.####.##....#.##..##..#.#.',
  '##.###..##.#..#.#..####.###.###..',
  '.#..###.#...#.#..###..#.##.##...#',
  '..###.......###.#####.##..##.####',
  '##.#..#.#.#..#.###....#.##.##.#..',
  '..#....########.###....###.####.#',
  '......#...##..###...###.##..##...',
  '#.###....##..###.##........#.#..#',
  '#..####.##..##.###..##...#...#.#.',
  '#.#.......#.##.#.....#..#.#..##..',
  '#....###.####..#.#..#.#######..##',
  '........#####.#.#..###.##...#.###',
  '#######....#...##.#.##.##.#.#.##.',
  '#.....#.#..#.####...#####...####.',
  '#.###.#.##.##.##..##.#..######.#.',
  '#.###.#.#.##..###...######..###.#',
  '#.###.#.#.####...###.#.##.##..#..',
  '#.....#...##..#.#.#####.#...###..',
  '#######.#.#..#...#.#..######...#.',
];

describe('S2.19 the QR code of a link', () => {
  test('draws the known pattern of a link', () => {
    expect(withoutBorder(rowsOf(LINK))).toEqual(PATTERN);
  });

  test('has a light border of four modules on every side, which scanners need', () => {
    const rows = rowsOf(LINK);
    const [first, last] = [rows.slice(0, BORDER), rows.slice(-BORDER)];
    expect([...first, ...last].join('')).not.toContain('#');
    for (const row of rows)
      expect([row.slice(0, BORDER), row.slice(-BORDER)]).toEqual(['....', '....']);
  });

  test('takes the long texts of payments, and returns undefined when a text is too long', () => {
    expect(rowsOf('a'.repeat(500))).toHaveLength(85 + 2 * BORDER);
    expect(qrMatrix('a'.repeat(2332))).toBeUndefined();
  });
});
