import { http } from 'msw';
import { databaseNameOf, hostDatabases } from '../hosts/hostDatabases';
import { keepsDetails, logCall } from '../logCall';
import { messageFor } from '../messages/messages';
import { errorReply } from '../reply';
import { anyOrigin } from './anyOrigin';
import { type Call, meantCall } from './meantCall';
import { unknownAdminPath } from './unknownAdminPath';

const BACKEND_PATHS = ['/wps', '/wps/*', '/lgw', '/lgw/*', '/lotto/*', '/__mock', '/__mock/*'];

/** The reply to a call that nobody answers: 405 for a known path, 404 for an unknown one, each with what was nearly meant. */
function replyTo(
  { method, path }: Call,
  known: readonly Call[],
  language: string,
  textOf = messageFor,
) {
  const methods = known.filter((call) => call.path === path).map((call) => call.method);
  const code = methods.length ? 'wrong_method' : 'no_handler';
  const meant = meantCall({ method, path }, known);
  const message = [textOf(code, language), ...(meant ? [meant.text] : [])].join(' – ');
  const value = meant && { meant: meant.call };
  const response = errorReply(code, language, {
    status: methods.length ? 405 : 404,
    message,
    value,
  });
  if (methods.length) response.headers.set('Allow', methods.join(', '));
  return response;
}

/** Answers requests that no endpoint and no command of the admin API handles. */
export function createFallbacks(known: readonly Call[]) {
  return BACKEND_PATHS.map((pattern) =>
    http.all(anyOrigin(pattern), async ({ request, cookies }) => {
      const call = { method: request.method, path: new URL(request.url).pathname };
      // The admin API speaks to developers.
      const isAdmin = pattern.startsWith('/__mock');
      const language = isAdmin ? 'EN' : (request.headers.get('Language') ?? 'ES');
      const ofSameApi = known.filter(({ path }) => path.startsWith('/__mock') === isAdmin);
      if (isAdmin) return replyTo(call, ofSameApi, language, () => unknownAdminPath(call, known));
      const response = replyTo(call, ofSameApi, language);
      const db = await hostDatabases.get(databaseNameOf(cookies));
      logCall(db, request, keepsDetails(cookies))(response, {});
      return response;
    }),
  );
}
