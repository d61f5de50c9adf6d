export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'server'
  | 'refused'
  | 'notLoggedIn'
  | 'malformed'
  | 'aborted';

interface Details {
  code?: string | undefined;
  message?: string | undefined;
  value?: unknown;
  status?: number;
  cause?: unknown;
}

/** The one error a call can end in. `code`, `message` and `value` are the server's, if it answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly value: unknown;

  constructor(
    readonly kind: ApiErrorKind,
    readonly path: string,
    { code, message, value, status, cause }: Details = {},
  ) {
    super(message ?? `${kind}: ${path}`, { cause });
    this.code = code;
    this.status = status;
    this.value = value;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
