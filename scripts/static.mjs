import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

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
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

const size = (file) => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : undefined;
};

/**
 * Serves a production build: files by name, every other address the page itself.
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function serveStatic(folder) {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return end(res, 405);
    const path = safePath(req.url ?? '/');
    if (path === undefined) return end(res, 400);

    const asked = join(folder, path);
    const isFile = size(asked) !== undefined;
    // A missing picture or script must not come back as a page; /m/index.html is one.
    if (!isFile && !['', '.html'].includes(extname(path))) return end(res, 404);
    send(req, res, isFile ? asked : join(folder, 'index.html'));
  };
}

/** @returns {string | undefined} */
function safePath(url) {
  try {
    const path = normalize(decodeURIComponent(url.split(/[?#]/)[0] ?? '/'));
    return path.startsWith('/') && !path.includes('\0') && !path.includes('/.') ? path : undefined;
  } catch {
    return undefined;
  }
}

function send(req, res, file) {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const packed = PACKED.find(([name, suffix]) => accepted.includes(name) && size(file + suffix));
  const body = packed ? file + packed[1] : file;
  res.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': size(body),
    // Built names carry a hash; the page and public files may change under theirs.
    'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(packed && { 'content-encoding': packed[0] }),
  });
  if (req.method === 'HEAD') return res.end();
  createReadStream(body).pipe(res);
}

function end(res, status) {
  res.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`);
}
