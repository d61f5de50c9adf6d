import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isBuildStale } from './ensureBuild.mjs';

// A small project with the plugin of the product.
const folder = mkdtempSync(join(tmpdir(), 'feria-build-'));
const plugin = join(process.cwd(), 'scripts/build/buildInputsPlugin.ts').replaceAll('\\', '/');
const FILES = {
  'index.html': '<script type="module" src="/src/main.ts"></script>',
  'src/main.ts': `import { greeting } from './greeting';\nimport './main.css';\nalert(greeting);`,
  'src/greeting.ts': `export const greeting = 'hello';`,
  'src/main.css': 'body { color: red; }',
  'src/unused.ts': 'export {};',
  'public/robots.txt': 'User-agent: *',
  'local-plugin.ts': `export { buildInputsPlugin } from '${plugin}';`,
  'vite.config.ts': `import { buildInputsPlugin } from './local-plugin.ts';\nexport default { plugins: [buildInputsPlugin()] };`,
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'deploy/brands/feria/config.json': '{}',
};

const sbom = join(folder, 'dist/.vite/sbom.cdx.json');
const list = join(folder, 'dist/.vite/inputs.json');
const touch = (path: string, seconds: number) =>
  utimesSync(join(folder, path), new Date(seconds * 1000), new Date(seconds * 1000));

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await build({ root: folder, logLevel: 'error' });
});

beforeEach(() => {
  for (const path of Object.keys(FILES)) touch(path, 1000);
  touch('dist/.vite/inputs.json', 2000);
  writeFileSync(sbom, '{}');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build lists its modules, its configuration and the public folder', () => {
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual([
    'deploy/brands',
    'index.html',
    'local-plugin.ts',
    'package-lock.json',
    'public',
    'src/greeting.ts',
    'src/main.css',
    'src/main.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]);
});

test('a build that was interrupted is out of date', () => {
  rmSync(sbom);
  expect(isBuildStale(folder)).toBe(true);
});

test('a build is up to date, when nothing changed after it', () => {
  expect(isBuildStale(folder)).toBe(false);
});

test.each(Object.keys(FILES).filter((path) => path !== 'src/unused.ts'))(
  'a build is out of date, when %s changed after it',
  (path) => {
    touch(path, 3000);
    expect(isBuildStale(folder)).toBe(true);
  },
);

test('a build is up to date, when an unused file changed', () => {
  touch('src/unused.ts', 3000);
  expect(isBuildStale(folder)).toBe(false);
});

test('a build is out of date, when a source is gone', () => {
  rmSync(join(folder, 'src/greeting.ts'));
  expect(isBuildStale(folder)).toBe(true);
  writeFileSync(join(folder, 'src/greeting.ts'), FILES['src/greeting.ts']);
});

test('a missing build is out of date', () => {
  expect(isBuildStale(join(folder, 'src'))).toBe(true);
});
