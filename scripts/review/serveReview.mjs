import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { FILE_TYPES } from '../../deploy/fileTypes.mjs';
import { safePath } from '../serve/serveStatic.mjs';
import { applyDecisions, readDecisions } from './decisions.mjs';

/** The page also works under it on a static host. */
export const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'connect'].map((kind) => `${kind}-src 'self'`),
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const MAX_BYTES = 100_000;

async function readBody(req) {
  let body = '';
  for await (const chunk of req) {
    body += chunk;
    if (body.length > MAX_BYTES) throw new Error('the request is too large');
  }
  return JSON.parse(body);
}

/** Another site that is open in the browser may not write, also when its name leads to this machine. */
const isOwn = ({ headers }) =>
  /^(localhost|127\.0\.0\.1):\d+$/.test(headers.host ?? '') &&
  headers.origin === `http://${headers.host}` &&
  headers['content-type'] === 'application/json';

/**
 * Serves a built workbench with the review in its folder `review`, which then writes decisions into the repository.
 * @param {{ folder: string, root?: string, by?: string | null }} options
 */
export function createReviewServer({ folder, root = '.', by = null }) {
  const review = join(folder, 'review');

  /** The page names the story and what was decided. What is written is what the review was made with. */
  function decide({ story, decision, note }) {
    const { stories, head } = JSON.parse(readFileSync(join(review, 'review.json'), 'utf8'));
    const found = stories.find(({ id }) => id === story);
    if (!found) throw new Error('the review has no such story');
    const picture = found.keeps
      ? readFileSync(join(review, 'kept', `${story}.webp`), 'base64')
      : undefined;
    const [written] = applyDecisions(
      [
        {
          ...{ story, decision, note, picture },
          ...{ isGone: found.state === 'gone', digest: found.digest, commit: head.hash },
        },
      ],
      { root, by },
    );
    return written;
  }

  async function answer(req, res) {
    const path = safePath(req.url ?? '/');
    const send = (status, text, headers = {}) =>
      res.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(text);
    const sendJson = (status, value) =>
      send(status, JSON.stringify(value), { 'content-type': FILE_TYPES['.json'] });
    if (path === '/review') return send(302, '', { location: '/review/' });
    if (path === '/review/decisions' && req.method === 'POST') {
      if (!isOwn(req)) return sendJson(403, { error: 'only the page of the review may write' });
      try {
        return sendJson(200, decide(await readBody(req)));
      } catch (error) {
        return sendJson(400, { error: error.message });
      }
    }
    if (path === '/review/decisions') return sendJson(200, readDecisions(root));
    const isReview = path?.startsWith('/review/');
    const headers = isReview ? { 'content-security-policy': POLICY } : {};
    if (path === '/review/' || path === '/review/index.html') {
      const html = readFileSync(join(review, 'index.html'), 'utf8');
      // Tells the page that decisions can be written.
      return send(200, html.replace('<html ', '<html data-writes '), {
        ...headers,
        'content-type': FILE_TYPES['.html'],
      });
    }
    const file = path && join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file || !existsSync(file) || !statSync(file).isFile()) return send(404, 'not found\n');
    res.writeHead(200, {
      ...headers,
      'content-type': FILE_TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    createReadStream(file).pipe(res);
  }

  // A file that is missing, such as during a new build, is no reason to end.
  return createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
}
