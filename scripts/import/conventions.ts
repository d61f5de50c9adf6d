import type { Envelope, Mapping, Money, Paging } from '../../deploy/proxy/mapping';
import { spanishAndEnglish } from '../../mocks/core/messages/spanishAndEnglish';
import type { Field, ForeignApi, ForeignCall } from './foreignCall';
import { sameValue } from './words';

/** In the order of preference. */
const VALUE_NAMES = ['data', 'result', 'value', 'payload', 'response', 'body', 'content'];
/** An envelope is what most replies have. */
const MOST = 0.6;

const share = <T>(all: readonly T[], isSo: (one: T) => boolean) =>
  all.length ? all.filter(isSo).length / all.length : 0;

export const isInside = (path: string, parent: string) =>
  path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);

/** Where replies have their value, and errors their code and message. */
export function envelopeOf(calls: ForeignCall[]): Envelope {
  const replies = calls.map(({ reply }) => reply).filter((reply) => reply.length);
  const value = VALUE_NAMES.find(
    (name) => share(replies, (reply) => reply.some(({ path }) => isInside(path, name))) >= MOST,
  );
  const errors = calls.flatMap((call) => call.errors).map(({ path }) => path);
  const errorAt = (names: RegExp) =>
    errors
      .filter((path) => names.test(path) && !path.includes('[]'))
      .sort((a, b) => a.length - b.length)[0];
  const code = errorAt(/(^|\.|_)(code|key|type|error)$/i);
  const message = errorAt(/(^|\.|_)(message|detail|description|title)$/i);
  return {
    ...(value ? { value } : {}),
    ...(code ? { code } : {}),
    ...(message ? { message } : {}),
  };
}

/** The unit of one of their fields with an amount. Undefined when nothing tells it. */
export function unitOf({ path, type, isInteger, about = '' }: Field): Money['unit'] | undefined {
  if (/_(cents|minor|pence)\b|(Cents|Minor)$/.test(path) || /\b(cents|minor units?)\b/i.test(about))
    return 'minor';
  if (type === 'text') return 'text';
  return type === 'number' && !isInteger ? 'number' : undefined;
}

/** How most of them write amounts, and what the others do. */
export function moneyOf(fields: Field[]): { money: Money; others: Field[]; isGuess: boolean } {
  const units = fields.map((field) => ({ field, unit: unitOf(field) }));
  const counts = (['minor', 'text', 'number'] as const).map((unit) => ({
    unit,
    count: units.filter((one) => one.unit === unit).length,
  }));
  const [most] = counts.sort((a, b) => b.count - a.count);
  const unit = most?.count ? most.unit : 'number';
  const others = units.filter((one) => one.unit && one.unit !== unit).map(({ field }) => field);
  return {
    money: { unit, ...(unit === 'number' ? {} : { decimals: 2 }) },
    others,
    isGuess: !most?.count,
  };
}

const CURSOR = /(^|_)(cursor|page_?token|starting_after|after)$/i;
const SIZE = /^(limit|page_?size|per_?page|size|count)$/i;
const OFFSET = /^(offset|skip)$/i;
const NEXT = /(next|cursor|page_?token)/i;

/** How a list turns its pages, if not by numbers. */
export function pagingOf({ input, reply }: ForeignCall): Paging | undefined {
  const named = (names: RegExp) => input.find(({ path }) => names.test(path))?.path;
  const [cursor, offset, size] = [named(CURSOR), named(OFFSET), named(SIZE)];
  const next = reply.find(({ path }) => NEXT.test(path) && !path.includes('[]'))?.path;
  if (!size) return undefined;
  if (cursor && next) return { size, cursor, next };
  return offset ? { size, offset } : undefined;
}

/** Their codes of errors, and which of them are ours. */
export function errorsOf(calls: ForeignCall[], { code }: Envelope) {
  const seen = calls
    .flatMap(({ errors }) => errors)
    .filter(({ path }) => path === code)
    .flatMap(({ values, about }) => values ?? (/^\w+$/.test(about ?? '') ? [about as string] : []));
  const known = Object.keys(spanishAndEnglish);
  const pairs = [...new Set(seen)].map((one) => [one, sameValue(one, known)] as const);
  return {
    errors: Object.fromEntries(
      pairs.filter((pair): pair is [string, string] => !!pair[1] && pair[0] !== pair[1]),
    ),
    unknown: pairs.filter(([, ours]) => !ours).map(([one]) => one),
  };
}

/** Headers of ours that have another name there. */
const HEADERS: [ours: string, theirs: RegExp, usual?: string][] = [
  ['Language', /^(accept-language|x-?lang(uage)?|locale|x-locale)$/i, 'Accept-Language'],
  ['Idempotency-Key', /idempot|request-?id/i],
  ['Merchant', /merchant|tenant|brand|operator/i],
];

export function headersOf({ calls }: ForeignApi): NonNullable<Mapping['headers']> {
  const known = calls.flatMap(({ headers }) => headers);
  return Object.fromEntries(
    HEADERS.map(([ours, names, usual]) => [
      ours,
      known.find((one) => names.test(one)) ?? usual,
    ]).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[0] !== pair[1]),
  );
}
