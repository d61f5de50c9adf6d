import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../scripts/check/files.mjs';

const pages = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesUnder('docs').filter((file) => file.endsWith('.md')),
];

/** A path in a text, such as `src/i18n/<language>/wallet.ts` or `tests/e2e/<area>/`. */
const PATH = /(?<![\w./@-])(?:src|mocks|scripts|tests|fixtures|docs)\/[\w./<>{},*-]*[\w/>}*]/g;
/** Examples of new files in contributing.md and mock-backend.md, and folders that are not committed. */
const EXAMPLE = /streak|ribbon|backend\/bet\.test|src\/i18n\/fr\/|node_modules/i;
/** Files that a command writes: a checkout in which it never ran has none of them. */
const WRITTEN = ['scripts/mutants/machine.json'];
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const LINK = /\]\((?!https?:)([^)#\s]+)/g;

/** The paths that a text mentions and that do not exist. A placeholder or a star ends the checked part. */
function missingPaths(text: string) {
  const mentioned = [...text.matchAll(PATH)].map(([path]) => path.replace(/[.,]+$/, ''));
  return mentioned.filter((path) => {
    if (EXAMPLE.test(path) || WRITTEN.includes(path)) return false;
    const [fixed = ''] = path.split(/[<{*]/);
    return !existsSync(fixed === path ? path : dirname(`${fixed}x`));
  });
}

describe('the documentation', () => {
  test.each(pages)('%s mentions only paths that exist', (page) => {
    expect(missingPaths(readFileSync(page, 'utf8'))).toEqual([]);
  });

  test.each(pages)('%s links only to files that exist', (page) => {
    const links = [...readFileSync(page, 'utf8').replace(CODE, '').matchAll(LINK)].map(
      ([, link]) => link ?? '',
    );
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
  });

  test('the check finds a path that does not exist', () => {
    const text =
      'See `src/kit/data/form.ts`, `mocks/gone.ts`, `src/i18n/<language>/` and `docs/none/*.md`.';
    expect(missingPaths(text)).toEqual(['mocks/gone.ts', 'docs/none/*.md']);
  });

  test('every npm script that they name exists', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? ''),
    );
    const artScripts = JSON.parse(readFileSync('scripts/art/package.json', 'utf8')).scripts;
    expect(named.filter((name) => !(name in scripts) && !(name in artScripts))).toEqual([]);
  });
});
