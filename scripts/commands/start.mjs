import { createServer } from 'vite';
import { readBrand } from '../../deploy/readBrand.mjs';
import { devHeadersPlugin } from '../build/devHeadersPlugin.mjs';
import { stopOnSignal } from '../lib/stopOnSignal.mjs';
import { addresses, mockLines, printAddresses } from '../serve/addresses.mjs';
import { createBackend, siteOfBrand } from '../serve/backend.mjs';
import { createDriftWatch } from '../serve/driftWatch.mjs';
import { openHttps } from '../serve/https.mjs';
import { createMockErrors, mockErrorsPlugin } from '../serve/mockErrors.mjs';
import { devPanelPlugin } from '../serve/panel.mjs';
import { freePort } from '../serve/ports.mjs';
import { readServeOptions } from '../serve/serveOptions.mjs';
import { isUnreadable, openGonePage } from '../serve/serveStatic.mjs';
import { writeScenario } from '../serve/writeRecording.mjs';

const { host, isHttps, apiTarget, mapping, adminSecret, ...options } = readServeOptions({
  defaultPort: 5173,
  flags: ['port', 'host', 'https', 'api-target', 'api-mapping', 'save-scenarios'],
});
// The event stream of the mock is on here, so that changes show at once. Elsewhere it is off (docs/mock-backend.md).
process.env.MOCK_EVENTS ??= '1';
const port = await freePort(options.port, host);
const securePort = isHttps ? await freePort(port + 1, host) : undefined;
// The app offers this address on a page without a secure context.
if (securePort) process.env.VITE_HTTPS_PORT = String(securePort);

const mock = createMockErrors(
  () => server.ssrLoadModule('/mocks/node.ts'),
  (message) => server.environments.client.hot.send(message),
);
const backend = createBackend({
  apiTarget,
  mapping,
  watch: apiTarget && createDriftWatch(),
  loadMock: mock.loadMock,
  toSource: (stack) => server.ssrRewriteStacktrace(stack),
  adminSecret,
  site: siteOfBrand(),
  config: readBrand(process.env.BRAND || 'feria').config,
  // Whoever reaches the admin API could write files otherwise.
  saveScenario: options.canSaveScenarios
    ? (name, description, recording) => writeScenario(name, description, recording, 'mocks')
    : undefined,
});
const server = await createServer({
  server: { port, host, strictPort: true },
  clearScreen: false,
  plugins: [
    devHeadersPlugin(),
    devPanelPlugin(Boolean(apiTarget)),
    ...(apiTarget ? [] : [mockErrorsPlugin(mock.check)]),
    {
      name: 'feria:backend',
      configureServer(vite) {
        vite.middlewares.use(backend);
        vite.middlewares.use((req, res, next) => {
          if (isUnreadable(req.url ?? '/')) openGonePage(req, res);
          else next();
        });
      },
    },
  ],
});
await server.listen();
const secure = securePort && (await openHttps(server.httpServer, securePort, host));
stopOnSignal([server.httpServer, secure], async () => {
  await backend.save();
  await server.close();
});

const [address, ...others] = addresses(host, port);
printAddresses('Feria is running', [
  address,
  ...others,
  ...(securePort ? addresses(host, securePort, 'https') : []),
  ...(apiTarget
    ? [`backend: ${apiTarget.origin}${mapping ? ', by the mapping' : ''}`]
    : [
        'log in as lucia with the password Feria2025 (more people: README.md)',
        ...mockLines(others.at(-1) ?? address, adminSecret),
      ]),
  ...(host === '0.0.0.0'
    ? []
    : ['for phones on this network: npm start -- --host 0.0.0.0 --https']),
]);
