import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const COPIED = [
  ...[
    'src',
    'mocks',
    'fixtures',
    'scripts',
    'tests',
    'deploy',
    '.ladle',
    'index.html',
    'package.json',
  ],
  ...['tsconfig.json', 'biome.json', 'knip.json', '.dependency-cruiser.cjs', '.gitignore'],
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'],
];

/** A temporary copy of the project, in which a test may change files. */
export function createProjectCopy() {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'feria-copy-'));
  for (const path of COPIED) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => basename(source) !== 'node_modules',
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    write(path: string, text: string) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${text}\n`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
