import { createServer } from 'node:http';
import { addresses, announce, askedHost } from './addresses.mjs';
import { importMock } from './backend.mjs';
import { freePort } from './ports.mjs';

const host = askedHost();
const port = await freePort(Number(process.env.PORT) || 5999, host);
const { mockMiddleware } = await importMock();

const server = createServer(mockMiddleware());
await new Promise((done) => server.listen(port, host, () => done(undefined)));
announce('The backend alone is running', addresses(host, port));
