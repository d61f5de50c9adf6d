import { http } from 'msw';
import type { EndpointHandler } from '../handle';
import { databaseNameOf, hostDatabases } from '../hosts/hostDatabases';
import { keepsDetails, logCall } from '../logCall';
import { errorReply } from '../reply';
import { anyOrigin } from './anyOrigin';

const BACKEND_PATHS = ['/wps', '/wps/*', '/lgw', '/lgw/*', '/lotto/*', '/__mock', '/__mock/*'];

/** Answers requests that no endpoint handles: 405 for a known path, 404 for an unknown one. */
export function createFallbacks(endpointHandlers: EndpointHandler[]) {
  const methodsByPath = new Map<string, string[]>();
  for (const { endpoint } of endpointHandlers) {
    const methods = methodsByPath.get(endpoint.path) ?? [];
    methodsByPath.set(endpoint.path, [...methods, endpoint.method]);
  }
  return BACKEND_PATHS.map((path) =>
    http.all(anyOrigin(path), async ({ request, cookies }) => {
      const language = request.headers.get('Language') ?? 'ES';
      const methods = methodsByPath.get(new URL(request.url).pathname);
      const response = methods
        ? errorReply('wrong_method', language, { status: 405 })
        : errorReply('no_handler', language, { status: 404 });
      if (methods) response.headers.set('Allow', methods.join(', '));
      if (path.startsWith('/__mock')) return response;
      const db = await hostDatabases.get(databaseNameOf(cookies));
      logCall(db, request, keepsDetails(cookies))(response, {});
      return response;
    }),
  );
}
