import { createServer } from 'node:net';

/**
 * The wanted port, or the next free one said aloud.
 * @param {number} wanted
 * @param {string} [host]
 */
export async function freePort(wanted, host = '127.0.0.1') {
  for (let port = wanted; port < wanted + 50; port++) {
    // A server on ::1 alone would still answer for "localhost".
    if ((await isFree(port, host)) && (await isFree(port, '::1'))) {
      if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
      return port;
    }
  }
  throw new Error(`No free port from ${wanted} to ${wanted + 49}. Name another: PORT=8080`);
}

/** A port nobody asked for by number, for servers that tests start. */
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
