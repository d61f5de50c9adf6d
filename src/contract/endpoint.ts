import { ArkErrors, type Type } from 'arktype';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Values every client knows by itself; an endpoint names the ones its wire format repeats. */
export type Carried = 'token' | 'merchant' | 'merchantCode' | 'merchant_code' | 'language';

/** Who may call: anyone with a session, a real member, or an agent. Absent: everyone. */
export type Auth = 'session' | 'member' | 'agent';

export interface Wire {
  /** Sent as `moduleId`. */
  module?: ModuleId;
  /** Constant parameters of the call. */
  fixed?: Record<string, string | number>;
  carries?: readonly Carried[];
  auth?: Auth;
  /** Body travels as `{ data: <sealed> }` with the `Encryption` header. */
  encrypted?: true;
  /** Body travels url-encoded, or as a multipart form with files, instead of JSON. */
  body?: 'form' | 'files';
  /** Moves money: the client sends an `Idempotency-Key`. */
  money?: true;
  timeout?: number;
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

/** What a client needs of a call. The app's bundle holds only this (scripts/contract-plugin.ts). */
export interface Endpoint<In, Out> extends Wire {
  method: Method;
  path: string;
  /** Says what is wrong with a reply's value, or nothing. */
  problem(value: unknown): string | undefined;
  /** Never set: carries the types. */
  types?: { in: In; out: Out };
}

/** The whole definition, schemas included: for the mock backend, the tests and the build. */
export interface Definition<In, Out> extends Endpoint<In, Out> {
  in: Type<In> | undefined;
  out: Type<Out>;
}

interface Schemas<In, Out> extends Wire {
  in?: Type<In>;
  out: Type<Out>;
}

export function endpoint<Out, In = undefined>(
  method: Method,
  path: string,
  { in: input, out, ...wire }: Schemas<In, Out>,
): Definition<In, Out> {
  const problem = (value: unknown) => {
    const checked = out(value);
    return checked instanceof ArkErrors ? checked.summary : undefined;
  };
  return { method, path, in: input, out, problem, ...wire };
}

export const isDefinition = (value: unknown): value is Definition<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'problem' in value && 'method' in value;
