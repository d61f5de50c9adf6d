import { type ApiError, type ApiErrorKind, isApiError } from '../api/ApiError';
import { InsecureContextError } from '../api/codec';
import { text } from '../i18n/t';

const KEYS = {
  offline: 'error.noInternet',
  timeout: 'error.timeout',
  server: 'error.unknown',
  malformed: 'error.unknown',
  notLoggedIn: 'error.notLoggedIn',
  aborted: 'error.unknown',
} as const satisfies Record<Exclude<ApiErrorKind, 'refused'>, string>;

const ofApi = ({ kind, message, code }: ApiError) => {
  if (kind === 'refused') return code ? message : text('error.unknown');
  return text(KEYS[kind]);
};

/** Where this page is to be had over https: the dev server opens a port of its own for that. */
function secureHost() {
  const port: string | undefined = import.meta.env.VITE_HTTPS_PORT;
  return port ? `${location.hostname}:${port}` : location.host;
}

/** What happened, for the person who waits. A refusal speaks for itself, in the asked language. */
export function errorText(error: unknown): string {
  if (error instanceof InsecureContextError) return text('error.insecure', { host: secureHost() });
  return isApiError(error) ? ofApi(error) : text('error.unknown');
}
