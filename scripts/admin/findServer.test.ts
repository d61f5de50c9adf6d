import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { anyPort } from '../serve/ports.mjs';
import { findServer } from './findServer.mjs';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that has the document of the admin API, and may ask for a secret. */
async function serve(document: object, secret?: string) {
  const server = createServer((req, res) => {
    const isAllowed = !secret || req.headers['mock-secret'] === secret;
    res.writeHead(isAllowed ? 200 : 401).end(JSON.stringify(document));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

const DOCUMENT = { paths: { '/__mock/admin-openapi.json': {} } };

test('a running server is found at a port, and at an address with a slash at its end', async () => {
  const port = await serve(DOCUMENT);
  const found = { address: `http://localhost:${port}`, isOwn: false };
  expect(await findServer({ port })).toMatchObject(found);
  expect(await findServer({ address: `http://localhost:${port}/` })).toMatchObject(found);
});

test('a server that asks for a secret gets it, and without it the variable is named', async () => {
  const port = await serve(DOCUMENT, 's3cret');
  expect(await findServer({ port, secret: 's3cret' })).toMatchObject({ isOwn: false });
  await expect(findServer({ port })).rejects.toThrow('asks for a secret: set MOCK_SECRET');
});

test('an address where nothing or something else answers is rejected', async () => {
  const address = `http://127.0.0.1:${await anyPort()}`;
  await expect(findServer({ address })).rejects.toThrow(`no mock backend answers at ${address}`);
  const other = `http://127.0.0.1:${await serve({})}`;
  await expect(findServer({ address: other })).rejects.toThrow(
    `no mock backend answers at ${other}`,
  );
});
