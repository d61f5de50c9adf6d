import { isOnline } from '@kit/data/network';
import { type PlainKey, text, textOrFallback } from './t';

/** What this file reads of an ApiError. Typed by shape: i18n does not import the API layer. */
interface ApiErrorLike extends Error {
  kind: string;
  code?: string | undefined;
  status: number | undefined;
  hasServerMessage: boolean;
  isOutcomeUnknown: boolean;
}

const keysByKind: Record<string, PlainKey> = {
  // The browser has a network. Without one, `errorText` says that.
  offline: 'error.noAnswer',
  stopped: 'error.tooSlow',
  notDone: 'error.notDone',
  notLoggedIn: 'error.notLoggedIn',
};

const isApiErrorLike = (error: unknown): error is ApiErrorLike =>
  error instanceof Error && error.name === 'ApiError';

/** The address of this page over https: the development server has a second port for it. */
function secureHost() {
  const port: string | undefined = import.meta.env.VITE_HTTPS_PORT;
  return port ? `${location.hostname}:${port}` : location.host;
}

/** Messages have names like `userDisabled`; codes of a server may be written as `user_disabled`. */
const keyOf = (code: string) =>
  code.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A gateway answers with this status while the system is being upgraded. */
const UPGRADING = 503;

/** The server's own message is already in the member's language. It is shown as text only. */
function rejectionText({ code, message, hasServerMessage }: ApiErrorLike) {
  if (hasServerMessage) return message;
  if (!code) return text('error.unknown');
  // Some names of messages are codes of the platform, with their underscores.
  const exact = textOrFallback(code).peek();
  return exact === text('error.unknown') ? textOrFallback(keyOf(code)).peek() : exact;
}

/** An error in the member's language. */
export function errorText(error: unknown): string {
  if (isApiErrorLike(error) && error.kind === 'rejected') return rejectionText(error);
  if (isApiErrorLike(error) && error.isOutcomeUnknown) return text('error.outcomeUnknown');
  if (error instanceof Error && error.name === 'InsecureContextError')
    return text('error.insecure', { host: secureHost() });
  if (error instanceof Error && 'scheme' in error)
    return text('error.encryption', { scheme: String(error.scheme) });
  if (isApiErrorLike(error) && error.status === UPGRADING) return text('error.upgrading');
  // Without a network the code of a screen or a library may be missing too.
  if (!isOnline.peek()) return text('error.noInternet');
  return text((isApiErrorLike(error) && keysByKind[error.kind]) || 'error.unknown');
}
