import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { restoreDatabases } from '../../mocks/core/hosts/persistence';
import { respond } from '../../mocks/respond';
import { anyPort } from '../../scripts/serve/ports.mjs';

vi.setConfig({ testTimeout: 60_000 });

const children: ChildProcess[] = [];

/** Runs a command as npm does, and collects what it prints. */
function run(command: string, { args = [] as string[], env = {} } = {}) {
  const child = spawn(process.execPath, ['scripts/run.mjs', command, ...args], {
    env: { ...process.env, PORT: '', HOST: '127.0.0.1', API_TARGET: '', MOCK_FILE: '', ...env },
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code]) => ({ code, output }));
  const prints = (text: string) => vi.waitFor(() => expect(output).toContain(text), 50_000);
  return { child, ended, prints };
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('a wrong option ends a command with one clear line', () => {
  test.each([
    ['start', { PORT: 'abc' }, 'start: PORT must be a number from 1 to 65535, but it is "abc".'],
    ['mock', { PORT: '0' }, 'mock: PORT must be a number from 1 to 65535, but it is "0".'],
    ['start', { API_TARGET: 'api.example.com' }, 'For example: API_TARGET=https://api.example.com'],
  ])('%s with %o', async (command, env, line) => {
    const { code, output } = await run(command, { env }).ended;
    expect(code).toBe(1);
    expect(output).toContain(line);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  test.each(['bench', 'ladle'])(
    '%s with an unknown option names the known ones',
    async (command) => {
      const { code, output } = await run(command, { args: ['--nonsense'] }).ended;
      expect(code).toBe(1);
      expect(output.trim()).toMatch(
        new RegExp(
          `^${command}: Unknown option '--nonsense'\\. (The options are --|It has no options)`,
        ),
      );
    },
  );

  test('conformance without a target says how it is used', async () => {
    const { code, output } = await run('conformance').ended;
    expect(code).toBe(1);
    expect(output).toContain('usage: npm run conformance -- --target');
  });

  test('an unknown command names the known ones', async () => {
    const { code, output } = await run('strat').ended;
    expect(code).toBe(1);
    expect(output).toContain('strat: the commands are start, test, build,');
  });
});

test('SIGTERM saves the state of the mock and stops it at once, although connections are open', async () => {
  const port = await anyPort();
  const folder = mkdtempSync(join(tmpdir(), 'feria-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const MOCK_FILE = join(folder, 'state.json');
  const { child, ended, prints } = run('mock', {
    args: ['--port', String(port)],
    env: { MOCK_FILE },
  });
  await prints(`admin page of the mock backend: http://localhost:${port}/__mock/`);

  // fetch keeps its connection alive; the second connection never finishes its request.
  const headers = { Cookie: 'mock_db=restart' };
  await fetch(`http://127.0.0.1:${port}/wps/nowhere`);
  await prints('The mock has no endpoint for GET /wps/nowhere');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write('POST /wps/session/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n');

  const opened = await fetch(`http://127.0.0.1:${port}/__mock/personas`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{"persona":"member"}',
  });
  const { value } = (await opened.json()) as { value: { token: string } };

  const started = Date.now();
  child.kill('SIGTERM');
  const { code } = await ended;
  expect(code).toBe(0);
  // Longer would be the time limit of scripts/lib/stopOnSignal.mjs.
  expect(Date.now() - started).toBeLessThan(1900);

  // The next start goes on with the session.
  await restoreDatabases({ read: () => readFile(MOCK_FILE, 'utf8'), write: async () => {} });
  const request = new Request('http://feria.test/wps/member/info', {
    headers: { ...headers, Token: value.token },
  });
  expect(await (await respond(request)).json()).toMatchObject({ value: { account: 'lucia' } });
});
