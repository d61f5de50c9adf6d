import { spawn } from 'node:child_process';
import { anyPort } from '../../scripts/serve/ports.mjs';

/** Starts the production build with the mock in another process. */
export async function startPreview(extraEnv = {}) {
  const port = await anyPort();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...extraEnv };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'preview'], { env });
  child.stderr.pipe(process.stderr);
  await new Promise((ready, fail) => {
    child.once('exit', (code) => fail(new Error(`the preview ended with ${code}`)));
    child.stdout.on('data', (text) => /running/.test(text) && ready(undefined));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
