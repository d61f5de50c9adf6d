import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { basePathOf } from '../../deploy/basePath.mjs';
import { configOf } from '../../deploy/withConfig.mjs';
import { ensureBuild } from '../lib/ensureBuild.mjs';
import { stopOnSignal } from '../lib/stopOnSignal.mjs';
import { addresses, mockLines, printAddresses } from '../serve/addresses.mjs';
import { createBackend, importMock, siteOfBrand } from '../serve/backend.mjs';
import { belowBase } from '../serve/belowBase.mjs';
import { brandedBuild } from '../serve/brandedBuild.mjs';
import { openHttps } from '../serve/https.mjs';
import { createPreviewPanel } from '../serve/panel.mjs';
import { freePort, KEEP_ALIVE } from '../serve/ports.mjs';
import { readServeOptions } from '../serve/serveOptions.mjs';
import { serveStatic } from '../serve/serveStatic.mjs';

const { host, isHttps, apiTarget, mapping, adminSecret, ...options } = readServeOptions({
  defaultPort: 4173,
  flags: ['port', 'host', 'https', 'api-target', 'api-mapping', 'base'],
});
ensureBuild(options.base);
const base = basePathOf('dist');
const port = await freePort(options.port, host);
const securePort = isHttps ? await freePort(port + 1, host) : undefined;

const mock = apiTarget ? undefined : await importMock();
const { BRAND } = process.env;
const folder = BRAND ? brandedBuild(BRAND) : 'dist';
const config = configOf(readFileSync(join(folder, 'index.html'), 'utf8'));
const backend = createBackend({
  apiTarget,
  mapping,
  loadMock: async () => mock,
  adminSecret,
  site: siteOfBrand(),
  config,
  base,
});
const servePage = serveStatic(folder);
const panel = apiTarget ? undefined : createPreviewPanel(folder, base);

const site = belowBase(base, (req, res) => {
  const serveProduct = () => backend(req, res, () => servePage(req, res));
  if (panel) panel(req, res, serveProduct);
  else serveProduct();
});
const server = createServer(KEEP_ALIVE, site);
await new Promise((done) => server.listen(port, host, () => done(undefined)));
const secure = securePort && (await openHttps(server, securePort, host));
stopOnSignal([server, secure], backend.save);

/** The addresses of the site, which may be below a path. */
const withBase = (origins) => origins.map((origin) => origin + base.slice(1));

printAddresses('The production build is running', [
  ...withBase(addresses(host, port)),
  ...(securePort ? withBase(addresses(host, securePort, 'https')) : []),
  ...(apiTarget
    ? [`backend: ${apiTarget.origin}${mapping ? ', by the mapping' : ''}`]
    : [
        ...mockLines(addresses(host, port).at(-1), adminSecret),
        'panel of the mock backend: add ?mock to any address',
      ]),
]);
