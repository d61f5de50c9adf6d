import { readValue } from '../../src/contract/readValue';
import type { Schema } from '../../src/contract/schema';

export interface Difference {
  kind: 'missing' | 'wrong type' | 'wrong value' | 'wrong status' | 'extra' | 'no reply';
  /** Where in the reply: `value.content[].amount`. */
  at: string;
  detail: string;
  /** The app cannot use the reply, or leaves a row of a list out. */
  breaks: boolean;
  /** The app leaves the field out, so a screen shows less. */
  hides?: boolean;
}

type Fields = Record<string, unknown>;

function typeOf(value: unknown) {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isAbsent = (value: unknown) => value === undefined || value === null;

const fits = (schema: Schema, value: unknown) => readValue(schema, value).failure === undefined;

/** What the schema expects, in one or two words. */
function expected({ type, anyOf, enum: values, const: constant, pattern }: Schema): string {
  const words = /^\^\(([\w|]+)\)\$$/.exec(pattern ?? '')?.[1];
  if (words) return `one of ${words.replaceAll('|', ', ')}`;
  if (values) return `one of ${values.join(', ')}`;
  if (anyOf) return anyOf.map(expected).join(' or ');
  return type ?? String(constant);
}

/** Every difference between the value of a reply and the schema, also those that the app tolerates. */
export function compareValue(schema: Schema, value: unknown): Difference[] {
  return merge(compare(schema, value, 'value', true));
}

/** `isNeeded` is false inside an optional field: the app can do without it. */
function compare(schema: Schema, value: unknown, at: string, isNeeded: boolean): Difference[] {
  if (isAbsent(value) && !fits(schema, value))
    return [{ kind: 'missing', at, detail: `${expected(schema)} is required`, breaks: isNeeded }];
  if (schema.anyOf) {
    const ofType = schema.anyOf.filter(
      (option) => (option.type ?? typeof option.const) === typeOf(value),
    );
    const chosen = [...ofType, ...schema.anyOf].find((option) => fits(option, value));
    return compare(chosen ?? ofType[0] ?? schema.anyOf[0] ?? {}, value, at, isNeeded);
  }
  const wanted = schema.type === 'integer' ? 'number' : (schema.type ?? typeOf(value));
  if (typeOf(value) !== wanted) {
    const isConverted = fits(schema, value);
    const detail = `${expected(schema)} is expected, ${typeOf(value)} was sent`;
    const harm = harmOf(isNeeded, !isConverted);
    return [{ kind: 'wrong type', at, detail, ...harm }];
  }
  if (Array.isArray(value)) return compareRows(schema.items ?? {}, value, `${at}[]`, isNeeded);
  if (wanted === 'object') return compareFields(schema, value as Fields, at, isNeeded);
  if (fits(schema, value)) return [];
  const detail = `${expected(schema)} is expected`;
  return [{ kind: 'wrong value', at, detail, ...harmOf(isNeeded, true) }];
}

/** What the app does with a part that it cannot use: it needs it, or it leaves it out. */
const harmOf = (isNeeded: boolean, isUnusable: boolean) => ({
  breaks: isNeeded && isUnusable,
  ...(!isNeeded && isUnusable ? { hides: true } : {}),
});

function compareRows(schema: Schema, rows: unknown[], at: string, isNeeded: boolean) {
  const found = rows.flatMap((row) => merge(compare(schema, row, at, isNeeded)));
  const isInAll = ({ kind, at }: Difference) =>
    found.filter((other) => other.kind === kind && other.at === at).length === rows.length;
  // An optional field may be in some rows only.
  return found.filter(
    (difference) => difference.kind !== 'missing' || difference.breaks || isInAll(difference),
  );
}

function compareFields(
  { properties = {}, required = [], additionalProperties }: Schema,
  fields: Fields,
  at: string,
  isNeeded: boolean,
) {
  const found: Difference[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const place = `${at}.${name}`;
    if (required.includes(name)) found.push(...compare(schema, fields[name], place, isNeeded));
    else if (!isAbsent(fields[name])) found.push(...compare(schema, fields[name], place, false));
    else found.push({ kind: 'missing', at: place, detail: 'optional', breaks: false });
  }
  for (const [name, value] of Object.entries(fields)) {
    if (Object.hasOwn(properties, name)) continue;
    const place = `${at}.${additionalProperties ? '*' : name}`;
    if (additionalProperties) found.push(...compare(additionalProperties, value, place, false));
    else if (Object.keys(properties).length)
      found.push({ kind: 'extra', at: place, detail: 'not in the contract', breaks: false });
  }
  return found;
}

/** One line for the same difference in many rows. The worst one counts. */
function merge(all: Difference[]): Difference[] {
  const merged = new Map<string, Difference>();
  for (const difference of all) {
    const key = `${difference.kind} ${difference.at}`;
    const earlier = merged.get(key);
    if (!earlier || (difference.breaks && !earlier.breaks)) merged.set(key, difference);
  }
  return [...merged.values()];
}
