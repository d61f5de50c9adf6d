import { createReadStream, statSync } from 'node:fs';
// Windows accepts forward slashes, so there is one form of path on every system.
import { extname, join, normalize } from 'node:path/posix';
import { pipeline } from 'node:stream';
import { cacheControl, fileHeaders, pageLimits, sampleGameHeaders } from '../deploy/headers.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Content encodings, and the suffix of the compressed file beside the original. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

const size = (file) => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : undefined;
};

/**
 * Serves a production build: a file by its name, and for every other address index.html.
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function serveStatic(folder) {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return end(res, 405);
    const path = safePath(req.url ?? '/');
    if (path === undefined) return end(res, 400);

    // Source maps contain the source code.
    if (extname(path) === '.map') return end(res, 404);
    const file = join(folder, path);
    const isFile = size(file) !== undefined;
    // A missing picture or script is an error, not the page. /m/index.html is an address of the page.
    if (!isFile && !['', '.html'].includes(extname(path))) return end(res, 404);
    const served = isFile ? path : '/index.html';
    send(req, res, join(folder, served), headersOf(served));
  };
}

/**
 * The path of a file inside the served folder; undefined for anything else. A backslash or a colon
 * could lead out of the folder on Windows, a name with a leading dot is private.
 * @param {string} url
 * @returns {string | undefined}
 */
export function safePath(url) {
  try {
    const path = normalize(decodeURIComponent(url.split(/[?#]/)[0] ?? '/'));
    return path.startsWith('/') && !/[\\:\0]|\/\./.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} path of the file that is sent */
function headersOf(path) {
  // Some file systems ignore the case of names, so the test does too.
  const cache = { 'cache-control': cacheControl(path) };
  if (/^\/play\//i.test(path)) return { ...sampleGameHeaders(), ...cache };
  if (extname(path) === '.html') return { ...fileHeaders(), ...pageLimits(), ...cache };
  return { ...fileHeaders(), ...cache };
}

function send(req, res, file, headers) {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(
    ([name, suffix]) => accepted.includes(name) && size(file + suffix),
  );
  const body = encoding ? file + encoding[1] : file;
  res.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': size(body),
    ...headers,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding[0] }),
  });
  if (req.method === 'HEAD') return res.end();
  // Unlike pipe(), pipeline() closes the file when the client leaves.
  pipeline(createReadStream(body), res, () => {});
}

function end(res, status) {
  res.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`);
}
