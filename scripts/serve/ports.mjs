import { createServer } from 'node:net';

/**
 * How long an unused connection stays open. Node's five seconds are shorter than what browsers and
 * proxies count on: now and then a request would meet a connection that is being closed.
 */
export const KEEP_ALIVE = { keepAliveTimeout: 65_000 };

/**
 * The wanted port, or the next free one, which it prints.
 * @param {number} firstPort
 * @param {string} [host]
 */
export async function freePort(firstPort, host = '127.0.0.1') {
  for (let port = firstPort; port < firstPort + 50; port++) {
    // A server on ::1 alone would answer requests to "localhost".
    if ((await isFree(port, host)) && (await isFree(port, '::1'))) {
      if (port !== firstPort) console.log(`Port ${firstPort} is taken; using ${port}.`);
      return port;
    }
  }
  throw new Error(
    `No free port from ${firstPort} to ${firstPort + 49}. Choose another one: --port 8080`,
  );
}

/** Any free port, for servers that tests start. */
export async function anyPort() {
  const server = await listen(0, '127.0.0.1');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((done) => server.close(done));
  return port;
}

async function isFree(port, host) {
  try {
    const server = await listen(port, host);
    await new Promise((done) => server.close(done));
    return true;
  } catch (error) {
    // This machine has no such address, so nothing can listen there.
    return error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';
  }
}

/** @returns {Promise<import('node:net').Server>} */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}
