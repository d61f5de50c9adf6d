import { createServer } from 'vite';
import { addresses, announce, askedHost } from './addresses.mjs';
import { backend } from './backend.mjs';
import { openHttps } from './https.mjs';
import { freePort } from './ports.mjs';

const host = askedHost();
const port = await freePort(Number(process.env.PORT) || 5173, host);
const securePort = process.env.HTTPS ? await freePort(port + 1, host) : undefined;
// The app offers this address where a page has no secure context.
if (securePort) process.env.VITE_HTTPS_PORT = String(securePort);

const server = await createServer({
  server: { port, host, strictPort: true },
  clearScreen: false,
  plugins: [
    {
      name: 'feria:backend',
      configureServer(vite) {
        vite.middlewares.use(backend(() => vite.ssrLoadModule('/mocks/node.ts')));
      },
    },
  ],
});
await server.listen();
if (securePort) await openHttps(server.httpServer, securePort, host);

announce('Feria is running', [
  ...addresses(host, port),
  ...(securePort ? addresses(host, securePort, 'https') : []),
  ...(process.env.API_TARGET ? [`backend: ${process.env.API_TARGET}`] : ['backend: in the box']),
  ...(host === '0.0.0.0' ? [] : ['for phones on this network: HOST=0.0.0.0 HTTPS=1 npm start']),
]);
