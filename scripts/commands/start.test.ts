import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createProjectCopy } from '../../tests/toolchain/projectCopy';
import { anyPort } from '../serve/ports.mjs';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SECRET = 'planted-secret';

let copy: ReturnType<typeof createProjectCopy>;
beforeAll(() => {
  copy = createProjectCopy();
  copy.write('package-lock.json', readFileSync('package-lock.json', 'utf8'));
});
afterAll(() => copy.remove());

/** Starts the app in a copy of the project, and makes a scenario of its state. */
async function makeScenario(name: string, ...args: string[]) {
  const port = await anyPort();
  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'start', '--port', `${port}`, ...args],
    {
      cwd: copy.folder,
      env: { ...process.env, MOCK_SECRET: SECRET, MOCK_FILE: '' },
      stdio: 'ignore',
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const send = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/__mock/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'mock-secret': SECRET },
      body: JSON.stringify(body),
    });
  const enter = async () => (await send('scenarios', { name: 'kycRejected' })).status;
  await vi.waitFor(async () => expect(await enter()).toBe(200), { timeout: 90_000, interval: 500 });
  const reply = await send('scenarios/make', { name });
  expect(reply.status).toBe(200);
  const file = `mocks/scenarios/recorded/${name}.ts`;
  return { text: await reply.text(), isWritten: existsSync(join(copy.folder, file)) };
}

test.each([
  ['nothing, when other machines can reach the server', 'open', ['--host', '0.0.0.0'], false],
  ['a file with --save-scenarios', 'saved', ['--host', '0.0.0.0', '--save-scenarios'], true],
])('`start` writes for a new scenario %s', async (_, name, args, isWritten) => {
  const made = await makeScenario(`${name}Planted`, ...args);
  expect(made.isWritten, made.text).toBe(isWritten);
});
