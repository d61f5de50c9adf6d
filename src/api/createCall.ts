import type { Endpoint } from '../contract/endpoint';
import { ApiError } from './ApiError';
import type { CallContext, CallOptions } from './context';
import { readReply } from './reply';
import { createRequest } from './request';
import { backoff, mayRetry, pause } from './retry';

export type Call = <In, Out>(
  endpoint: Endpoint<In, Out>,
  ...rest: In extends undefined
    ? [input?: undefined, options?: CallOptions]
    : [input: In, options?: CallOptions]
) => Promise<Out>;

export function createCall(context: CallContext): Call {
  const { retries = 2, onUnknown } = context;

  async function once<In, Out>(endpoint: Endpoint<In, Out>, input: In, options: CallOptions) {
    // Whoever is logged in when the answer comes may be somebody else.
    const { Token: sent } = context.headers();
    const response = await createRequest(context, endpoint, input, options);
    if (response.status === 401 && sent) onUnknown?.(sent);
    return readReply(endpoint, response);
  }

  async function withRetries<In, Out>(
    endpoint: Endpoint<In, Out>,
    input: In,
    options: CallOptions,
  ): Promise<Out> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(endpoint, input, options);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (attempt >= retries || !mayRetry(endpoint.method, error)) throw error;
        await pause(backoff(attempt, error), options.signal, endpoint.path);
      }
    }
  }

  return (endpoint, ...[input, options = {}]) => withRetries(endpoint, input as never, options);
}
