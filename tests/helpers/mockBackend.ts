import type { personas } from '../../fixtures/account/personas';
import type { ScenarioName } from '../../mocks/admin/scenarios';
import type { Fault, NewFault } from '../../mocks/core/fault';
import type { LoggedCall } from '../../mocks/core/loggedCall';
import { respond } from '../../mocks/respond';
import type { Definition } from '../../src/contract/endpoint';
import {
  createCaller,
  type Endpoint,
  type Envelope,
  type Input,
  type Send,
} from '../conformance/caller';
import type { Admin } from './admin';
import { parseDuration } from './parseDuration';

type Account = (typeof personas)[number]['account'];
type Failure = Partial<Omit<NewFault, 'path' | 'endpoint' | 'method'>>;

/** The input may be left out, when the endpoint has none or all of its fields are optional. */
type InputArguments<In> = undefined extends In ? [input?: In] : FieldArguments<In>;
type FieldArguments<In> = Record<never, never> extends In ? [input?: In] : [input: In];

/** An error reply of the backend. */
export class ReplyError extends Error {
  constructor(
    readonly status: number,
    readonly code: string | undefined,
    message: string | undefined,
  ) {
    super(`${status} ${code}: ${message}`);
  }
}

let count = 0;

/** Requests are answered in this process, by a database of their own. */
function sendInProcess(): Send {
  count += 1;
  const cookie = `mock_db=mock-${count}`;
  const { document, location } = globalThis;
  // A page cannot name a cookie in a request, so it has one database at a time.
  if (document) document.cookie = `${cookie}; path=/`;
  const origin = document ? location.origin : 'http://feria.test';
  return async (path, init = {}) => {
    const headers = { Cookie: cookie, ...(init.headers as object) };
    return respond(new Request(origin + path, { ...init, headers }));
  };
}

/**
 * The mock backend of a test of vitest. It runs in the process of the test, with a database of its own. With the app before
 * it: openApp.tsx. Tests with a built page have the fixtures of tests/e2e/helpers.
 *
 *     const mock = mockBackend();
 *     const lucia = await mock.login('lucia');
 *     expect(await lucia.call(wallet)).toMatchObject({ currency: 'PEN' });
 */
export function mockBackend() {
  const send = sendInProcess();
  const caller = createCaller(send);
  let language = 'EN';

  const admin: Admin = async <T>(path: string, body?: object, method = 'POST') => {
    const headers = { 'Content-Type': 'application/json' };
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method };
    const reply = (await (await send(`/__mock/${path}`, init)).json()) as Envelope;
    if (!reply.success) throw new Error(`/__mock/${path}: ${reply.message}`);
    return reply.value as T;
  };

  const callAs =
    (token?: string) =>
    async <In, Out>(
      endpoint: Definition<In, Out>,
      ...[input]: InputArguments<In>
    ): Promise<Out> => {
      const { path } = endpoint;
      const response = await caller.call(
        endpoint as unknown as Endpoint,
        { ...(endpoint.carries?.includes('language') && { language }), ...input } as Input,
        token,
        { Language: language },
      );
      const text = await response.text();
      const { success, value, code, message } = parse(text, path);
      if (!success) throw new ReplyError(response.status, code, message);
      return value as Out;
    };

  return {
    admin,
    /** Calls an endpoint as a visitor. Returns the value of the reply, or throws a ReplyError. */
    call: callAs(),
    async login(account: Account) {
      const { token } = await admin<{ token: string }>('personas', { persona: account });
      return { token, call: callAs(token) };
    },
    /** Calls endpoints by a token, such as one of a reply. */
    as: (token: string) => ({ token, call: callAs(token) }),
    /** The language of the calls that follow. It is English at first. */
    setLanguage(code: string) {
      language = code;
    },
    /** Sends a command of the admin API, such as `kyc` (docs/mock-backend.md). Exported tests use it. */
    command: (path: string, body: object) => admin<unknown>(path, body),
    /** Enters a scenario of mocks/scenarios. */
    scenario: (name: ScenarioName) => admin<void>('scenarios', { name }),
    leaveScenario: (name: ScenarioName) => admin<void>('scenarios/leave', { name }),
    /** Makes the calls of an endpoint fail: with status 500, or by `failure`. */
    fail: ({ method, path }: Pick<Endpoint, 'method' | 'path'>, failure: Failure = {}) =>
      admin<Fault>('faults', { kind: 'status', ...failure, method, path }),
    /** Removes all faults. */
    heal: () => admin<void>('faults', undefined, 'DELETE'),
    clock: {
      /** `90s`, `5m`, `2h` or `3d`. */
      advance: (duration: string) => admin<void>('clock', { advance: parseDuration(duration) }),
      set: (at: number) => admin<void>('clock', { at }),
      stop: () => admin<void>('clock', { freeze: true }),
      run: () => admin<void>('clock', { freeze: false }),
      now: async () => (await admin<{ now: number }>('clock', undefined, 'GET')).now,
    },
    /** The requests to an endpoint, the oldest first. */
    async requests({ method, path }: Pick<Endpoint, 'method' | 'path'>) {
      const log = await admin<LoggedCall[]>('log', undefined, 'GET');
      return log.filter((request) => request.method === method && request.path === path);
    },
    /** Seeds the database again. */
    reset: (options: { seed?: string; now?: number; frozen?: boolean } = {}) =>
      admin<void>('reset', options),
  };
}

function parse(text: string, path: string): Envelope {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    throw new Error(`${path} did not answer with JSON: ${text.slice(0, 100)}`);
  }
}
