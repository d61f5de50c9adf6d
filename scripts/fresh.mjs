import { spawnSync } from 'node:child_process';
import { newest } from './files.mjs';

const SOURCES = [
  'index.html',
  'src',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/contract-plugin.ts',
  'scripts/contract-compile.ts',
];

/** Builds when dist is missing or older than what it is made of. */
export function ensureBuild() {
  if (newest(['dist/.vite/manifest.json']) >= newest(SOURCES)) return;
  console.log('Building, since dist is missing or older than the sources …');
  const { status } = spawnSync(process.execPath, ['scripts/door.mjs', 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed; its message is above');
}
