import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives a copy of the project the installed packages. Vite keeps caches beside them. The copy has its own, because the
 * other ones belong to another folder.
 * @param {string} folder
 */
export function linkPackages(folder) {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.vite')) continue;
    const target = join(process.cwd(), 'node_modules', name);
    symlinkSync(target, join(folder, 'node_modules', name), 'junction');
  }
}
