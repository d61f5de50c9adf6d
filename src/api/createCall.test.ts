import { type } from 'arktype';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  catchApiError,
  createTestCall,
  encrypted,
  files,
  form,
  out,
  pay,
  prepareApiServer,
  read,
  reply,
  requests,
} from '../../tests/helpers/apiServer';
import { endpoint } from '../contract/endpoint';
import { noteServerTime, serverNow } from '../kit/data/serverTime';

prepareApiServer();

describe('a request', () => {
  beforeEach(() => reply({ success: true, value: { n: 1 } }));

  test('a GET has its query and the headers that have a value', async () => {
    await expect(createTestCall()(read, { q: 'ñ' })).resolves.toEqual({ n: 1 });
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/read?q=%C3%B1' });
    expect(requests[0]?.headers).toMatchObject({ token: 'tok', merchant: 'feria', language: 'ES' });
    expect(requests[0]?.headers).not.toHaveProperty('device');
  });

  test.each([
    ['JSON', pay, /^application\/json$/],
    ['a form', form, /^application\/x-www-form-urlencoded/],
    ['files', files, /^multipart\/form-data; boundary=/],
  ])('a body of %s has its content type', async (_, endpointOfKind, contentType) => {
    await createTestCall()(endpointOfKind, { q: 'x' });
    expect(requests[0]?.headers['content-type']).toMatch(contentType);
  });

  test('a command without input has a body, so that no server on the way sends it again', async () => {
    await createTestCall()(endpoint('POST', '/claim', { out, auth: 'member', money: true }));
    expect(requests[0]?.body).toBe('{}');
  });

  test('an encrypted call encrypts everything but its module id, and names the scheme', async () => {
    await createTestCall()(encrypted, { q: 'x' });
    expect(requests[0]?.headers.encryption).toBe('TEST');
    const body = JSON.parse(requests[0]?.body ?? '');
    expect(body.moduleId).toBe('REG3');
    expect(body.data).toBe('sealed:{"language":"ES","q":"x"}');
  });

  test('a money command has a new idempotency key, or the one it was given', async () => {
    const call = createTestCall();
    await call(pay, { q: 'a' });
    await call(pay, { q: 'a' });
    await call(pay, { q: 'a' }, { idempotencyKey: 'mine' });
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });

  test('leaves no listener on the signal of its caller, when the body cannot be encrypted', async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    const codec = () => Promise.reject(new TypeError('no key'));
    const call = createTestCall({ codec });
    await expect(call(encrypted, { q: 'secret' }, { signal })).rejects.toThrow('no key');
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});

describe('a reply', () => {
  test('only the reply to a member sets the server time, because another one may come from a cache', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const day = 24 * 3_600_000;
    const behind = Date.now() - day;
    reply({ success: true, value: { n: 1 } }, 200, { Date: new Date(behind).toUTCString() });
    await createTestCall()(read, { q: 'a' });
    expect(serverNow()).toBe(Date.now());
    await createTestCall()(endpoint('GET', '/own', { out, auth: 'member' }));
    expect(Math.abs(serverNow() - behind)).toBeLessThan(60_000);
    noteServerTime(new Date().toUTCString());
  });

  test('what does not fit is left out and reported once with the endpoint and the paths', async () => {
    const list = endpoint('GET', '/list', { out: type({ rows: out.array(), 'total?': 'number' }) });
    reply({ success: true, value: { rows: [{ n: 1 }, { n: {} }, null], total: 'many' } });
    const onMalformed = vi.fn();
    await expect(createTestCall({ onMalformed })(list)).resolves.toEqual({ rows: [{ n: 1 }] });
    expect(onMalformed.mock.calls).toEqual([
      [
        'GET /list: value.rows[1].n must be number (was object), ' +
          'value.rows[2] must be object (was null), value.total must be number (was string)',
      ],
    ]);
  });

  test('a reply that cannot be used is reported too', async () => {
    const list = endpoint('GET', '/list', { out: type({ rows: out.array() }) });
    reply({ success: true, value: 7 });
    const onMalformed = vi.fn();
    await expect(createTestCall({ onMalformed })(list)).rejects.toThrow('GET /list: ');
    expect(onMalformed.mock.calls).toEqual([['GET /list: value must be object (was number)']]);
  });
});

describe('a reply without a value', () => {
  const shape = type({ 'done?': 'boolean' });
  const mark = endpoint('POST', '/mark', { out: shape });
  const check = endpoint('GET', '/check', { out: shape });

  test.each([undefined, null, true, 'OK'])(
    'is complete for a command, with the value %s',
    async (value) => {
      reply({ success: true, value });
      await expect(createTestCall()(mark)).resolves.toEqual({});
    },
  );

  test.each([undefined, null, {}, true, { orderNo: 5 }])(
    'is complete for a command whose value may be null, with the value %s',
    async (value) => {
      const bet = endpoint('POST', '/bet', { out: type({ id: 'string' }).or('null') });
      reply({ success: true, value });
      expect(await createTestCall()(bet)).toBeNull();
    },
  );

  test('is complete for a read, when no field is required', async () => {
    reply({ success: true });
    await expect(createTestCall()(check)).resolves.toEqual({});
  });

  test('is malformed, when a field is required', async () => {
    reply({ success: true });
    expect((await catchApiError(createTestCall()(pay, { q: 'x' }))).detail).toBe(
      'POST /pay: value is missing',
    );
  });
});
