import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const CONFIGURATION = [
  ...['package.json', 'tsconfig.json', 'biome.json', 'knip.json', '.dependency-cruiser.cjs'],
  ...['.gitignore', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'scripts'],
];
const SOURCES = ['src', 'mocks', 'fixtures', 'tests', 'deploy', 'public', '.ladle', 'index.html'];

/** A temporary copy of the project, or of its configuration with other sources, in which a test may change files. */
export function createProjectCopy(sources = SOURCES) {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'feria-copy-'));
  for (const path of [...CONFIGURATION, ...sources]) {
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
