import { createReadStream, readFileSync, statSync } from 'node:fs';
// Windows accepts forward slashes, so there is one form of path on every system.
import { extname, join, normalize } from 'node:path/posix';
import { pipeline } from 'node:stream';
import { FILE_TYPES } from '../../deploy/fileTypes.mjs';
import { errorHeaders, headersOf, hostOf, policyOfPage } from '../../deploy/headers.mjs';
import { versionOf } from '../../deploy/versionOf.mjs';

/** Content encodings, and the suffix of the compressed file beside the original. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

const sizeOf = (file) => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : undefined;
};

/**
 * Serves a production build: a file by its name, and index.html for other addresses without an extension or with
 * `.html`. Anything else that is missing is a 404.
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function serveStatic(folder) {
  const readPage = createPage(join(folder, 'index.html'));
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendStatus(res, 405, { allow: 'GET, HEAD' });
    // As the servers of docs/deploy.md, so that a balancer can be tried out.
    if (req.url === '/healthz')
      return sendStatus(
        res,
        200,
        { 'cache-control': 'no-store' },
        `ok ${readPage().version}`.trim(),
      );
    if (isUnreadable(req.url ?? '/')) return openGonePage(req, res);
    const path = safePath(req.url ?? '/');
    if (path === undefined) return sendStatus(res, 400);

    // Source maps contain the source code.
    if (extname(path) === '.map') return sendStatus(res, 404);
    const file = join(folder, path);
    const isFile = sizeOf(file) !== undefined;
    // A missing picture or script is an error, not the page. /m/index.html is an address of the page.
    if (!isFile && !['', '.html'].includes(extname(path))) return sendStatus(res, 404);
    const served = isFile ? path : '/index.html';
    send(req, res, join(folder, served), headersOf(served, readPage().policy, hostOf(req)));
  };
}

/**
 * Whether an address cannot be decoded, such as `/m/%E0%A4%A`.
 * @param {string} url
 */
export function isUnreadable(url) {
  try {
    decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
    return false;
  } catch {
    return true;
  }
}

/**
 * Opens an address that the app does not have, so that it says that the page is gone.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 */
export function openGonePage(req, res) {
  // Relative, because the site may be below a path.
  const folders = (req.url ?? '/').split(/[?#]/)[0]?.split('/').slice(2) ?? [];
  const location = `${'../'.repeat(folders.length)}m/gone`;
  res.writeHead(302, { ...errorHeaders, 'cache-control': 'no-store', location }).end();
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

/**
 * The policy and the version of a page. The policy contains the hashes of the page's inline scripts, so both are read
 * again after each build.
 * @param {string} page
 */
function createPage(page) {
  let known = { policy: {}, version: '' };
  let builtAt = 0;
  return () => {
    const { mtimeMs = 0 } = statSync(page, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== builtAt) {
      const html = readFileSync(page, 'utf8');
      known = { policy: policyOfPage(html), version: versionOf(html) };
    }
    builtAt = mtimeMs;
    return known;
  };
}

function send(req, res, file, headers) {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(
    ([name, suffix]) => accepted.includes(name) && sizeOf(file + suffix),
  );
  const body = encoding ? file + encoding[1] : file;
  const size = sizeOf(body) ?? 0;
  const range = readRange(req.headers.range, size);
  if (range === null)
    return sendStatus(res, 416, {
      'content-range': `bytes */${size}`,
      'cache-control': 'no-store',
    });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  res.writeHead(range ? 206 : 200, {
    'content-type': FILE_TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...headers,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding[0] }),
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (req.method === 'HEAD' || !size) return res.end();
  // Unlike pipe(), pipeline() closes the file when the client leaves.
  pipeline(createReadStream(body, { start, end }), res, () => {});
}

/**
 * The part of a file that is asked for. Undefined for all of it, null for a part that it does not have. Several parts
 * are not supported, and get all of it, as the standard allows.
 * @param {string | undefined} header
 * @param {number} size
 */
function readRange(header, size) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start <= end ? { start, end } : null;
}

function sendStatus(res, status, headers = {}, text = String(status)) {
  res
    .writeHead(status, { ...errorHeaders, 'content-type': 'text/plain', ...headers })
    .end(`${text}\n`);
}
