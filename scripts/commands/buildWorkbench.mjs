import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sourcesKey } from '../lib/sourcesKey.mjs';

/** A build removes it first. */
const KEY_FILE = 'build/sources.txt';

/** Builds the workbench into build/, without its output, unless the build that is there has the same sources. */
export function buildWorkbench() {
  const key = sourcesKey('workbench');
  if (existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key) return;
  const args = ['scripts/run.mjs', 'ladle', 'build'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    // A test runner sets `test`, and then development code would be built.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`the workbench cannot be built\n${stdout}${stderr}`);
  writeFileSync(KEY_FILE, key);
}
