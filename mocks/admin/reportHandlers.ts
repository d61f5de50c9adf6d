import { http } from 'msw';
import { anyOrigin } from '../core/door/anyOrigin';
import { databaseNameOf, hostDatabases } from '../core/hosts/hostDatabases';
import { parseJsonOrText } from '../core/values/parseJsonOrText';
import { adminCalls, query, removal } from './command';

const MAX_LENGTH = 64 * 1024;

adminCalls.push({ method: 'POST', path: '/__mock/reports', parameters: [] });

/**
 * Receives what pages report (`monitoring` of the configuration) and lists it. Every content type is accepted: the app
 * sends plain text, and browsers have types of their own. A report only adds to this list.
 */
export const reportHandlers = [
  http.post(anyOrigin('/__mock/reports'), async ({ request, cookies }) => {
    const text = await request.text();
    if (text.length > MAX_LENGTH) return new Response(null, { status: 413 });
    const db = await hostDatabases.get(databaseNameOf(cookies));
    const contentType = request.headers.get('Content-Type') ?? '';
    db.addReport({ at: db.clock.now(), contentType, body: parseJsonOrText(text) });
    return new Response(null, { status: 204 });
  }),
  query('/__mock/reports', ({ db }) => db.reports),
  removal('/__mock/reports', ({ db }) => {
    db.reports.length = 0;
  }),
];
