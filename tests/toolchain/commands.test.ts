import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

  test.each(['bench', 'requirements', 'audit', 'build', 'visual', 'faults', 'ladle', 'engines'])(
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

  test('an unknown command names the known ones', async () => {
    const { code, output } = await run('strat').ended;
    expect(code).toBe(1);
    expect(output).toContain('strat: the commands are start, test, build,');
  });
});

test('SIGTERM stops the mock at once, although connections are open', async () => {
  const port = await anyPort();
  const { child, ended, prints } = run('mock', { args: ['--port', String(port)] });
  await prints(`admin page of the mock backend: http://localhost:${port}/__mock/`);

  // fetch keeps its connection alive; the second connection never finishes its request.
  await fetch(`http://127.0.0.1:${port}/wps/nowhere`);
  await prints('The mock has no endpoint for GET /wps/nowhere');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write('POST /wps/session/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n');

  const started = Date.now();
  child.kill('SIGTERM');
  const { code } = await ended;
  expect(code).toBe(0);
  // Longer would be the time limit of scripts/lib/stopOnSignal.mjs.
  expect(Date.now() - started).toBeLessThan(1900);
});
