import { describe, expect, test, vi } from 'vitest';
import {
  answerWith,
  catchApiError,
  createTestCall,
  out,
  pay,
  prepareApiServer,
  read,
  reply,
  requests,
  stop,
} from '../../tests/helpers/apiServer';
import { endpoint } from '../contract/endpoint';

prepareApiServer();

describe('a failed call', () => {
  test('rejected, with the server’s code, message and value', async () => {
    reply({ success: false, code: 'login_failed', message: 'No', value: { captcha: true } });
    const error = await catchApiError(createTestCall()(pay, { q: 'x' }));
    expect(error).toMatchObject({ kind: 'rejected', code: 'login_failed', message: 'No' });
    expect(error.value).toEqual({ captcha: true });
  });

  test('notLoggedIn for a 401, reported with the token of the request, when the token has changed', async () => {
    let Token: string | undefined = 'old';
    answerWith((response) => {
      Token = 'new';
      response.writeHead(401).end('{"success":false,"code":"logged_out"}');
    });
    const reported: string[] = [];
    const call = createTestCall({
      headers: () => ({ Token }),
      onUnknownToken: (token: string) => reported.push(token),
    });
    expect((await catchApiError(call(read, {}))).kind).toBe('notLoggedIn');
    expect(reported).toEqual(['old']);
    Token = undefined;
    await catchApiError(call(read, {}));
    expect(reported).toEqual(['old']);
  });

  test('rejected, when success and code are of other types', async () => {
    reply({ success: 'false', code: 1001, message: { text: 'No' } });
    const error = await catchApiError(createTestCall()(pay, { q: 'x' }));
    expect(error).toMatchObject({ kind: 'rejected', code: '1001', hasServerMessage: false });
  });

  test.each([
    ['the code', { code: 'session_expired' }, {}],
    ['the message', { message: 'token_expired' }, {}],
    ['a configured code', { code: 'E401' }, { expiredCodes: ['E401'] }],
  ])('notLoggedIn and reported, when %s of a 200 says so', async (_, body, options) => {
    reply({ success: false, ...body });
    const onUnknownToken = vi.fn();
    const error = await catchApiError(createTestCall({ onUnknownToken, ...options })(read, {}));
    expect(error.kind).toBe('notLoggedIn');
    expect(onUnknownToken.mock.calls).toEqual([['tok']]);
  });

  test.each([404, 403, 413])(
    'rejected, when a gateway answers with a page and status %i: the command did not happen',
    async (status) => {
      reply('<html></html>', status);
      const error = await catchApiError(createTestCall()(pay, { q: 'x' }));
      expect(error).toMatchObject({ kind: 'rejected', isOutcomeUnknown: false });
      expect(error.hasServerMessage).toBe(false);
    },
  );

  const claim = endpoint('POST', '/claim', { auth: 'member', out });
  const logIn = endpoint('POST', '/login', { out });

  test('a command whose reply cannot be read may have happened, but a read or a login can be sent again', async () => {
    reply('<html></html>');
    expect((await catchApiError(createTestCall()(claim))).isOutcomeUnknown).toBe(true);
    expect((await catchApiError(createTestCall()(read, {}))).isOutcomeUnknown).toBe(false);
    expect((await catchApiError(createTestCall()(logIn))).isOutcomeUnknown).toBe(false);
  });

  test('a command of a member may have happened after an error page, and a login can be repeated', async () => {
    reply('<html>502</html>', 502);
    const lost = await catchApiError(createTestCall()(claim));
    expect(lost).toMatchObject({ kind: 'server', isOutcomeUnknown: true });
    expect((await catchApiError(createTestCall()(logIn))).isOutcomeUnknown).toBe(false);
  });

  test.each([500, 502, 504])(
    'a command of a member may have happened after a status %i, also with a readable reply',
    async (status) => {
      // A gateway that waited too long writes such a reply itself, and the backend goes on.
      reply({ success: false, code: 'timeout' }, status);
      const lost = await catchApiError(createTestCall()(claim));
      expect(lost).toMatchObject({ kind: 'server', code: 'timeout', isOutcomeUnknown: true });
      expect((await catchApiError(createTestCall()(read, {}))).isOutcomeUnknown).toBe(false);
      expect((await catchApiError(createTestCall()(logIn))).isOutcomeUnknown).toBe(false);
    },
  );

  test('a command of a member did not happen, when a readable reply rejects it', async () => {
    for (const status of [200, 400, 409, 422, 429]) {
      reply({ success: false, code: 'balance_low' }, status);
      const rejected = await catchApiError(createTestCall()(claim));
      expect(rejected).toMatchObject({ kind: 'rejected', isOutcomeUnknown: false });
    }
  });

  test('a command of a member may have happened, when the connection breaks after it was sent', async () => {
    answerWith((response) => response.destroy());
    const error = await catchApiError(createTestCall()(claim));
    expect(error).toMatchObject({ kind: 'offline', isOutcomeUnknown: true });
    expect((await catchApiError(createTestCall()(logIn))).isOutcomeUnknown).toBe(false);
  });

  test('a command is not sent while the device is offline, so it has not happened', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const sent = vi.fn();
    answerWith(sent);
    const error = await catchApiError(createTestCall()(claim));
    expect(error).toMatchObject({ kind: 'offline', isOutcomeUnknown: false });
    expect(sent).not.toHaveBeenCalled();
  });

  test.each([
    ['application/json; charset=utf-8', undefined],
    ['application/problem+json', undefined],
    ['text/plain', 'GET /read: text/plain with a value'],
    ['text/html; charset=utf-8', 'GET /read: text/html; charset=utf-8 with a value'],
  ])('a value that is sent as %s is read only when that is JSON', async (type, detail) => {
    reply({ success: true, value: { n: 1 } }, 200, { 'Content-Type': type });
    const onMalformed = vi.fn();
    const result = createTestCall({ onMalformed })(read, {});
    if (!detail) return expect(await result).toEqual({ n: 1 });
    expect(await catchApiError(result)).toMatchObject({ kind: 'malformed', detail });
    expect(onMalformed.mock.calls).toEqual([[detail]]);
  });

  test('a rejection is read in a reply of any type', async () => {
    reply({ success: false, code: 'login_failed' }, 200, { 'Content-Type': 'text/plain' });
    expect((await catchApiError(createTestCall()(pay, { q: 'x' }))).code).toBe('login_failed');
  });

  test.each([
    ['half a body', '{"success":true,"value":{'],
    ['an empty body', ''],
    ['a page', '<html></html>'],
    ['a bare value', { n: 1 }],
    ['a value of the wrong type', { success: true, value: { n: 'x' } }],
  ])('malformed for %s', async (_, body) => {
    reply(body);
    expect((await catchApiError(createTestCall()(read, {}))).kind).toBe('malformed');
  });

  test.each([
    ['the field', { success: true, value: { n: 'x' } }, 'GET /read: value.n must be number'],
    ['the envelope', { n: 1 }, 'GET /read: value must be object (was string)'],
  ])('malformed names the endpoint, %s and what is expected', async (_, body, detail) => {
    reply(body);
    expect((await catchApiError(createTestCall()(read, {}))).detail).toContain(detail);
  });

  test('server for a 500, after two more attempts of a GET', async () => {
    reply('down', 500);
    expect((await catchApiError(createTestCall()(read, {}))).kind).toBe('server');
    expect(requests).toHaveLength(3);
  });

  test('a command is never repeated, when the server fails', async () => {
    reply('down', 500);
    expect((await catchApiError(createTestCall()(pay, { q: 'x' }))).kind).toBe('server');
    expect(requests).toHaveLength(1);
  });

  test('a GET that succeeds at the second attempt is no failure', async () => {
    answerWith((response, count) => {
      response.writeHead(count === 1 ? 503 : 200, { 'Retry-After': '0' });
      response.end(JSON.stringify({ success: true, value: { n: count } }));
    });
    await expect(createTestCall()(read, {})).resolves.toEqual({ n: 2 });
  });

  test('waits for the time of Retry-After', async () => {
    let first = 0;
    let waited = 0;
    answerWith((response, count) => {
      if (count === 1) first = performance.now();
      else waited = performance.now() - first;
      response.writeHead(count === 1 ? 429 : 200, { 'Retry-After': '1' });
      response.end(JSON.stringify({ success: count > 1, value: { n: count } }));
    });
    await createTestCall()(read, {});
    expect(waited).toBeGreaterThan(950);
  });

  test('offline, when there is no server', async () => {
    stop();
    expect((await catchApiError(createTestCall()(read, {}))).kind).toBe('offline');
  });

  test('aborted by the caller, during the pause before the next attempt', async () => {
    reply('down', 503, { 'Retry-After': '30' });
    const controller = new AbortController();
    const error = catchApiError(createTestCall()(read, {}, { signal: controller.signal }));
    await expect.poll(() => requests.length).toBe(1);
    controller.abort();
    expect((await error).kind).toBe('aborted');
  });
});
