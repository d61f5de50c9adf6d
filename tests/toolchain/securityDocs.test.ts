import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
/** Texts in backticks that are paths of this repository. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:tests|src|mocks|deploy|scripts)\/[\w./-]+)`/g)].map(([, path]) => path);

const rowsOf = (title: string) => {
  const [, part = ''] = page.split(`## ${title}`);
  const [table = ''] = part.split('\n## ');
  return table.split('\n').filter((line) => /^\| [^-]/.test(line) && !line.includes('| state |'));
};

test('docs/security.md names files that exist', () => {
  const paths = pathsIn(page);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(String(path)))).toEqual([]);
});

test('every part of the ASVS names a test, or says why it has none', () => {
  const rows = rowsOf('OWASP ASVS 5.0');
  expect(rows.length).toBeGreaterThan(25);
  const without = rows.filter((row) => !pathsIn(row).some((path) => path?.startsWith('tests/')));
  expect(without.map((row) => row.split('|')[1]?.trim())).toEqual([
    '3.1 documentation',
    '17 WebRTC',
  ]);
});

test('every defect that was closed names its tests', () => {
  // Without the head of the table.
  const rows = rowsOf('Defects that must not come back').slice(1);
  expect(rows).toHaveLength(9);
  for (const row of rows) expect(pathsIn(row)).not.toEqual([]);
});
