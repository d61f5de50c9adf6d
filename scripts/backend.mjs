import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

const BACKEND = /^\/(wps|lgw|lotto\/lgw|__mock)(?=[/?]|$)/;
const REAL = /^\/(wps|lgw|lotto\/lgw)(?=[/?]|$)/;

/** @typedef {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse, next: () => void) => void} Middleware */

/** @param {string} url */
export const isBackendPath = (url) => BACKEND.test(url);

/**
 * What answers under the backend's paths: the real one when API_TARGET names it, else the mock.
 * @param {() => Promise<{ mockMiddleware: () => Middleware }>} loadMock
 * @returns {Middleware}
 */
export function backend(loadMock) {
  const target = process.env.API_TARGET;
  const answer = target ? proxyTo(target) : mocked(loadMock);
  return (req, res, next) => (isBackendPath(req.url ?? '/') ? answer(req, res, next) : next());
}

/** The mock outside of the dev server: loaded once, through vite, since Node 20 runs no TypeScript. */
export async function importMock() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport('/mocks/node.ts', {
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  return module;
}

/** @returns {Middleware} */
function mocked(loadMock) {
  let loaded;
  let middleware;
  return async (req, res, next) => {
    try {
      // In dev a changed file gives a new module, and with it a new middleware.
      const mock = await loadMock();
      if (mock !== loaded) [loaded, middleware] = [mock, mock.mockMiddleware()];
      middleware(req, res, next);
    } catch (error) {
      console.error(error);
      reply(res, 500, 'mock_failed', String(error));
    }
  };
}

/** @returns {Middleware} */
function proxyTo(target) {
  const origin = new URL(target);
  const send = origin.protocol === 'https:' ? httpsRequest : httpRequest;
  return (req, res) => {
    if (!REAL.test(req.url ?? ''))
      return reply(res, 404, 'no_handler', 'A real backend answers here; the mock is left out.');
    const headers = { ...req.headers, host: origin.host };
    const out = send(new URL(req.url ?? '/', origin), { method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    out.on('error', (error) =>
      reply(res, 502, 'bad_gateway', `${origin.origin}: ${error.message}`),
    );
    res.on('close', () => out.destroy());
    req.pipe(out);
  };
}

/** Refusals of the door itself, in the envelope that the backend speaks. */
function reply(res, status, code, message) {
  if (res.headersSent) return res.destroy();
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify({ success: false, code, message }));
}
