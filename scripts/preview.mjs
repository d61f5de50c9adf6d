import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import { applyBrand } from '../deploy/applyBrand.mjs';
import { addresses, printAddresses } from './addresses.mjs';
import { createBackend, importMock } from './backend.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { openHttps } from './https.mjs';
import { freePort } from './ports.mjs';
import { readServeOptions } from './serveOptions.mjs';
import { serveStatic } from './serveStatic.mjs';
import { stopOnSignal } from './stopOnSignal.mjs';

const { host, isHttps, apiTarget, ...options } = readServeOptions({
  defaultPort: 4173,
  flags: ['port', 'host', 'https', 'api-target'],
});
ensureBuild();
const port = await freePort(options.port, host);
const securePort = isHttps ? await freePort(port + 1, host) : undefined;

const mock = apiTarget ? undefined : await importMock();
const backend = createBackend({ apiTarget, loadMock: async () => mock });
const page = serveStatic(buildOf(process.env.BRAND));

const server = createServer((req, res) => backend(req, res, () => page(req, res)));
await new Promise((done) => server.listen(port, host, () => done(undefined)));
const secure = securePort && (await openHttps(server, securePort, host));
stopOnSignal([server, secure], backend.save);

printAddresses('The production build is running', [
  ...addresses(host, port),
  ...(securePort ? addresses(host, securePort, 'https') : []),
  `backend: ${apiTarget?.origin ?? 'the bundled mock'}`,
]);

/** A copy of the build with another brand; without one, the build itself. */
function buildOf(brand) {
  if (!brand) return 'dist';
  const copy = '.cache/branded';
  cpSync('dist', copy, { recursive: true });
  applyBrand(brand, copy);
  return copy;
}
