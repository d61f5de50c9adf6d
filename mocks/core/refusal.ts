/** Thrown by a rule: the request was understood, and the answer is no. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: { status?: number; value?: unknown; message?: string; after?: number } = {},
  ) {
    super(code);
  }
}

/** A `never`, so that the code after it knows. `code` is a key of messages.ts. */
export function refuse(code: string, detail: Refusal['detail'] = {}): never {
  throw new Refusal(code, detail);
}
