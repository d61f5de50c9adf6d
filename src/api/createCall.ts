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
  const { retries = 2, onError } = context;

  async function once<In, Out>(endpoint: Endpoint<In, Out>, input: In, options: CallOptions) {
    const response = await createRequest(context, endpoint, input, options);
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

  return async (endpoint, ...[input, options = {}]) => {
    try {
      return await withRetries(endpoint, input as never, options);
    } catch (error) {
      if (error instanceof ApiError) onError?.(error);
      throw error;
    }
  };
}
