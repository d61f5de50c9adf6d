import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyBrand } from '../../deploy/applyBrand.mjs';
import { configOf } from '../../deploy/withConfig.mjs';

/**
 * Writes a folder of a brand, puts it into a build and runs `deploy:config` on that, as a deployer does.
 * @returns the configuration in the page of the build, and what `deploy:config` has printed
 */
export function deployBrand(folder: string, files: Record<string, Uint8Array>) {
  const [brand, build] = [join(folder, 'brand'), join(folder, 'dist')];
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(brand, name)), { recursive: true });
    writeFileSync(join(brand, name), bytes);
  }
  mkdirSync(build, { recursive: true });
  cpSync('index.html', join(build, 'index.html'));
  writeFileSync(join(build, 'sw.js'), '');
  applyBrand(brand, build);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['deploy/writeConfig.mjs', build, '--out', join(folder, 'out')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return { config: configOf(readFileSync(join(build, 'index.html'), 'utf8')), output: stdout };
}
