import type { Carried, Endpoint } from '../contract/endpoint';
import { ApiError } from './ApiError';
import type { BodyCodec } from './codec';
import { readReply } from './reply';
import { createRequest } from './request';
import { backoff, mayRetry, pause } from './retry';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Repeat the key to make a repeated money command count once. */
  idempotencyKey?: string;
  /** Speaks to another merchant than the session's. */
  merchant?: string;
}

export type Call = <In, Out>(
  endpoint: Endpoint<In, Out>,
  ...rest: In extends undefined
    ? [input?: undefined, options?: CallOptions]
    : [input: In, options?: CallOptions]
) => Promise<Out>;

export interface CallContext {
  baseURL?: string;
  headers(): Record<string, string | undefined>;
  carried(name: Carried): string | undefined;
  codec: BodyCodec;
  /** Told of every failure; session expiry is handled there, once. */
  onError?(error: ApiError): void;
  retries?: number;
  timeout?: number;
}

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
