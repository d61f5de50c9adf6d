import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import type { Mapping } from '../deploy/proxy/mapping';
import { closedDoor } from './core/door/adminDoor';
import { isAllowedHost } from './core/door/allowedHost';
import { hostFiles } from './core/hosts/hostFiles';
import { hostPatterns } from './core/hosts/hostPatterns';
import { type MockSite, setHostSite } from './core/hosts/hostSites';
import { hostStacks } from './core/hosts/hostStacks';
import { hostStreams } from './core/hosts/hostStreams';
import { createAutosave, type PersistentStore, restoreDatabases } from './core/hosts/persistence';
import { testInNode } from './core/hosts/testInNode';
import { errorReply } from './core/reply';
import { createForeignShape } from './foreignShape';
import { respond } from './respond';

const BACKEND_PATHS = /^\/(wps|lgw|lotto\/lgw|__mock)(?=[/?]|$)/;
const ADMIN_PATH = /^\/__mock(?=[/?]|$)/;
/** Replies of the admin API are data. Its pages have a policy of their own (mocks/admin/pages.ts). */
const ADMIN_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
/** Coding agents look for it at this place. */
const LLMS_TEXT = '/llms.txt';
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** From this size on, replies are compressed for clients that accept it, as by the servers of docs/deploy.md. */
const COMPRESSED_BYTES = 1000;

const EVENT_STREAM = 'text/event-stream';
const FOREIGN_HOST = 'This host name is not one of the backend: name it in MOCK_HOSTS.';

type Next = () => void;

interface Options {
  /** Called with method and path of a request that no endpoint answers, and the call that was nearly meant. */
  onUnknownPath?: (request: string, meant?: string) => void;
  /** Writes the files of a scenario that was made of a call. */
  saveScenario?: typeof hostFiles.saveScenario;
  /** Other machines can reach the backend, so its admin API asks for this. */
  adminSecret?: string | undefined;
  /** Answers other paths in the shape of another API (docs/bring-your-api.md). */
  mapping?: Mapping | undefined;
  /** Translates a stack trace to the files and lines of the source. */
  toSource?: ((stack: string) => string) | undefined;
  /** The configuration of the site that the host serves. */
  site?: MockSite | undefined;
}

/** The backend as a connect middleware. With `MOCK_FILE` its state survives a restart. */
export function mockMiddleware({ mapping, ...options }: Options = {}) {
  const { onUnknownPath, saveScenario, adminSecret, site, toSource } = options;
  if (site) setHostSite(site);
  if (saveScenario) hostFiles.saveScenario = saveScenario;
  if (toSource) hostStacks.toSource = toSource;
  hostPatterns.test = testInNode;
  hostStreams.areServed = true;
  const file = process.env.MOCK_FILE;
  const persistence = file ? persistIn(file) : undefined;
  const respondForeign = mapping && createForeignShape(mapping);
  const middleware = (req: IncomingMessage, res: ServerResponse, next?: Next) => {
    if (req.url === LLMS_TEXT) req.url = `/__mock${LLMS_TEXT}`;
    if (BACKEND_PATHS.test(req.url ?? '')) req.url = pathOf(req.url);
    if (!BACKEND_PATHS.test(req.url ?? '')) {
      if (respondForeign) void answer(req, res, persistence, respondForeign);
      else if (next) next();
      else void send(res, errorReply('no_handler', 'EN', { status: 404 }));
      return;
    }
    if (ADMIN_PATH.test(req.url ?? ''))
      for (const [name, value] of Object.entries(ADMIN_HEADERS)) res.setHeader(name, value);
    if (!isAllowedHost(req.headers.host)) {
      void send(res, errorReply('forbidden', 'EN', { status: 403, message: FOREIGN_HOST }));
      return;
    }
    const closed = adminSecret && closedDoor(req, adminSecret);
    if (closed) {
      res.writeHead(closed.status, { 'cache-control': 'no-store', ...closed.headers });
      res.end(closed.body);
    } else void answer(req, res, persistence, respond, onUnknownPath);
  };
  /** Writes the state to the file, if there is one. The host calls it before it exits. */
  const save = async () => persistence?.saveNow();
  return Object.assign(middleware, { save });
}

/** The path without parts such as `..`. The handlers get it in this form, so it must also be checked in this form. */
function pathOf(url = '/') {
  if (!URL.canParse(`http://localhost${url}`)) return url;
  const { pathname, search } = new URL(`http://localhost${url}`);
  return pathname + search;
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  persistence: ReturnType<typeof persistIn> | undefined,
  respondTo: typeof respond,
  onUnknownPath?: Options['onUnknownPath'],
) {
  try {
    await persistence?.ready;
    const body = await readBody(req);
    if (!body) {
      res.setHeader('Connection', 'close');
      return await send(res, errorReply('body_too_large', 'EN', { status: 413 }));
    }
    const response = await respondTo(toRequest(req, res, body));
    if (onUnknownPath && response.status === 404) {
      const unknown = await readUnknownPath(response);
      if (unknown) onUnknownPath(`${req.method} ${req.url?.split('?')[0]}`, unknown.meant);
    }
    await send(res, response);
    persistence?.schedule();
  } catch {
    if (res.headersSent) res.destroy();
    else await send(res, errorReply('malformed', 'EN', { status: 400 }));
  }
}

/** What was nearly meant, when the reply says that no endpoint has this path. */
async function readUnknownPath(response: Response): Promise<{ meant?: string } | undefined> {
  const reply = await response
    .clone()
    .json()
    .catch(() => undefined);
  return reply?.code === 'no_handler' ? { ...reply.value } : undefined;
}

/** Undefined when the body is too large. Counts the received bytes, because the header may be missing or wrong. */
async function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The default iterator would close the connection when the loop ends early, before the answer is sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toRequest(req: IncomingMessage, res: ServerResponse, body: Buffer<ArrayBuffer>) {
  const clientLeft = new AbortController();
  res.on('close', () => clientLeft.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    // HTTP/2 pseudo headers are not allowed in Headers.
    if (name.startsWith(':')) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : (value ?? ''));
  }
  const method = req.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const scheme = 'encrypted' in req.socket ? 'https' : 'http';
  const url = `${scheme}://${req.headers.host ?? 'localhost'}${req.url}`;
  return new Request(url, {
    method,
    headers,
    signal: clientLeft.signal,
    ...(hasBody ? { body } : {}),
  });
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
  if (headers['content-type'] === EVENT_STREAM && response.body) {
    res.writeHead(response.status, headers);
    sendEndless(res, response.body as ReadableStream);
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  const isText = /json|text/.test(String(headers['content-type']));
  const isGzipAccepted = /\bgzip\b/.test(String(res.req.headers['accept-encoding']));
  if (!isText || !isGzipAccepted || body.length < COMPRESSED_BYTES) {
    res.writeHead(response.status, headers).end(body);
    return;
  }
  const { 'content-length': _, ...rest } = headers;
  const encoding = { 'content-encoding': 'gzip', vary: 'accept-encoding' };
  res.writeHead(response.status, { ...rest, ...encoding }).end(gzipSync(body, { level: 1 }));
}

/** Sends each part as soon as it is there. When the client leaves, the stream is cancelled. */
function sendEndless(res: ServerResponse, body: ReadableStream) {
  res.flushHeaders();
  // The pipeline rejects when the client leaves, and when the stream is cut on purpose.
  pipeline(Readable.fromWeb(body), res).catch(() => {});
}

/** Writes to a second file and renames it, so that a crash while writing leaves the old state intact. */
const fileStore = (file: string): PersistentStore => ({
  read: async () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
  write: async (text) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  },
});

function persistIn(file: string) {
  const store = fileStore(file);
  const ready = restoreDatabases(store);
  const { schedule, saveNow } = createAutosave(store);
  return { ready, schedule, saveNow };
}
