import { spawn } from 'node:child_process';

/** The ports of start, preview and mock. */
const USUAL_PORTS = [5173, 4173, 5999];
const START_MS = 120_000;
const DOCUMENT = '/__mock/admin-openapi.json';

/**
 * Does the mock backend answer at this address?
 * @param {string} address
 * @param {string} [secret]
 */
async function isMock(address, secret) {
  const headers = secret ? { 'Mock-Secret': secret } : {};
  const response = await fetch(address + DOCUMENT, { headers }).catch(() => undefined);
  if (response?.status === 401)
    throw new Error(
      `${address} asks for a secret: set MOCK_SECRET to what it printed at its start`,
    );
  if (!response?.ok) return false;
  const document = await response.json().catch(() => ({}));
  return Object.hasOwn(document?.paths ?? {}, DOCUMENT);
}

/**
 * The running server with the mock backend: at an address, at a port, or at one of the usual ports. When there is none,
 * one is started, unless an address was given.
 * @param {{ address?: string | undefined, port?: string | undefined, secret?: string | undefined }} wanted
 * @returns {Promise<{ address: string, isOwn: boolean, stop: () => void }>}
 */
export async function findServer({ address, port, secret }) {
  const given = address?.replace(/\/+$/, '');
  const running = await runningServer({ address: given, port, secret });
  if (running) return { address: running, isOwn: false, stop: () => {} };
  if (given) throw new Error(`no mock backend answers at ${given}`);
  return startServer(String(port ?? USUAL_PORTS[0]));
}

/**
 * The address of the running server with the mock backend. Undefined when none answers.
 * @param {{ address?: string | undefined, port?: string | undefined, secret?: string | undefined }} wanted
 */
export async function runningServer({ address, port, secret }) {
  const ports = port ? [port] : USUAL_PORTS;
  for (const candidate of address ? [address] : ports.map((one) => `http://localhost:${one}`))
    if (await isMock(candidate, secret)) return candidate;
  return undefined;
}

/**
 * Starts `npm start` on this port or the next free one. It ends together with this process.
 * @param {string} port
 */
function startServer(port) {
  console.error(`No mock backend is running, so one is started: npm start -- --port ${port}`);
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--port', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // With this variable the server ends when its parent has ended (scripts/lib/stopOnSignal.mjs).
    env: { ...process.env, HOST: '127.0.0.1', npm_lifecycle_event: 'start' },
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => reject(new Error('the server did not start')), START_MS);
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /Feria is running\n\s+(http:\S+?)\/\n/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(limit);
      console.error(`It runs at ${address}`);
      resolve({ address, isOwn: true, stop });
    });
    child.once('exit', () => {
      clearTimeout(limit);
      reject(new Error(`the server did not start: ${output.trim()}`));
    });
  });
}
