import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const CONFIGURATION = [
  ...['package.json', 'tsconfig.json', 'biome.json', 'knip.json', '.dependency-cruiser.cjs'],
  ...['.gitignore', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'scripts'],
];
const SOURCES = ['src', 'mocks', 'fixtures', 'tests', 'deploy', '.ladle', 'index.html'];

/** A file takes more than half a millisecond to copy, and nothing needs these. */
const NOT_COPIED = /^(node_modules|images)$|\.(browser\.test|spec|stories)\.tsx?$/;

/**
 * A temporary copy of the project, or of its configuration with other sources, in which a test may change files. It has no
 * browser tests, and its packages and public files are those of the project.
 */
export function createProjectCopy(sources = SOURCES) {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'feria-copy-'));
  for (const path of [...CONFIGURATION, ...sources]) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(basename(source)),
    });
  }
  for (const path of ['node_modules', 'public'])
    symlinkSync(join(root, path), join(folder, path), 'junction');
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
