import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a script with the Node of this process. What it prints is shown at once, or returned as `output`, for scripts that
 * run at the same time.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isShown?: boolean }} [options]
 */
export async function runNode(args, { env = process.env, isShown = true } = {}) {
  const stdio = isShown ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, { stdio: ['inherit', stdio, stdio], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  return { status: /** @type {number | null} */ (status), output };
}
