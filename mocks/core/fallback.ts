import { http } from 'msw';
import { anywhere } from './address';
import type { Handled } from './handle';
import { fail } from './reply';

const ROOMS = ['/wps', '/wps/*', '/lgw', '/lgw/*', '/lotto/*', '/__mock/*'];

/** What no rule answers: a known address asked the wrong way, or an unknown one. */
export function fallbacks(handled: Handled[]) {
  const allowed = new Map<string, string[]>();
  for (const { endpoint } of handled) {
    allowed.set(endpoint.path, [...(allowed.get(endpoint.path) ?? []), endpoint.method]);
  }
  return ROOMS.map((room) =>
    http.all(anywhere(room), ({ request }) => {
      const language = (request.headers.get('Language') ?? 'ES') === 'ES' ? 'ES' : 'EN';
      const methods = allowed.get(new URL(request.url).pathname);
      if (!methods) return fail('no_handler', language, { status: 404 });
      const response = fail('wrong_method', language, { status: 405 });
      response.headers.set('Allow', methods.join(', '));
      return response;
    }),
  );
}
