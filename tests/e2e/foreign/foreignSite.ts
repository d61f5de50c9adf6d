import { spawn } from 'node:child_process';
import { anyPort } from '../../../scripts/serve/ports.mjs';
import { test as base, expect } from '../helpers/fixtures';

export { expect };

const MAPPING = 'tests/foreign/mapping.json';

/** Runs a command of the project until it is stopped. Resolves when it serves. */
async function serve(command: string, port: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/run.mjs', command], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), API_MAPPING: MAPPING, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.on('exit', () => reject(new Error(`${command} has ended`)));
    child.stdout.on('data', (text) => String(text).includes('is running') && resolve());
  });
  return child;
}

/** The built app at a backend with another API: the mock in the shape of tests/foreign/mapping.json. */
export const test = base.extend<object, { foreignOrigin: string }>({
  foreignOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const [backendPort, port] = [await anyPort(), await anyPort()];
      const target = `http://127.0.0.1:${backendPort}`;
      const servers = [
        await serve('mock', backendPort),
        await serve('preview', port, { API_TARGET: target }),
      ];
      await use(`http://127.0.0.1:${port}`);
      for (const server of servers) server.kill();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ foreignOrigin }, use) => use(foreignOrigin),
  // What the other API does not have is answered by status 404.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowConsole: async ({}, use) => use([/Failed to load resource: .* 404/]),
});
