import type { CDPSession } from 'playwright/test';
import { type Answer, faults } from './faults';

interface Paused {
  requestId: string;
  request: { url: string };
  responseHeaders?: { name: string; value: string }[];
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

const isStream = ({ responseHeaders = [] }: Paused) =>
  responseHeaders.some(({ value }) => value.startsWith('text/event-stream'));

/**
 * Puts a fault in place of the replies of some endpoints, until it is stopped. The routes of Playwright
 * would stop every request of the page and turn off the cache, so that a load would take twice as long.
 */
export async function intercept(devtools: CDPSession, endpoints: string[], fault: string) {
  const called = new Set<string>();
  const send = (requestId: string, answer: Answer) => {
    if (!answer) return;
    if (answer === 'dropped')
      return devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    const { status = 200, contentType = 'application/json', body } = answer;
    return devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [{ name: 'Content-Type', value: contentType }],
      body: toBase64(body),
    });
  };
  async function onPaused(paused: Paused) {
    const { requestId, request } = paused;
    const { pathname } = new URL(request.url);
    if (!endpoints.includes(pathname)) return devtools.send('Fetch.continueRequest', { requestId });
    called.add(pathname);
    const { body = '', base64Encoded = false } = isStream(paused)
      ? {}
      : await devtools.send('Fetch.getResponseBody', { requestId });
    const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    return send(requestId, faults[fault]?.(text));
  }
  // The page may have gone on meanwhile.
  const handle = (paused: Paused) => void onPaused(paused).catch(() => {});
  devtools.on('Fetch.requestPaused', handle);
  const patterns = endpoints.map((path) => ({
    urlPattern: `*${path}*`,
    requestStage: 'Response' as const,
  }));
  await devtools.send('Fetch.enable', { patterns });
  return {
    called,
    async stop() {
      devtools.off('Fetch.requestPaused', handle);
      await devtools.send('Fetch.disable');
    },
  };
}
