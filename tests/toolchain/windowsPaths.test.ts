import { posix, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunksPlugin } from '../../scripts/build/chunksPlugin';
import { compiledId } from '../../scripts/build/contractPlugin';
import { filesUnder } from '../../scripts/check/files.mjs';
import { safePath } from '../../scripts/serve/serveStatic.mjs';

const ROOTS = ['/work/feria', 'C:/work/feria'];

describe('the static server', () => {
  test.each([
    ['/', '/'],
    ['/assets/a.js?v=1', '/assets/a.js'],
    ['/a/../b.css', '/b.css'],
    ['/%C3%B1.svg', '/ñ.svg'],
  ])('serves %s as %s', (url, path) => {
    expect(safePath(url)).toBe(path);
  });

  test.each([
    '/..\\..\\secret',
    '/..%5C..%5Csecret',
    '/C:/Windows/win.ini',
    '/index.html::$DATA',
    '/.vite/manifest.json',
    '/%00',
    '/%',
  ])('does not serve %s', (url) => {
    expect(safePath(url)).toBeUndefined();
  });

  test.each([
    ['posix', posix, '/dist'],
    ['win32', win32, 'C:\\dist'],
  ] as const)('stays in its folder with %s paths', (_, path, folder) => {
    for (const url of ['/../../secret', '/%2e%2e/%2e%2e/secret', '//secret', '/a/../../b']) {
      const file = path.join(folder, safePath(url) ?? '/rejected');
      expect(path.relative(folder, file)).not.toMatch(/^\.\./);
    }
  });
});

describe.each(ROOTS)('with the root %s', (root) => {
  test('the app gets the compiled contract, the contract itself does not', () => {
    const wallet = `${root}/src/stores/cashier/wallet.ts`;
    const compiled = `${root}/src/contract/cashier/wallet.ts?compiled`;
    expect(compiledId(root, '../../contract/cashier/wallet', wallet)).toBe(compiled);
    expect(compiledId(root, '../../contract/endpoint', wallet)).toBeNull();
    expect(
      compiledId(root, '../cashier/wallet', `${root}/src/contract/account/member.ts`),
    ).toBeNull();
    expect(compiledId(root, '../src/contract/cashier/wallet', `${root}/mocks/node.ts`)).toBeNull();
  });

  test('the build finds the first modules of each chunk', () => {
    const plugin = chunksPlugin() as unknown as {
      configResolved(config: { root: string }): void;
      buildEnd(this: object): void;
    };
    const found: string[] = [];
    plugin.configResolved({ root });
    plugin.buildEnd.call({ getModuleInfo: (id: string) => found.push(id) && { importedIds: [] } });
    expect(found).toContain(`${root}/src/app/main.tsx`);
    expect(found.every((id) => id.startsWith(`${root}/src/`))).toBe(true);
  });
});

test('files are listed with forward slashes', () => {
  expect(filesUnder('tests/toolchain')).toContain('tests/toolchain/windowsPaths.test.ts');
});

// Imports name no extension, so such a system could load one of the two in place of the other.
test('no two modules have one path on Windows and macOS, which ignore upper and lower case', () => {
  const modules = ['src', 'mocks', 'fixtures', 'scripts', 'tests', '.ladle']
    .flatMap(filesUnder)
    .filter((file) => /\.(tsx?|mjs)$/.test(file));
  const pathOf = (file: string) => file.replace(/\.\w+$/, '').toLowerCase();
  const paths = modules.map(pathOf);
  const twice = modules.filter(
    (_, i) => paths.indexOf(paths[i] ?? '') !== paths.lastIndexOf(paths[i] ?? ''),
  );
  expect(twice).toEqual([]);
});
