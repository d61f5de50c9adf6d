import type { Database } from './database';
import type { RawInput } from './input';

const SECRET = /password|psw|captcha|challenge|verificationcode|idtoken|resettoken|pin|answer|cvv/i;
const LOGGED_HEADERS = [
  'moduleid',
  'device',
  'language',
  'merchant',
  'encryption',
  'token',
  'idempotency-key',
];

/** Writes a request to the log of the database, with secrets masked. */
export function logRequest(db: Database, request: Request, rawInput: RawInput, status: number) {
  const { pathname, searchParams } = new URL(request.url);
  const headers = LOGGED_HEADERS.filter((name) => request.headers.has(name));
  db.logRequest({
    at: db.clock.now(),
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(headers.map((name) => [name, request.headers.get(name) ?? ''])),
    body: request.method === 'GET' ? null : maskSecrets(rawInput),
    status,
  });
}

const maskSecrets = (rawInput: RawInput) =>
  Object.fromEntries(
    Object.entries(rawInput).map(([name, value]) => {
      if (value instanceof Blob) return [name, `${value.type} ${value.size}`];
      return [name, SECRET.test(name) && value ? '***' : value];
    }),
  );
