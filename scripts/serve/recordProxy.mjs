/** Headers that are not passed on: they belong to one connection, or would make the body unreadable here. */
const DROPPED_HEADERS = [
  'host',
  'connection',
  'accept-encoding',
  'content-length',
  'content-encoding',
  'transfer-encoding',
];

const passedHeaders = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !DROPPED_HEADERS.includes(name),
    ),
  );

/** The headers of a reply. Fetch gives each cookie as a header of its own, all with the same name. */
function replyHeaders(headers) {
  const cookies = headers.getSetCookie();
  return {
    ...passedHeaders(Object.fromEntries(headers)),
    ...(cookies.length ? { 'set-cookie': cookies } : {}),
  };
}

/**
 * Passes requests on to a real backend and keeps what it answers.
 * @param {URL} target
 */
export function createRecordingProxy(target) {
  /** @type {object[]} */
  const calls = [];
  /** @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res */
  const answer = async (req, res) => {
    const chunks = [];
    for await (const chunk of req) chunks.push(chunk);
    const url = target.origin + target.pathname.replace(/\/$/, '') + req.url;
    const hasBody = chunks.length > 0;
    // Without this, requests that are never answered, such as an event stream, would stay open after the client left.
    const clientLeft = new AbortController();
    res.on('close', () => clientLeft.abort());
    const requestHeaders = /** @type {Record<string, string>} */ (passedHeaders(req.headers));
    try {
      const response = await fetch(url, {
        method: req.method,
        headers: requestHeaders,
        redirect: 'manual',
        signal: clientLeft.signal,
        ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
      });
      const body = Buffer.from(await response.arrayBuffer());
      const text = body.toString('utf8');
      calls.push({
        method: req.method,
        url: req.url,
        requestHeaders,
        status: response.status,
        text,
      });
      res.writeHead(response.status, replyHeaders(response.headers)).end(body);
    } catch (error) {
      const message = `${target.origin} does not answer: ${error.cause?.message ?? error.message}`;
      res.writeHead(502, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ success: false, code: 'proxy_failed', message }));
    }
  };
  return { answer, calls };
}
