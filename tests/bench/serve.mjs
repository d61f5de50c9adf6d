import { createServer } from 'node:http';
import { serveStatic } from '../../scripts/serve/serveStatic.mjs';
import { OUT } from './build.mjs';

const PUBLIC = /^\/(art|fonts|favicon)/;
const SPRITE = /^\/icons\.svg/;

/** Serves the built peers and the app's pictures from one origin. */
export async function servePeers(port) {
  const [peers, pictures, icons] = [OUT, 'public', 'src/ui/icons'].map((folder) =>
    serveStatic(folder),
  );
  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    if (SPRITE.test(path)) icons(req, res);
    else if (PUBLIC.test(path)) pictures(req, res);
    else peers(req, res);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
