import { noteServerTime } from '@kit/data/serverTime';
import type { Endpoint } from '../contract/endpoint';
import { isApiError } from './ApiError';
import type { CallContext, CallOptions } from './context';
import { readReply } from './reply';
import { sendRequest } from './request';
import { backoff, mayRetry, pause } from './retry';

export type Call = <In, Out>(
  endpoint: Endpoint<In, Out>,
  ...rest: In extends undefined
    ? [input?: undefined, options?: CallOptions]
    : [input: In, options?: CallOptions]
) => Promise<Out>;

export function createCall(context: CallContext): Call {
  const { retries = 2 } = context;

  async function callOnce<In, Out>(endpoint: Endpoint<In, Out>, input: In, options: CallOptions) {
    // Read before the request: another member may be logged in when the reply arrives.
    const { Token: token } = context.headers();
    const response = await sendRequest(context, endpoint, input, options);
    // A call without `auth` may have been answered from the cache of the service worker.
    if (endpoint.auth) noteServerTime(response.headers.get('Date'));
    return readReply(endpoint, response, context, token);
  }

  async function withRetries<In, Out>(
    endpoint: Endpoint<In, Out>,
    input: In,
    options: CallOptions,
  ): Promise<Out> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await callOnce(endpoint, input, options);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (attempt >= retries || !mayRetry(endpoint.method, error)) throw error;
        await pause(backoff(attempt, error), options.signal, endpoint.path);
      }
    }
  }

  return (endpoint, ...[input, options = {}]) => withRetries(endpoint, input as never, options);
}
