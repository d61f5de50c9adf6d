import { createServer } from 'node:https';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { lanAddresses } from './addresses.mjs';
import { KEEP_ALIVE } from './ports.mjs';

/**
 * Opens an https address to the same server, for phones on the network: Web Crypto needs a secure
 * context, which http gives to localhost only. The certificate is made here and kept for a month.
 * @param {import('node:http').Server} http
 * @param {number} port
 * @param {string} host
 */
export async function openHttps(http, port, host) {
  // One text with both the private key and the certificate.
  const pem = await getCertificate('node_modules/.cache/https', 'feria', lanAddresses());
  const server = createServer({ ...KEEP_ALIVE, key: pem, cert: pem });
  for (const event of ['request', 'upgrade'])
    server.on(event, (...args) => http.emit(event, ...args));
  await new Promise((done) => server.listen(port, host, () => done(undefined)));
  return server;
}
