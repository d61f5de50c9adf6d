import type { Stop } from '@kit/data/timers';
import type { Carried } from '../contract/endpoint';
import type { BodyCodec } from './codec';
import type { SlowRequest } from './slowRequests';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** A money command that is repeated with the same key counts once. */
  idempotencyKey?: string;
  /** Instead of the session's merchant. */
  merchant?: string;
}

export interface CallContext {
  /** Put before every path. */
  baseURL?: string | undefined;
  headers(): Record<string, string | undefined>;
  /** The value for an endpoint that lists this name in `carries`. */
  carried(name: Carried): string | undefined;
  /** Called for bodies that have to be encrypted. */
  codec(): Promise<BodyCodec>;
  /** Codes or messages of a rejection that mean the session has ended, as status 401 does. */
  expiredCodes?: readonly string[] | undefined;
  /** Called with the token of the request when the server does not accept it any more. */
  onUnknownToken?(token: string): void;
  /** Called with a text that names the endpoint and what in its reply broke the contract. */
  onMalformed?(detail: string): void;
  /** Watches whether a request is slow, until its result is called. */
  watchRequest?(request: SlowRequest): Stop;
  retries?: number;
}
