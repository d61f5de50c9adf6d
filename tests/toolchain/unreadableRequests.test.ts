import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deployFiles } from '../../deploy/writeConfig.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';
import { prepareSite, servers } from './servers';

let site: Awaited<ReturnType<typeof prepareSite>>;
beforeAll(async () => {
  site = await prepareSite((_, response) => response.end('{}'));
});
afterAll(() => site.stop());

/** Sends the text as it is and returns all that the server answers. */
async function sendRaw(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data));
  // A server that has not read everything closes with a reset, after its answer.
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const MARK = 'planted<b>';
const HEADERS = 'Host: a\r\nConnection: close\r\n';
const requests: [string, string][] = [
  ['an address that cannot be decoded', `GET /${MARK}%zz HTTP/1.1\r\n${HEADERS}\r\n`],
  ['no request', `${MARK}\r\n\r\n`],
  ['a strange host', `GET / HTTP/1.1\r\nHost: ${MARK}/\r\nConnection: close\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a strange header', `GET / HTTP/1.1\r\n${HEADERS}X: ${MARK}\0\r\n\r\n`],
  ['another version', 'GET / HTTP/9.1\r\n\r\n'],
  ['headers of 40 KiB', `GET / HTTP/1.1\r\n${HEADERS}X: ${MARK.repeat(4096)}\r\n\r\n`],
];

for (const { name, title, isInstalled } of servers) {
  describe.skipIf(!isInstalled)(title, () => {
    let port: number;
    let server: ReturnType<typeof site.start>;
    beforeAll(async () => {
      ({ port, server } = await site.startUp(name));
    });
    afterAll(() => void server?.kill());

    // Caddy cannot add a header to these replies. As they are fixed plain text, a browser has nothing to run in them.
    test.each(requests)('the reply to %s has nothing of the request in it', async (_, text) => {
      const answer = await sendRaw(port, text);
      expect(answer).toMatch(/^HTTP\/1.1 (302|400|431|505) /);
      expect(answer).not.toContain(MARK);
      if (name === 'Caddy') expect(answer).toMatch(/\r\ncontent-type: text\/plain/i);
    });

    // docs/security.md says so. Go's server answers before Caddy sees the request.
    test.skipIf(name !== 'Caddy').each(['/%', '/m/%E0%A4%A'])(
      'Caddy answers %s with a bare 400, and does not lead home',
      async (path) => {
        const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${HEADERS}\r\n`);
        expect(answer).toMatch(/^HTTP\/1.1 400 /);
        expect(answer).not.toMatch(/location:|nosniff/i);
      },
    );
  });
}

describe.each(servers)('$title, where http leads to https,', ({ name, isInstalled }) => {
  let port: number;
  let httpPort: number;
  let server: ReturnType<typeof site.start>;
  let output = '';
  beforeAll(async () => {
    if (!isInstalled) return;
    [port, httpPort] = [await anyPort(), await anyPort()];
    const certificate = join(site.folder, 'certificate.pem');
    writeFileSync(certificate, await getCertificate(site.folder, 'feria', []));
    server = site.start(name, port, site.build, {
      'server-name': ['localhost'],
      certificate,
      'certificate-key': certificate,
      'http-port': String(httpPort),
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk) => (output += chunk));
    const isUp = () => fetch(`http://localhost:${httpPort}/`, { redirect: 'manual' });
    await vi.waitFor(async () => expect((await isUp()).status).toBe(301), 10_000);
  });
  afterAll(() => void server?.kill());

  const ask = (path: string, method = 'GET') =>
    sendRaw(httpPort, `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const expectHeaders = (answer: string) => {
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff/i);
    expect(answer).toMatch(/frame-ancestors 'none'/);
  };

  test.skipIf(!isInstalled).each(['GET', 'TRACE'])(
    'the reply to %s leads there, has nosniff and cannot be framed',
    async (method) => {
      const answer = await ask('/m/home?a=1', method);
      if (method === 'GET')
        expect(answer).toContain(`\r\nLocation: https://localhost:${port}/m/home?a=1\r\n`);
      expectHeaders(answer);
    },
  );

  test.skipIf(!isInstalled)('no query is logged', async () => {
    expectHeaders(await ask(`/.well-known/acme-challenge/x?token=${MARK}`));
    if (name === 'nginx')
      output += readFileSync(join(site.folder, `nginx-${port}/error.log`), 'utf8');
    expect(output).not.toContain(MARK);
  });

  test.skipIf(!isInstalled || name !== 'nginx').each(requests)(
    'the reply to %s has nosniff, and cannot be framed',
    async (_, text) => expectHeaders(await sendRaw(httpPort, text)),
  );

  test.skipIf(!isInstalled || name !== 'nginx').each(['/%', '/m/%E0%A4%A'])(
    '%s leads into the app',
    async (path) => {
      const answer = await ask(path);
      expect(answer).toMatch(/^HTTP\/1.1 302 /);
      expect(answer).toMatch(/\r\nlocation: \/m\/gone\r\n/i);
    },
  );
});

test('both servers give up on a request that arrives too slowly', () => {
  const options = { root: site.build, reports: 'http://localhost:1', port: 8080 };
  const { 'feria.nginx.conf': nginx, Caddyfile: caddy } = deployFiles(site.build, options);
  expect(nginx).toContain('client_header_timeout 60s;');
  expect(nginx).toContain('client_body_timeout 60s;');
  expect(caddy).toMatch(/read_header 60s\s+read_body 600s\s+idle 75s/);
});
