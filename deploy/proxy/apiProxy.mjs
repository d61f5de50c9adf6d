import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** A backend that does not answer within this time is reported as such. */
export const TIME_LIMIT_MS = 10 * 60_000;

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What a developer reads instead of an error code of TLS. */
const TLS_REASONS = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate chain has a self-signed certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
};

/** What a developer reads instead of an error code of the network. */
const NETWORK_REASONS = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  ECONNRESET: 'it closed the connection',
};

/**
 * Called with a reply of JSON that was passed on.
 * @typedef {(reply: { method: string, path: string, status: number, type: string, text: string }) => void} OnReply
 */

/**
 * Passes requests on to a real backend. The browser talks to this server only, so addresses, cookies
 * and origins are translated in both directions.
 * @param {URL} target origin and, if the backend lives under one, a path
 * @param {{ timeLimit?: number, isInsecure?: boolean, onReply?: OnReply }} [options]
 * @returns {import('node:http').RequestListener}
 */
export function createApiProxy(
  target,
  { timeLimit = TIME_LIMIT_MS, isInsecure = false, onReply } = {},
) {
  const isTls = target.protocol === 'https:';
  const send = isTls ? httpsRequest : httpRequest;
  return (req, res) => {
    const path = targetPath(target, req.url ?? '/');
    if (path === undefined)
      return sendError(res, 400, 'bad_path', 'The path of the request leaves the backend.');
    const upstream = send({
      ...requestOptions(target, isInsecure),
      path,
      method: req.method,
      // What is compared must be readable here.
      headers: {
        ...requestHeaders(req, target),
        ...(onReply && { 'accept-encoding': 'identity' }),
      },
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      upstream.destroy();
    }, timeLimit);
    upstream.on('response', (answer) => {
      clearTimeout(timer);
      res.writeHead(answer.statusCode ?? 502, replyHeaders(answer.headers, req));
      answer.pipe(res);
      if (onReply) readReply(req, answer, onReply);
      // A body that breaks off must not look like a complete one.
      answer.on('error', () => res.destroy());
      answer.on('aborted', () => res.destroy());
    });
    upstream.on('error', (error) => {
      clearTimeout(timer);
      if (isLate) sendError(res, 504, 'timeout', `${target.origin} did not answer in time.`);
      else sendError(res, 502, 'bad_gateway', describeFailure(target, error));
    });
    res.on('close', () => {
      clearTimeout(timer);
      upstream.destroy();
    });
    req.pipe(upstream);
  };
}

/** Longer replies are not read: they are files. */
const MAX_READ_BYTES = 4 * 1024 * 1024;

/**
 * Reads a reply of JSON while it is passed on. A stream has no end, and is none.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').IncomingMessage} answer
 * @param {OnReply} onReply
 */
function readReply({ method = 'GET', url = '/' }, answer, onReply) {
  const type = answer.headers['content-type'] ?? '';
  if (!/json/.test(type)) return;
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  answer.on('data', (chunk) => {
    size += chunk.length;
    if (size <= MAX_READ_BYTES) chunks.push(chunk);
  });
  answer.on('end', () => {
    const [path = ''] = url.split('?');
    const text = Buffer.concat(chunks).toString();
    const status = answer.statusCode ?? 0;
    if (size <= MAX_READ_BYTES) onReply({ method, path, status, type, text });
  });
}

/**
 * Where a request goes.
 * @param {URL} target
 * @param {boolean} isInsecure
 */
export const requestOptions = ({ protocol, hostname, port }, isInsecure) => ({
  protocol,
  hostname: hostname.replace(/^\[|\]$/g, ''),
  port,
  ...(protocol === 'https:' && isInsecure ? { rejectUnauthorized: false } : {}),
});

/**
 * The path at the backend, below the path of the target. Undefined for one that would leave it:
 * dot segments are rejected, also when they are percent-encoded.
 * @param {URL} target
 * @param {string} url
 */
export function targetPath(target, url) {
  const [path = '/', ...query] = url.split('?');
  if (/(^|[/\\])(\.|%2e){1,2}([/\\]|$)/i.test(path.replace(/%2f/gi, '/').replace(/%5c/gi, '\\')))
    return undefined;
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  const base = target.pathname.replace(/\/$/, '');
  return [base + path, ...query].join('?');
}

/** @param {import('node:http').IncomingMessage} req */
export function requestHeaders(req, target) {
  const headers = { ...req.headers };
  for (const name of [...CONNECTION_HEADERS, ...connectionOptions(headers)]) delete headers[name];
  const { remoteAddress = '' } = req.socket;
  const forwardedFor = headers['x-forwarded-for'];
  return {
    ...headers,
    host: target.host,
    // A backend that checks the origin sees its own.
    ...(headers.origin ? { origin: target.origin } : {}),
    ...(headers.referer ? { referer: `${target.origin}/` } : {}),
    'x-forwarded-for': forwardedFor ? `${forwardedFor}, ${remoteAddress}` : remoteAddress,
    'x-forwarded-host': req.headers.host ?? '',
    'x-forwarded-proto': isSecure(req) ? 'https' : 'http',
  };
}

export function replyHeaders({ ...headers }, req) {
  for (const name of [...CONNECTION_HEADERS, ...connectionOptions(headers)]) delete headers[name];
  const cookies = headers['set-cookie'];
  // No cache on the way stores a reply, unless the backend allows it.
  headers['cache-control'] ??= 'no-store';
  if (cookies) headers['set-cookie'] = cookies.map((cookie) => localCookie(cookie, isSecure(req)));
  return headers;
}

/** Cookies of the backend's domain become cookies of this server; `Secure` needs https here too. */
function localCookie(cookie, isSecurePage) {
  const [pair, ...attributes] = cookie.split(';');
  const remaining = attributes.filter((attribute) => {
    const name = attribute.split('=')[0].trim().toLowerCase();
    if (name === 'domain') return false;
    return isSecurePage || (name !== 'secure' && !/^\s*samesite=none$/i.test(attribute));
  });
  return [pair, ...remaining].join(';');
}

/** Further headers of one connection, which the `Connection` header names. */
const connectionOptions = ({ connection = '' }) =>
  connection
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const isSecure = (req) => 'encrypted' in req.socket;

export function describeFailure({ origin }, error) {
  const reason = { ...TLS_REASONS, ...NETWORK_REASONS }[error.code] ?? error.message;
  const hint = Object.hasOwn(TLS_REASONS, error.code ?? '')
    ? ' Set API_TARGET_INSECURE=1 to accept it during development.'
    : '';
  return `The backend ${origin} cannot be reached: ${reason}.${hint}`;
}

/**
 * An error of this server itself, in the envelope of the backend.
 * @param {import('node:http').ServerResponse} res
 * @param {number} status
 * @param {string} code
 * @param {string} message
 */
export function sendError(res, status, code, message) {
  if (res.headersSent) return res.destroy();
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify({ success: false, code, message }));
}
