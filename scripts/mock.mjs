import { createServer } from 'node:http';
import { addresses, announce, askedHost } from './addresses.mjs';
import { importMock } from './backend.mjs';
import { freePort } from './ports.mjs';

const host = askedHost();
const port = await freePort(Number(process.env.PORT) || 5999, host);
const { mockMiddleware } = await importMock();

createServer(mockMiddleware()).listen(port, host);
announce('The backend alone is running', addresses(host, port));
