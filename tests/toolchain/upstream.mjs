// A backend of its own process for the tests of API_TARGET. Its parent reads the port as a message.
import { createServer } from 'node:http';

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

const server = createServer((req, res) => {
  const name = req.url.split('?')[0].split('/').at(-1);
  (answers[name] ?? answers.echo)(req, res);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
