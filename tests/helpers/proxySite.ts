import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

interface Options {
  /** Headers that every request gets. */
  headers?: Record<string, string>;
  /** Answers a request itself and returns true, or returns false: then it is passed on. */
  answer?: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** The function that changes the text of a reply. None: the reply is passed on as it is. */
  changeOf?: (path: string, headers: OutgoingHttpHeaders) => ((text: string) => string) | undefined;
}

/** Starts a server that passes requests on to another one. It has an origin of its own, and can stop. */
export async function startProxySite(target: string, options: Options = {}) {
  const { answer, changeOf = () => undefined } = options;
  const server = createServer((req, res) => {
    if (answer?.(req, res)) return;
    const headers = {
      ...req.headers,
      ...options.headers,
      ...(options.changeOf ? { 'accept-encoding': 'identity' } : {}),
    };
    const passed = request(target + req.url, { method: req.method, headers }, (reply) => {
      const change = changeOf(req.url ?? '', reply.headers);
      const { 'content-length': length, ...rest } = reply.headers;
      res.writeHead(reply.statusCode ?? 502, change ? rest : reply.headers);
      if (!change) return reply.pipe(res);
      let text = '';
      reply.setEncoding('utf8').on('data', (part) => (text += part));
      reply.on('end', () => res.end(change(text)));
    });
    passed.on('error', () => res.destroy());
    req.pipe(passed);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The server is gone. */
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
    /** The server is back, at the same address. */
    start: () => listen(port),
  };
}
