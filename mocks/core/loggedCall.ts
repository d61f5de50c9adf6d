import type { Definition } from '../../src/contract/endpoint';
import type { Fault } from './fault';

/** A call in the log, without secrets. */
export interface LoggedCall {
  id: number;
  at: number;
  /** How long the answer took, in milliseconds. */
  ms: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The body, decrypted. */
  body: unknown;
  /** 0 when there was no answer. */
  status: number;
  /** The kinds of the faults that were applied. */
  faults?: string[];
}

/** A call as `/__mock/log` lists it. */
export interface ListedCall extends LoggedCall {
  /** The name in the contract; null when no endpoint has this path. */
  endpoint: string | null;
}

/** A call as `/__mock/call` shows it. */
export interface CallWithReply extends LoggedCall {
  reply: unknown;
  /** How the reply differs from the contract. Null when it does not. */
  difference: string | null;
}

/** What is needed to show the reply of a call and to repeat the call. */
export interface CallDetails {
  request: Request;
  response: Response;
  /** Undefined when no endpoint has this path. */
  endpoint: Definition<unknown, unknown> | undefined;
  /** The faults that were applied. */
  faults: Fault[];
}
