import type { Database } from './database';
import type { Fields } from './input';

const SECRET = /password|psw|captcha|challenge|verificationcode|idtoken|resettoken|pin|answer|cvv/i;
const KEPT = [
  'moduleid',
  'device',
  'language',
  'merchant',
  'encryption',
  'token',
  'idempotency-key',
];

/** Into the request log, as the backend understood it, with secrets masked. */
export function note(db: Database, request: Request, wire: Fields, status: number) {
  const { pathname, searchParams } = new URL(request.url);
  const headers = KEPT.filter((name) => request.headers.has(name));
  db.note({
    at: db.clock.now(),
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(headers.map((name) => [name, request.headers.get(name) ?? ''])),
    body: request.method === 'GET' ? null : masked(wire),
    status,
  });
}

const masked = (wire: Fields) =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => {
      if (value instanceof Blob) return [name, `${value.type} ${value.size}`];
      return [name, SECRET.test(name) && value ? '***' : value];
    }),
  );
