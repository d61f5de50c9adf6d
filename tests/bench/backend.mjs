import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { anyPort } from '../../scripts/serve/ports.mjs';

const GAMES = 20_000;
const SECONDS = 2;
const AT_ONCE = 8;
/** For the median time of a call. */
const CALLS = 40;

/**
 * Measures the mock over HTTP: calls per second, and memory with a large catalogue. The figures depend
 * on the machine, so no test checks them.
 */
export async function benchBackend() {
  const small = await startMock({});
  const figures = {
    'backend: game list, calls per second': await callsPerSecond(small.origin, LIST),
    'backend: hot games, calls per second': await callsPerSecond(small.origin, HOT),
    'backend: login, calls per second': await callsPerSecond(
      small.origin,
      await makeLogin(small.origin),
    ),
    'backend: memory, MB': await small.memory(),
  };
  await small.stop();
  const large = await startMock({ MOCK_GAMES: String(GAMES) });
  await fetch(large.origin + LIST.path);
  Object.assign(figures, {
    'backend: game list of 20,000, calls per second': await callsPerSecond(large.origin, LIST),
    'backend: search in 20,000, calls per second': await callsPerSecond(large.origin, SEARCH),
    'backend: search in 20,000, ms per call': await medianMs(large.origin, SEARCH),
    'backend: memory with 20,000 games, MB': await large.memory(),
  });
  await large.stop();
  return figures;
}

const LIST = { path: '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=3&pageSize=54' };
const SEARCH = { path: '/wps/relay/GCSGAME_gameList?gameName=oro&pageSize=54' };
const HOT = { path: '/wps/relay/GCSGAME_hotGamesV2' };

/** One encrypted body that is sent repeatedly. This measures its decryption and the login rules. */
async function makeLogin(origin) {
  const { CompactEncrypt, importJWK } = await import('jose');
  const reply = await fetch(`${origin}/wps/system/settings/consolidated`);
  const { value } = await reply.json();
  const secret = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(secret)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(await importJWK(value.encryption.key, 'RSA-OAEP-256'));
  const headers = { 'Content-Type': 'application/json', Encryption: 'JWE' };
  return {
    path: '/wps/session/login',
    init: { method: 'POST', headers, body: JSON.stringify({ data }) },
  };
}

async function send(origin, { path, init }) {
  const reply = await fetch(origin + path, init);
  const { success } = await reply.json();
  if (!success) throw new Error(`${path} failed: ${reply.status}`);
}

async function callsPerSecond(origin, call) {
  await send(origin, call);
  const started = performance.now();
  const ends = started + SECONDS * 1000;
  let count = 0;
  const work = async () => {
    while (performance.now() < ends) {
      await send(origin, call);
      count++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return Math.round((count * 1000) / (performance.now() - started));
}

/** The median time of a call, one call at a time. */
async function medianMs(origin, call) {
  const times = [];
  for (let i = 0; i < CALLS; i++) {
    const started = performance.now();
    await send(origin, call);
    times.push(performance.now() - started);
  }
  return Number(times.sort((a, b) => a - b)[CALLS / 2].toFixed(1));
}

export async function startMock(extraEnv) {
  const port = await anyPort();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...extraEnv };
  const stdio = ['ignore', 'pipe', 'inherit', 'ipc'];
  const args = ['--expose-gc', '--import', reporter, 'scripts/run.mjs', 'mock'];
  const child = spawn(process.execPath, args, { env, stdio });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((ready) => child.stdout.on('data', (text) => /http:/.test(text) && ready(0)));
  return {
    origin: `http://127.0.0.1:${port}`,
    memory: async () => megabytes(await ask(child, 'rss')),
    heap: async () => megabytes(await ask(child, 'heapUsed')),
    /** In ms of CPU, which other processes disturb less than the clock. */
    cpu: async () => Math.round((await ask(child, 'cpu')) / 1000),
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

/** @returns {Promise<number>} */
async function ask(child, what) {
  const reply = new Promise((resolve) => child.once('message', resolve));
  child.send(what);
  return Number(await reply);
}

/** Makes the process send its CPU time, its resident memory, or its heap after a collection, on request. */
const reporter = `data:text/javascript,${encodeURIComponent(`process.on('message', (what) => {
  const { user, system } = process.cpuUsage();
  if (what === 'cpu') return process.send(user + system);
  gc();
  process.send(process.memoryUsage()[what]);
})`)}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, value] of Object.entries(await benchBackend()))
    console.log(`${String(value).padStart(10)}  ${name}`);
}
