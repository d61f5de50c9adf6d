import { createServer } from 'node:http';
import { addresses, printAddresses } from './addresses.mjs';
import { createUnknownPathLog, importMock } from './backend.mjs';
import { freePort, KEEP_ALIVE } from './ports.mjs';
import { readServeOptions } from './serveOptions.mjs';
import { stopOnSignal } from './stopOnSignal.mjs';

const { host, ...options } = readServeOptions({ defaultPort: 5999 });
const port = await freePort(options.port, host);
const { mockMiddleware } = await importMock();

const mock = mockMiddleware({ onUnknownPath: createUnknownPathLog() });
const server = createServer(KEEP_ALIVE, mock);
await new Promise((done) => server.listen(port, host, () => done(undefined)));
stopOnSignal([server], mock.save);
printAddresses('The mock backend is running', addresses(host, port));
