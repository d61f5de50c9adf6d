import type { Carried } from '../contract/endpoint';
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
  /** Told whom the server no longer knows: the token that the call was sent with. */
  onUnknown?(token: string): void;
  retries?: number;
  timeout?: number;
}
