import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { endpointHandlers } from '../../mocks/endpointHandlers';
import { server } from '../../mocks/server';
import { startBackend } from '../backend/backend';
import { type Caller, createCaller, type Endpoint, type Envelope, type Input } from './caller';
import { fieldsOf, hostileInputs, wrongTyped } from './hostile';
import { expectBalancesFitLedger } from './ledger';
import { personaOf, validInputs } from './validInputs';

const byName = new Map(contractEndpoints.map(({ name, endpoint }) => [name, endpoint]));
const cases = contractEndpoints.map(
  ({ domain, name, endpoint }) => [`${domain}.${name}`, name, endpoint] as const,
);
const NOW = Date.UTC(2026, 2, 14, 18, 30);

/** The two hosts in Node: a server over HTTP, and handlers in the process. */
const hosts: Record<string, () => Promise<{ caller: Caller; stop: () => unknown }>> = {
  async 'node server'() {
    const { origin, stop } = await startBackend();
    return { caller: callerAt(origin, 'walk-http'), stop };
  },
  async 'in process'() {
    server.listen({ onUnhandledRequest: 'error' });
    return { caller: callerAt('http://feria.test', 'walk-inside'), stop: () => server.close() };
  },
};

const callerAt = (origin: string, database: string) =>
  createCaller((path, init = {}) =>
    fetch(origin + path, { ...init, headers: { Cookie: `mock_db=${database}`, ...init.headers } }),
  );

async function readEnvelope(response: Response): Promise<Envelope> {
  const text = await response.text();
  expect(response.headers.get('Content-Type'), text).toContain('application/json');
  const body = JSON.parse(text) as Envelope;
  expect(typeof body.success).toBe('boolean');
  if (!body.success) {
    expect(body.code, text).toMatch(/^[a-z0-9_]+$/);
    expect(body.message, text).toBeTruthy();
  }
  return body;
}

test('every endpoint of the contract has exactly one handler', () => {
  const known = endpointHandlers.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(new Set(known).size).toBe(known.length);
  const missing = contractEndpoints.filter(
    ({ endpoint }) => !known.includes(`${endpoint.method} ${endpoint.path}`),
  );
  expect(missing.map(({ domain, name }) => `${domain}.${name}`)).toEqual([]);
});

test('every endpoint with required input has valid input in validInputs.ts', () => {
  const withoutInput = contractEndpoints.filter(
    ({ endpoint, name }) => fieldsOf(endpoint).required?.length && !validInputs[name],
  );
  expect(withoutInput.map(({ name }) => name)).toEqual([]);
});

describe.each(Object.keys(hosts))('%s', (host) => {
  let caller: Caller;
  let stop: () => unknown;
  beforeAll(async () => {
    ({ caller, stop } = await (hosts[host] as (typeof hosts)[string])());
    await caller.admin('reset', { seed: 'conformance', now: NOW });
  });
  afterAll(() => stop());

  async function validInput(name: string, token: string): Promise<Input> {
    const { input = {} } = validInputs[name] ?? {};
    if (typeof input !== 'function') return input;
    return input(async (other, more = {}) => {
      const endpoint = byName.get(other) as Endpoint;
      const body = await readEnvelope(await caller.call(endpoint, more, token));
      expect(body, `${other} ${JSON.stringify(body)}`).toMatchObject({ success: true });
      return body.value;
    });
  }

  test.each(cases)(
    '%s answers valid input as the contract says',
    async (_label, name, endpoint) => {
      const token = await caller.logInAs(personaOf(name, endpoint));
      const input = await validInput(name, token);
      const body = await readEnvelope(await caller.call(endpoint, input, token));
      const { expectedError } = validInputs[name] ?? {};
      const text = JSON.stringify(body);
      if (expectedError) expect(body, text).toMatchObject({ success: false, code: expectedError });
      else {
        expect(body.success, text).toBe(true);
        expect(endpoint.read(body.value)).toMatchObject({ failure: undefined, dropped: [] });
      }
    },
  );

  if (host === 'node server') testRequests();
  else testHostileInput();

  test('every balance is the sum of its ledger entries, after all other tests', async () => {
    expectBalancesFitLedger(await caller.admin('state'));
  });

  /** What comes over HTTP. */
  function testRequests() {
    test.each(cases)('%s rejects missing and malformed input', async (_label, name, endpoint) => {
      const token = await caller.logInAs(personaOf(name, endpoint));
      if (fieldsOf(endpoint).required?.length) {
        const missing = await caller.call(endpoint, {}, token);
        expect(missing.status).toBe(400);
        expect(await readEnvelope(missing)).toMatchObject({ success: false, code: 'malformed' });
        const wrong = await caller.call(endpoint, wrongTyped(endpoint), token);
        expect(wrong.status).toBeLessThan(500);
        await readEnvelope(wrong);
      }
      if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return;
      for (const body of ['', '{', '[]', 'null', '"text"', '{"data":17}']) {
        const init = {
          method: endpoint.method,
          body,
          headers: { Token: token, 'Content-Type': 'application/json' },
        };
        const response = await caller.send(endpoint.path, init);
        expect(response.status, body).toBeLessThan(500);
        await readEnvelope(response);
      }
    });

    test.each(cases.filter(([, , endpoint]) => endpoint.auth))(
      'S6.14 %s is closed without a session, and to a trial account when it is for members or agents',
      async (_label, name, endpoint) => {
        const input =
          typeof validInputs[name]?.input === 'function' ? {} : (validInputs[name]?.input ?? {});
        for (const token of [undefined, 'f'.repeat(40), '__proto__']) {
          const response = await caller.call(endpoint, input as Input, token);
          expect(response.status).toBe(401);
          expect((await readEnvelope(response)).code).toBe('not_logged_in');
        }
        if (endpoint.auth === 'session') return;
        const trial = await caller.call(endpoint, input as Input, await caller.logInAs('trial'));
        expect(trial.status).toBe(403);
      },
    );

    test('S7.48 a wrong method is answered with 405 and the allowed methods', async () => {
      for (const { endpoint } of contractEndpoints) {
        const response = await caller.send(endpoint.path, { method: 'PATCH' });
        expect(response.status).toBe(405);
        expect(response.headers.get('Allow')).toContain(endpoint.method);
        expect((await readEnvelope(response)).code).toBe('wrong_method');
      }
    });

    test('S7.48 an unknown path is answered with an error in JSON', async () => {
      for (const path of [
        '/wps/nothing',
        '/lgw',
        '/lotto/lgw/x',
        '/wps/relay/__proto__',
        '/wps/%00',
      ]) {
        const response = await caller.send(path);
        expect(response.status).toBe(404);
        expect((await readEnvelope(response)).code).toBe('no_handler');
      }
    });
  }

  /** The handlers are the same in both hosts, so one of them is enough. */
  function testHostileInput() {
    test.each(cases)(
      '%s answers hostile input without a server error',
      async (_label, name, endpoint) => {
        const token = await caller.logInAs(personaOf(name, endpoint));
        const valid = validInputs[name]?.input;
        const inputs = hostileInputs(endpoint, typeof valid === 'function' ? {} : (valid ?? {}));
        // Not all of them, for time. A step that is no divisor of their number gives each field other values.
        const step = endpoint.encrypted ? 11 : 5;
        const tried = inputs.filter((_, i) => i % step === 0);
        for (const input of tried) {
          const response = await caller.call(endpoint, input, token);
          expect(
            response.status,
            `${endpoint.path} ${JSON.stringify(input).slice(0, 300)}`,
          ).toBeLessThan(500);
          await readEnvelope(response);
        }
      },
    );
  }
});
