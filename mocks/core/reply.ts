import { HttpResponse } from 'msw';
import { type Language, messageOf } from './messages';
import { Refusal } from './refusal';

export const succeed = (value: unknown) => HttpResponse.json({ success: true, value });

export function fail(
  code: string,
  language: Language,
  { status = 200, value, message, after }: Refusal['detail'] = {},
) {
  const body = { success: false, code, message: message ?? messageOf(code, language), value };
  const headers: HeadersInit = after === undefined ? [] : [['Retry-After', String(after)]];
  return HttpResponse.json(body, { status, headers });
}

export function failWith(error: unknown, language: Language) {
  if (error instanceof Refusal) return fail(error.code, language, error.detail);
  console.error(error);
  return fail('unknown_error', language, { status: 500 });
}
