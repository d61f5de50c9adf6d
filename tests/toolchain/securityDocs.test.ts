import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../scripts/check/files.mjs';

const page = readFileSync('docs/security.md', 'utf8');
/** Texts in backticks that are paths of this repository. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:tests|src|mocks|deploy|scripts)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  );
const testsIn = (text: string) => pathsIn(text).filter((path) => /\.(test|spec)\.tsx?$/.test(path));

/** The rows of the table in a part of a page, without its head. */
function rowsOf(title: string, text = page) {
  const [, part = ''] = text.split(`## ${title}`);
  const [rows = ''] = part.split('\n## ');
  return rows
    .split('\n')
    .filter((line) => /^\| *[^- ]/.test(line))
    .slice(1);
}

test('docs/security.md names files that exist', () => {
  const paths = pathsIn(page);
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

/** The claims of a row. Each is a line of the last cell: one sentence, and after it the tests that show it. */
function claimsOf(row: string) {
  const cells = row.split('|').slice(1, -1);
  return (cells.at(-1) ?? '').split('<br>').map((claim) => claim.trim());
}

/** Whether it says one thing and names tests, each of them a file with tests. */
function isShown(claim: string) {
  const [text = ''] = claim.split(/: `(?:tests|src|scripts)\//);
  const isOneClaim = !/; |[.?!] [A-Z]/.test(text);
  const tests = testsIn(claim);
  const haveTests = tests.every((path) => /\btest(\.\w+)*\(/.test(readFileSync(path, 'utf8')));
  return text !== claim && isOneClaim && tests.length > 0 && haveTests;
}

test.each([
  ['Threats', 12, 30],
  ['The browser as a second line', 11, 17],
  ['OWASP ASVS 5.0', 25, 50],
  ['Defects that must not come back', 10, 17],
])('every claim of the table "%s" names the tests that show it', (title, least, leastClaims) => {
  const rows = rowsOf(title);
  expect(rows.length).toBeGreaterThanOrEqual(least);
  const claims = rows.flatMap(claimsOf);
  expect(claims.length).toBeGreaterThanOrEqual(leastClaims);
  expect(claims.filter((claim) => !isShown(claim))).toEqual([]);
});

test('a claim without a test, with a file that is none, or of two sentences is found', () => {
  const own = 'tests/toolchain/securityDocs.test.ts';
  const cells = [
    `a: \`${own}\``,
    'b',
    'c: `src/app/main.tsx`',
    `d; e: \`${own}\``,
    `F. G: \`${own}\``,
  ];
  const text = `## Claims\n\n| x | claims |\n|---|---|\n| y | ${cells.join('<br>')} |\n`;
  expect(rowsOf('Claims', text).flatMap(claimsOf).map(isShown)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('the keys of ours in docs/architecture.md', () => {
  const sources = ['index.html', ...filesUnder('src'), ...filesUnder('scripts')]
    .filter((path) => /(?<!\.test)\.(tsx?|html)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const namesIn = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, name]) => name ?? '');
  const channels = namesIn(
    /(?:createChannel|BroadcastChannel)(?:<[^(]*>)?\(\s*(?:\w+,\s*)?'(feria\.\w+)'/g,
  );
  const named = new Set(namesIn(/['"`](feria\.\w+)['"`]/g));
  const keys = [...named].filter((name) => !channels.includes(name)).sort();
  const listed = rowsOf('Browser storage', readFileSync('docs/architecture.md', 'utf8')).flatMap(
    (row) => {
      const [, names = '', , owner = ''] = row.split('|');
      return (names.match(/feria\.\w+/g) ?? []).map((name) => [name, owner.trim()] as const);
    },
  );
  const listedOf = (...owners: string[]) =>
    listed.flatMap(([name, owner]) => (owners.includes(owner) ? [name] : [])).sort();

  test('are all that are stored in a browser', () => {
    expect(listed.map(([name]) => name).sort()).toEqual(keys);
  });

  test('are of the member where a store keeps them as member data', () => {
    // createOpenRows has its key as an option.
    const stored = namesIn(/(?:memberStored(?:<[^(]*>)?\(|\bkey:)\s*'(feria\.\w+)'/g).sort();
    const pending = namesIn(/memberPending\(\s*'(feria\.\w+)'/g).sort();
    expect(listedOf('member')).toEqual(stored);
    expect(listedOf('member, pending')).toEqual(pending);
    const others = keys.filter((name) => ![...stored, ...pending].includes(name));
    expect(listedOf('device', 'tab')).toEqual(others);
  });
});
