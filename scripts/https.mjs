import { createServer } from 'node:https';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { lanAddresses } from './addresses.mjs';

/**
 * A second door to the same server for phones on the LAN: the body's encryption needs a secure
 * context, which plain http gives only to localhost. The certificate is made here and kept a month.
 * @param {import('node:http').Server} http
 * @param {number} port
 * @param {string} host
 */
export async function openHttps(http, port, host) {
  const key = await getCertificate('node_modules/.cache/https', 'feria', lanAddresses());
  const server = createServer({ key, cert: key });
  for (const event of ['request', 'upgrade'])
    server.on(event, (...args) => http.emit(event, ...args));
  await new Promise((done) => server.listen(port, host, () => done(undefined)));
  return server;
}
