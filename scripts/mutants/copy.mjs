import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../lib/linkPackages.mjs';

/** A copy of the project as it is now, with changes that are not committed. The tree of the developer is never changed. */
export function createMutantsCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'feria-mutants-'));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file));
  linkPackages(folder);
  return {
    folder,
    /**
     * Plants the change, and gives the function that takes it back.
     * @param {import('./read.mjs').Mutant} mutant
     */
    replace({ id, file, find, replace }) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const parts = text.split(find);
      if (parts.length !== 2)
        throw new Error(`${id}: its text is ${parts.length - 1} times in ${file}, not once`);
      writeFileSync(path, parts.join(replace));
      return () => writeFileSync(path, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
