// A backend for the tests of API_TARGET, in a process of its own. Its parent reads the ports as a message.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

const answers = {
  echo: (req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ url: req.url, headers: req.headers }));
  },
  body: (req, res) => req.pipe(res),
  cookie: (_req, res) => {
    res.setHeader('set-cookie', [
      'sid=1; Domain=.example.com; Path=/; Secure; HttpOnly',
      'b=2; SameSite=Lax',
    ]);
    res.end();
  },
  broken: (_req, res) => {
    res.writeHead(200, { 'content-length': '1000' });
    res.write('the beginning');
    setImmediate(() => res.destroy());
  },
  never: () => {},
};

/** @type {import('node:http').RequestListener} */
const answer = (req, res) => {
  const name = req.url?.split('?')[0]?.split('/').at(-1);
  (answers[name] ?? answers.echo)(req, res);
};
const certificate = await getCertificate('node_modules/.cache/https', 'feria', []);
const servers = [
  createServer(answer),
  createTlsServer({ key: certificate, cert: certificate }, answer),
];
for (const server of servers) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;
process.send?.(servers.map(portOf));
