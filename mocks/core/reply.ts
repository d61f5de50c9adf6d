import { HttpResponse } from 'msw';
import { messageFor } from './messages/messages';
import { RequestError } from './messages/requestError';
import type { MessageCode } from './messages/spanishAndEnglish';

export const successReply = (value: unknown) => HttpResponse.json({ success: true, value });

export function errorReply(
  code: MessageCode,
  languageCode: string,
  { status = 200, value, message, retryAfterSeconds }: RequestError['details'] = {},
) {
  const body = { success: false, code, message: message ?? messageFor(code, languageCode), value };
  const headers: HeadersInit =
    retryAfterSeconds === undefined ? [] : [['Retry-After', String(retryAfterSeconds)]];
  return HttpResponse.json(body, { status, headers });
}

export function replyToError(error: unknown, languageCode: string) {
  if (error instanceof RequestError) return errorReply(error.code, languageCode, error.details);
  console.error(error);
  // The mock is a development tool, so its reply names the cause.
  const cause = error instanceof Error ? error.message : String(error);
  const message = `${messageFor('unknown_error', languageCode)} (${cause})`;
  return errorReply('unknown_error', languageCode, { status: 500, message });
}
