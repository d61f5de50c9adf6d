import type { FetchResponse } from 'ofetch';
import type { Endpoint } from '../contract/endpoint';
import type { Reading } from '../contract/readValue';
import { ApiError } from './ApiError';
import type { CallContext } from './context';

const EXPIRED_CODES = ['not_logged_in', 'token_expired', 'session_expired'];

type ReplyContext = Pick<CallContext, 'onMalformed' | 'onUnknownToken' | 'expiredCodes'>;

interface Envelope {
  success: boolean;
  value?: unknown;
  code?: string;
  message?: string;
}

/**
 * The value in the envelope of a reply. It fits the contract, or the call ends in an ApiError. `token` is that of
 * the request, which is reported when the server does not accept it any more.
 */
export function readReply<Out>(
  endpoint: Endpoint<unknown, Out>,
  response: FetchResponse<string>,
  { onMalformed, onUnknownToken, expiredCodes = EXPIRED_CODES }: ReplyContext,
  token?: string,
): Out {
  const { method, path } = endpoint;
  const { status } = response;
  const envelope = parse(response._data);
  // Only a rejection says that nothing was done. A failure does not, also with an envelope: a gateway may send it.
  const mayHaveRun = isMemberCommand(endpoint);
  const details = { ...envelope, status, cause: response, mayHaveRun };
  const isExpired =
    envelope?.success === false &&
    expiredCodes.some((code) => code === envelope.code || code === envelope.message);
  if (status === 401 || isExpired) {
    if (token) onUnknownToken?.(token);
    throw new ApiError('notLoggedIn', path, details);
  }
  if (status >= 500 || (status === 429 && !envelope)) throw new ApiError('server', path, details);
  // A gateway in front of the backend rejects requests with a page of its own.
  const isRejected = envelope ? !envelope.success : status >= 400;
  if (isRejected) throw new ApiError('rejected', path, details);
  // Its status or its type denies what its text says, so nothing of it is sure.
  const type = response.headers.get('Content-Type');
  const isOtherType = envelope && type && !/json/.test(type);
  const denial = status > 299 ? `status ${status}` : isOtherType && type;
  // A captcha may be a picture without an envelope. The schemas of all other endpoints reject a plain text.
  const { value, failure, dropped } = envelope
    ? readEnvelope(endpoint, envelope)
    : endpoint.read(response._data);
  const lost = denial
    ? `${denial} with a value`
    : (failure ?? lostList(endpoint, envelope?.value, value));
  const detail = `${method} ${path}: ${lost ?? dropped.join(', ')}`;
  if (lost || dropped.length) onMalformed?.(detail);
  if (lost) throw new ApiError('malformed', path, { status, detail, mayHaveRun });
  return value as Out;
}

/** Why the list that the screen lives on cannot be shown: it is not there, or none of its rows can be used. */
export function lostList(
  { list }: Endpoint<unknown, unknown>,
  sent: unknown,
  read: unknown,
): string | undefined {
  if (list === undefined) return undefined;
  const rowsOf = (value: unknown) =>
    list ? (value as Record<string, unknown> | null | undefined)?.[list] : value;
  const at = list ? `value.${list}` : 'value';
  const rows = rowsOf(sent);
  // Some backends send no value for an empty page.
  if (rows === undefined) return list && (sent ?? null) === null ? undefined : `${at} is missing`;
  const isLost = Array.isArray(rows) && rows.length > 0 && !(rowsOf(read) as unknown[])?.length;
  return isLost ? `no row of ${at} can be used` : undefined;
}

/** A command whose outcome is unknown when the reply is lost. A login is none: it can simply be repeated. */
export const isMemberCommand = ({ method, auth }: Endpoint<unknown, unknown>) =>
  method !== 'GET' && auth !== undefined;

/**
 * A value that does not fit is read as `{}` or as null instead, where the contract allows that. As `{}`:
 * a value that is absent, and for a command also one that is no object, such as `true`. As null: any
 * value of a command.
 */
function readEnvelope({ method, read }: Endpoint<unknown, unknown>, { value }: Envelope): Reading {
  const reading = read(value);
  if (!reading.failure) return reading;
  const isAbsent = value === undefined || value === null;
  const isCommand = method !== 'GET';
  const hasNoFields = isAbsent || (isCommand && typeof value !== 'object');
  const substitutes = [...(hasNoFields ? [{}] : []), ...(isCommand ? [null] : [])];
  return substitutes.map(read).find(({ failure }) => !failure) ?? reading;
}

function parse(body: string | undefined): Envelope | undefined {
  try {
    const parsed: unknown = JSON.parse(body ?? '');
    if (typeof parsed !== 'object' || parsed === null || !('success' in parsed)) return undefined;
    const { success, code, message, ...others } = parsed as Record<string, unknown>;
    return {
      ...others,
      success: success === true || success === 'true' || success === 1,
      ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
      ...(typeof message === 'string' ? { message } : {}),
    };
  } catch {
    return undefined;
  }
}
