import type { MessageCode } from './spanishAndEnglish';

/** Thrown by a handler or a rule that rejects a well-formed request. */
export class RequestError extends Error {
  constructor(
    readonly code: MessageCode,
    readonly details: {
      status?: number;
      value?: unknown;
      message?: string;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
  }
}

/** Returns `never`, so that TypeScript treats the code after it as unreachable. */
export function reject(code: MessageCode, details: RequestError['details'] = {}): never {
  throw new RequestError(code, details);
}
