import type { Carried } from '../contract/endpoint';
import type { ApiError } from './ApiError';
import type { BodyCodec } from './codec';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Repeat the key to make a repeated money command count once. */
  idempotencyKey?: string;
  /** Speaks to another merchant than the session's. */
  merchant?: string;
}

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
