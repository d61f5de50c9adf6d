import { spawnSync } from 'node:child_process';

/** Builds the workbench into build/, without its output. */
export function buildWorkbench() {
  const args = ['scripts/run.mjs', 'ladle', 'build'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the workbench cannot be built\n${stdout}${stderr}`);
}
