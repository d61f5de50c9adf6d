import { createServer } from 'node:http';
import { addresses, announce, askedHost } from './addresses.mjs';
import { backend, importMock } from './backend.mjs';
import { ensureBuild } from './fresh.mjs';
import { openHttps } from './https.mjs';
import { freePort } from './ports.mjs';
import { serveStatic } from './static.mjs';

ensureBuild();
const host = askedHost();
const port = await freePort(Number(process.env.PORT) || 4173, host);
const securePort = process.env.HTTPS ? await freePort(port + 1, host) : undefined;

const mock = process.env.API_TARGET ? undefined : await importMock();
const answer = backend(async () => mock);
const page = serveStatic('dist');

const server = createServer((req, res) => answer(req, res, () => page(req, res)));
await new Promise((done) => server.listen(port, host, () => done(undefined)));
if (securePort) await openHttps(server, securePort, host);

announce('The production build is running', [
  ...addresses(host, port),
  ...(securePort ? addresses(host, securePort, 'https') : []),
  ...(process.env.API_TARGET ? [`backend: ${process.env.API_TARGET}`] : ['backend: in the box']),
]);
