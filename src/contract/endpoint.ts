import type { Type } from 'arktype';
import { type Reading, readValue } from './readValue';
import { compileSchema, type Schema } from './schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Values that every client has. An endpoint lists those that its payload needs as well. */
export type Carried =
  | 'token'
  | 'merchant'
  | 'merchantCode'
  | 'merchant_code'
  | 'platform'
  | 'language';

/** Who may call: any session, a real member, or an agent. Absent: everyone. */
export type Auth = 'session' | 'member' | 'agent';

/** How a call is sent, apart from its method, path and input. */
export interface Wire {
  /** Sent as `moduleId`. */
  module?: ModuleId;
  /** Constant parameters of the call. */
  fixed?: Record<string, string | number>;
  carries?: readonly Carried[];
  auth?: Auth;
  /** The body is sent as `{ data: <encrypted> }` with the `Encryption` header. */
  encrypted?: true;
  /** The body is sent url-encoded, or as a multipart form with files, instead of JSON. */
  body?: 'form' | 'files';
  /**
   * The list that a screen lives on, by its name in the value; empty for the value itself. A reply without it is
   * malformed, since an empty screen would hide that the list has another name.
   */
  list?: string;
  /** Fields of the reply that say who somebody is, or let somebody else reach or pay them. A recording replaces them. */
  personal?: readonly string[];
  /** Moves money, so the client sends an `Idempotency-Key`. */
  money?: true;
}

export type ModuleId =
  | 'COMM3'
  | 'FUNDTRANS3'
  | 'AGEANNOUNCE3'
  | 'MEMTRANS3'
  | 'PERSPNL3'
  | 'AGEINFO3'
  | 'AGEDOWNMAN3'
  | 'REG3'
  | 'CAPTCHA3';

/** What a client needs to make a call. The app's bundle contains only this (scripts/build/contractPlugin.ts). */
export interface Endpoint<In, Out> extends Wire {
  method: Method;
  path: string;
  /** Reads the value of a reply as far as it fits the contract. */
  read(value: unknown): Reading;
  /** Never set. It only holds the types. */
  types?: { in: In; out: Out };
}

export type InputOf<E> = E extends Endpoint<infer In, unknown> ? In : never;

/** The definition with its schemas, for the mock backend, the tests and the build. */
export interface Definition<In, Out> extends Endpoint<In, Out> {
  in: Type<In> | undefined;
  out: Type<Out>;
}

interface Schemas<In, Out extends Type> extends Wire {
  in?: Type<In>;
  out: Out;
}

export function endpoint<Out extends Type, In = undefined>(
  method: Method,
  path: string,
  { in: input, out, ...wire }: Schemas<In, Out>,
): Definition<In, Out['infer']> {
  let schema: Schema | undefined;
  const read = (value: unknown) => {
    schema ??= compileSchema(out);
    return readValue(schema, value);
  };
  // Fields with a default are always there in a value that was read.
  const output = out as unknown as Type<Out['infer']>;
  return { method, path, in: input, out: output, read, ...wire };
}

export const isDefinition = (value: unknown): value is Definition<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'read' in value && 'method' in value;
