import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { startWorlds } from './core/host';
import { fail } from './core/reply';
import { type Keeper, keepWith, recall } from './core/snapshot';
import { respond } from './respond';

const ROOMS = /^\/(wps|lgw|lotto\/lgw|__mock)(\/|$)/;
const LARGEST = 32 * 1024 * 1024;

type Next = () => void;

/** The backend over real HTTP, in the manner of connect. `MOCK_FILE` keeps its state over restarts. */
export function mockMiddleware() {
  const file = process.env.MOCK_FILE;
  const kept = file ? keepIn(file) : undefined;
  return (req: IncomingMessage, res: ServerResponse, next?: Next) => {
    if (!ROOMS.test(req.url ?? '')) {
      if (next) next();
      else void send(res, fail('no_handler', 'EN', { status: 404 }));
      return;
    }
    void answer(req, res, kept);
  };
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  kept: ReturnType<typeof keepIn> | undefined,
) {
  try {
    await kept?.ready;
    if (Number(req.headers['content-length'] ?? 0) > LARGEST) {
      return await send(res, fail('malformed', 'EN', { status: 413 }));
    }
    await send(res, await respond(requestOf(req, res)));
    kept?.touch();
  } catch {
    if (!res.headersSent) await send(res, fail('malformed', 'EN', { status: 400 }));
    else res.destroy();
  }
}

function requestOf(req: IncomingMessage, res: ServerResponse) {
  const gone = new AbortController();
  res.on('close', () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (!name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : (value ?? ''));
  }
  const method = req.method ?? 'GET';
  const body =
    method === 'GET' || method === 'HEAD' ? {} : { body: Readable.toWeb(req), duplex: 'half' };
  const scheme = 'encrypted' in req.socket ? 'https' : 'http';
  const url = `${scheme}://${req.headers.host ?? 'localhost'}${req.url}`;
  return new Request(url, { method, headers, signal: gone.signal, ...body } as RequestInit);
}

async function send(res: ServerResponse, response: Response) {
  if (response.type === 'error') {
    res.destroy();
    return;
  }
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length) headers['set-cookie'] = cookies;
  headers['cache-control'] ??= 'no-store';
  res.writeHead(response.status, headers);
  res.end(Buffer.from(await response.arrayBuffer()));
}

/** Written beside and renamed, so that a crash in the middle leaves the older state whole. */
const fileKeeper = (file: string): Keeper => ({
  read: async () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
  write: async (text) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  },
});

function keepIn(file: string) {
  const keeper = fileKeeper(file);
  const ready = recall(keeper).then(startWorlds);
  const { touch, flush } = keepWith(keeper);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void flush().then(() => process.exit(0)));
  }
  return { ready, touch };
}
