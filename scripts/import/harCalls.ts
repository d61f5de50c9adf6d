import { callsOfHar } from '../../mocks/recording/createRecording';
import { fieldsOf } from './fieldsOf';
import type { Field, ForeignApi, ForeignCall } from './foreignCall';

type Json = Record<string, unknown>;

/** Segments of a path that name a row: numbers, UUIDs, and long texts with digits. */
const ID = /^(\d+|[0-9a-f]{8}-[0-9a-f-]{27}|(?=.*\d)[\w-]{12,}|[a-z]+[-_]\d+|[a-z]+\d{3,})$/i;
const DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d.*)?$/;
/** With more values a text is free. */
const MAX_VALUES = 8;
/** Headers that carry the token of a session. */
const SESSION_HEADERS = /^(authorization|(x-)?(auth|access|session)[-_]?(token|id|key)|token)$/i;

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** `/v1/deposits/8812` as `/v1/deposits/{deposit_id}`. */
function patternOf(pathname: string) {
  const segments = pathname.split('/');
  return segments
    .map((one, i) => (ID.test(one) ? `{${(segments[i - 1] ?? '').replace(/s$/, '')}_id}` : one))
    .join('/');
}

/** The calls of a recording of the developer tools. What is not JSON is left out. */
export function harCalls(har: unknown): ForeignApi {
  const bodies = (har as { log: { entries: { request: { postData?: { text?: string } } }[] } }).log
    ?.entries;
  const byCall = new Map<string, { call: ForeignCall; replies: unknown[]; inputs: Json[] }>();
  let session: ForeignApi['session'];
  for (const [i, { method, url, requestHeaders, status, text }] of callsOfHar(har).entries()) {
    const reply = parse(text);
    const isCall = typeof reply === 'object' || status === 204;
    if (!isCall || method === 'OPTIONS') continue;
    const { pathname, searchParams } = new URL(url, 'http://recorded.test');
    const path = patternOf(pathname);
    const key = `${method} ${path}`;
    const empty = { method, path, about: '', input: [], reply: [], errors: [], headers: [] };
    const known = byCall.get(key) ?? { call: empty as ForeignCall, replies: [], inputs: [] };
    byCall.set(key, known);
    const body = parse(bodies?.[i]?.request.postData?.text);
    known.inputs.push({ ...Object.fromEntries(searchParams), ...(body as Json | undefined) });
    if (status < 400) known.replies.push(reply);
    else known.call.errors.push(...fieldsOf(schemaOf([reply])));
    session ??= sessionOf(requestHeaders);
  }
  const calls = [...byCall.values()].map(({ call, replies, inputs }) => ({
    ...call,
    input: [...parametersOf(call.path), ...fieldsOf(schemaOf(inputs))],
    reply: fieldsOf(schemaOf(replies)),
  }));
  return { calls, session };
}

const parametersOf = (path: string) =>
  [...path.matchAll(/\{[^}]+\}/g)].map(
    ([name]): Field => ({ path: name, type: 'any', isRequired: true }),
  );

function sessionOf(headers: Record<string, string>): ForeignApi['session'] {
  const [header, value = ''] =
    Object.entries(headers).find(([name]) => SESSION_HEADERS.test(name)) ?? [];
  if (!header) return undefined;
  const prefix = /^(\w+ )/.exec(value)?.[1];
  return prefix ? { header, prefix } : { header };
}

/** What all samples have in common, as a schema. */
function schemaOf(samples: unknown[]): Json {
  const present = samples.filter((one) => one !== null && one !== undefined);
  const [first] = present;
  if (Array.isArray(first)) return { type: 'array', items: schemaOf(present.flat()) };
  if (typeof first === 'object' && first !== null) return objectOf(present as Json[]);
  const texts = [...new Set(present.map(String))];
  if (typeof first === 'string') {
    if (texts.every((one) => DATE.test(one))) return { type: 'string', format: 'date-time' };
    // Codes are written in capitals, or are few for many rows.
    const areCodes = texts.every((one) => /^[A-Z][A-Z0-9_]+$/.test(one));
    const areFew = texts.length <= MAX_VALUES && present.length > texts.length * 2;
    return { type: 'string', ...(areCodes || areFew ? { enum: texts } : {}), example: first };
  }
  const isWhole = typeof first === 'number' && present.every(Number.isInteger);
  return { type: isWhole ? 'integer' : typeof first, example: first };
}

function objectOf(samples: Json[]): Json {
  const names = [...new Set(samples.flatMap(Object.keys))];
  const valuesOf = (name: string) => samples.map((one) => one[name]);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, schemaOf(valuesOf(name))])),
    required: names.filter((name) => valuesOf(name).every((one) => (one ?? null) !== null)),
  };
}
