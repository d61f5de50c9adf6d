import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import {
  describeFailure,
  replyHeaders,
  requestHeaders,
  requestOptions,
  sendError,
  TIME_LIMIT_MS,
  targetPath,
} from './apiProxy.mjs';
import { createTranslator } from './translate.mjs';

const MAX_BODY_BYTES = 32 * 1024 * 1024;

/**
 * Passes requests on to a backend with another API, translated by a mapping in both directions.
 * @param {URL} target
 * @param {import('./mapping').Mapping} mapping
 * @param {{ timeLimit?: number, isInsecure?: boolean, onReply?: import('./apiProxy.mjs').OnReply }} [options]
 * @returns {import('node:http').RequestListener}
 */
export function createTranslatedProxy(
  target,
  mapping,
  { timeLimit = TIME_LIMIT_MS, isInsecure = false, onReply } = {},
) {
  const translator = createTranslator(mapping);
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;

  return async (req, res) => {
    const abort = new AbortController();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      abort.abort();
    }, timeLimit);
    res.on('close', () => {
      clearTimeout(timer);
      abort.abort();
    });
    /** @type {import('node:http').OutgoingHttpHeaders} */
    let headers = {};

    /** @type {import('./translate.mjs').Send} */
    const send = async (call) => {
      const path = targetPath(target, call.path);
      if (path === undefined)
        throw new Failure(400, 'bad_path', 'The path of the request leaves the backend.');
      const body = bytesOf(call.body);
      const upstream = request({
        ...requestOptions(target, isInsecure),
        path,
        method: call.method,
        headers: {
          ...call.headers,
          ...(typeof call.body === 'object' ? { 'content-type': 'application/json' } : {}),
          'content-length': body.length,
        },
        signal: abort.signal,
      });
      upstream.end(body);
      const answer = await new Promise((resolve, reject) => {
        upstream.on('response', resolve).on('error', reject);
      });
      headers = replyHeaders(answer.headers, req);
      const status = answer.statusCode ?? 502;
      return { status, body: parseReply(await readText(answer), status, call) };
    };

    try {
      const call = await readCall(req, target);
      const reply = await translator.answer(call, send);
      const text = JSON.stringify(reply.body);
      for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified'])
        delete headers[name];
      res.writeHead(reply.status, {
        'cache-control': 'no-store',
        ...headers,
        'content-type': 'application/json',
      });
      res.end(text);
      const type = 'application/json';
      onReply?.({ method: call.method, path: call.path, status: reply.status, type, text });
    } catch (error) {
      if (isLate) sendError(res, 504, 'timeout', `${target.origin} did not answer in time.`);
      else if (error instanceof Failure) sendError(res, error.status, error.code, error.message);
      else if (!res.destroyed) sendError(res, 502, 'bad_gateway', describeFailure(target, error));
    }
  };
}

/** What this server says by itself. */
class Failure extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {URL} target
 */
async function readCall(req, target) {
  const { pathname, searchParams } = new URL(`http://localhost${req.url}`);
  return {
    method: req.method ?? 'GET',
    path: pathname,
    query: queryOf(searchParams),
    ...bodyOf(req.headers, await readText(req, 'latin1')),
    headers: /** @type {Record<string, string>} */ (requestHeaders(req, target)),
  };
}

/** @param {unknown} body an object, or each byte as one character */
function bytesOf(body) {
  if (typeof body === 'string') return Buffer.from(body, 'latin1');
  return Buffer.from(body === undefined ? '' : JSON.stringify(body));
}

/**
 * @param {import('node:http').IncomingMessage} message
 * @param {BufferEncoding} [encoding]
 */
async function readText(message, encoding = 'utf8') {
  const chunks = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString(encoding);
}

/** @param {URLSearchParams} params */
const queryOf = (params) =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );

/**
 * The body of a request of the app. One with files is passed on as it is.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} text each byte as one character
 */
function bodyOf({ 'content-type': type = '', encryption }, text) {
  if (!text) return {};
  if (/form-urlencoded/.test(type)) return { body: queryOf(new URLSearchParams(text)) };
  if (!/json/.test(type)) return { body: text };
  const { data, ...others } = jsonOf(text);
  if (!encryption) return { body: data === undefined ? others : { ...others, data } };
  // A call that may be encrypted has its fields one level deeper.
  if (typeof data === 'object') return { body: { ...others, ...data } };
  const message = 'The body is encrypted: its fields cannot be translated. Configure "none".';
  throw new Failure(400, 'encryption_unknown', message);
}

/** @param {string} text each byte as one character */
function jsonOf(text) {
  try {
    return Object(JSON.parse(Buffer.from(text, 'latin1').toString()));
  } catch {
    throw new Failure(400, 'malformed', 'The body is not JSON.');
  }
}

/**
 * A page of a gateway in place of JSON says nothing that could be translated.
 * @param {string} text
 * @param {number} status
 * @param {{ method: string, path: string }} call
 */
function parseReply(text, status, { method, path }) {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (status >= 400) return undefined;
    throw new Failure(
      502,
      'bad_gateway',
      `${method} ${path} answered with a text that is not JSON.`,
    );
  }
}
