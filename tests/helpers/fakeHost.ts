import { ApiError } from '../../src/api/ApiError';
import type { CallOptions } from '../../src/api/context';
import type { Call } from '../../src/api/createCall';
import type { SessionInfo } from '../../src/contract/account/login';
import type { Endpoint } from '../../src/contract/endpoint';
import { createSession } from '../../src/stores/account/session';
import { createHost } from '../../src/stores/base/host';
import { endHosts } from './endHosts';

type AnyEndpoint = Endpoint<unknown, unknown>;

export interface FakeRequest {
  path: string;
  input: unknown;
  options: CallOptions;
  answer(value: unknown): void;
  reject(code: string, value?: unknown): void;
  fail(error?: unknown): void;
  /** The reply was lost or cannot be read. */
  lose(): void;
  expire(): void;
}

/** A host whose calls wait until the test answers them. A call with a reply that was set by `reply` is answered at once. */
export function createFakeHost() {
  const replies = new Map<string, unknown>();
  const requests: FakeRequest[] = [];
  let hasTestEnded = false;

  const call = ({ path }: AnyEndpoint, input: unknown, options: CallOptions = {}) =>
    new Promise((resolve, reject) => {
      // Nobody waits any more for what a test has left open.
      const stop = () => {
        if (!hasTestEnded) reject(new ApiError('aborted', path));
      };
      if (options.signal?.aborted) return stop();
      options.signal?.addEventListener('abort', stop);
      requests.push({
        path,
        input,
        options,
        answer: resolve,
        reject: (code, value) => reject(new ApiError('rejected', path, { code, value })),
        fail: (error = new ApiError('offline', path)) => reject(error),
        lose: () => reject(new ApiError('malformed', path, { mayHaveRun: true })),
        expire() {
          host.use(createSession).expireSession();
          reject(new ApiError('notLoggedIn', path));
        },
      });
      if (replies.has(path)) resolve(replies.get(path));
    });

  const host = createHost(() => call as unknown as Call);
  endHosts.add(() => {
    hasTestEnded = true;
    host.dispose();
  });
  return {
    host,
    requests,
    reply: (endpoint: { path: string }, value: unknown) => replies.set(endpoint.path, value),
    /** From now on no call is answered at once. */
    holdReplies: () => replies.clear(),
    /** The requests of a path, the oldest first. Endpoints may have the same path and different methods. */
    requestsOf: ({ path }: { path: string }) => requests.filter((request) => request.path === path),
    logIn: (userName: string, more: Partial<SessionInfo> = {}) =>
      void host.use(createSession).startSession({
        token: `token of ${userName}`,
        merchantCode: 'feria',
        userName,
        ...more,
      }),
  };
}

/** Lets everything run that waits for promises only. */
export const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
