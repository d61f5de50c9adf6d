/**
 * `rejected`: the server rejected the request, and `code` is the reason. `stopped`: the member stopped waiting for a
 * reply that took long. `notDone`: the reply was lost, and a look at the server showed that nothing was carried out.
 */
export type ApiErrorKind =
  | 'offline'
  | 'stopped'
  | 'server'
  | 'rejected'
  | 'notDone'
  | 'notLoggedIn'
  | 'malformed'
  | 'aborted';

interface Details {
  code?: string | undefined;
  message?: string | undefined;
  value?: unknown;
  status?: number;
  cause?: unknown;
  detail?: string;
  /** The request was a command that was sent. Only some kinds of error leave its outcome unknown. */
  mayHaveRun?: boolean;
}

/** The only error that a call ends in. `code`, `message` and `value` are the server's, if any. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly value: unknown;
  /** For developers: which field of a malformed reply breaks the contract, and what is expected. */
  readonly detail: string | undefined;

  /** Whether the server sent a message. Otherwise `message` is for developers. */
  readonly hasServerMessage: boolean;
  /** A command was sent, but no reply says whether it was carried out. */
  readonly isOutcomeUnknown: boolean;

  constructor(
    readonly kind: ApiErrorKind,
    readonly path: string,
    { code, message, value, status, cause, detail, mayHaveRun = false }: Details = {},
  ) {
    super(message || detail || `${kind}: ${path}`, { cause });
    this.code = code;
    this.status = status;
    this.value = value;
    this.detail = detail;
    this.hasServerMessage = !!message;
    this.isOutcomeUnknown =
      mayHaveRun && ['malformed', 'stopped', 'server', 'offline'].includes(kind);
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

export const isOfflineError = (error: unknown) => isApiError(error) && error.kind === 'offline';
