import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { anyPort } from '../../scripts/serve/ports.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the production build. */
    preview: string;
  }
}

/** It builds first when the build is out of date, which takes minutes on a busy machine. */
const START_TIMEOUT = 400_000;

/** Serves the production build while the tests run. */
export default async function servePreview({ provide }: TestProject) {
  const port = await anyPort();
  const origin = `http://127.0.0.1:${port}`;
  const preview = spawn(process.execPath, ['scripts/run.mjs', 'preview'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + START_TIMEOUT; !(await answers()); await wait(100))
    if (Date.now() > end || preview.exitCode !== null)
      throw new Error('the preview does not answer');
  provide('preview', origin);
  return () => preview.kill();
}
