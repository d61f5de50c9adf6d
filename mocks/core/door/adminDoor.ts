import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Who may use the admin API of a backend that other machines can reach: whoever knows the secret that is printed at
 * the start. The printed link puts it into a cookie, scripts send it as a header.
 */
export const SECRET_HEADER = 'mock-secret';
const COOKIE = 'mock_secret';

const ADMIN_PATH = /^\/__mock(?=[/?]|$)/;
/** Pages of the app send their reports here. A report only adds to a list. */
const REPORTS = /^\/__mock\/reports(\?|$)/;
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Takes the same time for every wrong secret. */
const isEqual = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret));

/** A request of this machine that no other one has passed on under its own name. */
const isLocal = ({ socket, headers }: IncomingMessage) =>
  LOOPBACK.test(socket.remoteAddress ?? '') && OWN_NAME.test(headers.host ?? '');

function givenSecret({ headers }: IncomingMessage) {
  const cookie = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
  return String(headers[SECRET_HEADER] ?? cookie ?? '');
}

type Answer = { status: number; headers: Record<string, string>; body: string };

const page = (text: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>The mock backend</title>
<h1>The mock backend</h1>
<p>${text}</p>
</html>
`;

const CLOSED = 'Open the link of the admin page that was printed at the start, or send its secret.';

/** The answer to a request that is not let in. Undefined: let it in. */
export function closedDoor(req: IncomingMessage, secret: string): Answer | undefined {
  const path = req.url ?? '/';
  if (!ADMIN_PATH.test(path) || isLocal(req)) return undefined;
  if (req.method === 'POST' && REPORTS.test(path)) return undefined;
  const url = new URL(`http://localhost${path}`);
  const inAddress = url.searchParams.get('secret');
  if (inAddress !== null && isEqual(inAddress, secret)) {
    // The secret does not stay in the address.
    url.searchParams.delete('secret');
    const cookie = `${COOKIE}=${secret}; Path=/__mock; HttpOnly; SameSite=Strict`;
    const headers = { location: url.pathname + url.search, 'set-cookie': cookie };
    return { status: 303, headers, body: '' };
  }
  if (isEqual(givenSecret(req), secret)) return undefined;
  if (String(req.headers.accept).includes('text/html')) {
    return {
      status: 401,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: page(CLOSED),
    };
  }
  const body = JSON.stringify({ success: false, code: 'forbidden', message: CLOSED });
  return { status: 401, headers: { 'content-type': 'application/json' }, body };
}
