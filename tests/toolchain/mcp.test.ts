import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test, vi } from 'vitest';
import { anyPort } from '../../scripts/serve/ports.mjs';

vi.setConfig({ testTimeout: 240_000 });

const env = { ...(process.env as Record<string, string>), HOST: '127.0.0.1', MOCK_FILE: '' };

/** Runs `npm run state`, and returns what it prints as JSON. */
async function runState(port: number, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'state', '--port', `${port}`, ...args],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, value: JSON.parse(output) };
}

test('without a server the MCP server starts one, which the command line uses, until it ends', async () => {
  const port = await anyPort();
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['scripts/run.mjs', 'mcp', '--port', String(port)],
    env,
    stderr: 'pipe',
  });
  let errors = '';
  transport.stderr?.on('data', (chunk) => (errors += chunk));
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  const options = { timeout: 200_000 };
  const { tools } = await client.listTools({}, options);
  expect(tools.map(({ name }) => name)).toContain('takeScreenshot');
  expect(errors).toContain(
    `No mock backend is running, so one is started: npm start -- --port ${port}`,
  );
  const { content } = await client.callTool(
    { name: 'readClock', arguments: {} },
    undefined,
    options,
  );
  expect(content).toEqual([{ type: 'text', text: expect.stringContaining('"now":') }]);

  const flags = [
    '--as',
    'victor',
    '--kyc',
    'rejected',
    '--fault',
    'withdraw=503',
    '--path',
    '/m/kyc',
  ];
  const { code, value } = await runState(port, ...flags);
  const link = 'kyc:rejected:account=victor,fault:withdraw:503,as:victor';
  expect([code, value.address]).toEqual([0, `http://localhost:${port}/m/kyc?mock=${link}`]);
  const wrong = await runState(port, '--scenario', 'kycRejectd');
  expect([wrong.code, wrong.value.error]).toEqual([
    1,
    expect.stringContaining('(did you mean "kycRejected"?); known: '),
  ]);

  await client.close();
  const isThere = () =>
    fetch(`http://localhost:${port}/__mock/clock`).then(
      () => true,
      () => false,
    );
  await vi.waitFor(async () => expect(await isThere()).toBe(false), 20_000);
});
