/** A place in an input or a reply that has a value of its own. */
export interface Field {
  /** `accounts[].amount`. In an input `{id}` is a parameter of the path. */
  path: string;
  type: 'text' | 'number' | 'flag' | 'any';
  isRequired: boolean;
  /** The values that it can have, if there are few. */
  values?: string[] | undefined;
  isDate?: boolean | undefined;
  isInteger?: boolean | undefined;
  /** What the document says about it, or a value that was seen. */
  about?: string | undefined;
}

/** A call of the other API. */
export interface ForeignCall {
  method: string;
  path: string;
  /** Its name and its summary in the document. */
  about: string;
  input: Field[];
  reply: Field[];
  errors: Field[];
  /** Names of headers that it takes. */
  headers: string[];
}

export interface ForeignApi {
  calls: ForeignCall[];
  session?: { header: string; prefix?: string } | undefined;
}
