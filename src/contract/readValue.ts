import type { Schema } from './schema';

/** The result of reading a value: the part that can be used, and what was left out. */
export interface Reading {
  value: unknown;
  /** Why the value cannot be used at all: the first required field that does not fit. */
  failure: string | undefined;
  /** Optional fields and rows that did not fit and were left out. */
  dropped: string[];
}

/** Thrown where a value does not fit. The nearest optional field or row around it catches it. */
class Mismatch {
  constructor(readonly text: string) {}
}

type Fields = Record<string, unknown>;

function typeName(value: unknown) {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** Some backends send numbers as text, ids as numbers, flags as 0 and 1, and no list as null. */
function convert(type: Schema['type'], value: unknown): unknown {
  if (type === 'array') return value ?? [];
  if (type === 'string' && typeof value === 'number') return String(value);
  if ((type === 'number' || type === 'integer') && typeof value === 'string')
    return isNumeric(value) ? Number(value) : value;
  if (type !== 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : value;
}

const isOfType = (type: Schema['type'], value: unknown) =>
  type === 'integer' ? Number.isInteger(value) : typeName(value) === type && !Number.isNaN(value);

const isWithin = (n: number, low = -Infinity, high = Infinity) => n >= low && n <= high;

/**
 * Reads a value by its schema. Rows and optional fields that do not fit are left out, and unknown
 * fields stay as they are. A value that fits is not copied.
 */
export function readValue(schema: Schema, value: unknown): Reading {
  const dropped: string[] = [];
  try {
    return { value: readPart(schema, value, 'value', dropped), failure: undefined, dropped };
  } catch (error) {
    if (error instanceof Mismatch) return { value: undefined, failure: error.text, dropped };
    throw error;
  }
}

/** Reads the part of a value at `path`, or throws a Mismatch. What it leaves out is added to `dropped`. */
function readPart(schema: Schema, sent: unknown, path: string, dropped: string[]): unknown {
  if (schema.anyOf) return readAlternative(schema.anyOf, sent, path, dropped);
  const value = schema.type ? convert(schema.type, sent) : sent;
  if (schema.enum && !schema.enum.includes(value))
    throw new Mismatch(`${path} is not one of the known values`);
  if ('const' in schema && schema.const !== value)
    throw new Mismatch(`${path} is not ${String(schema.const)}`);
  if (schema.type && !isOfType(schema.type, value))
    throw new Mismatch(
      value === undefined
        ? `${path} is missing`
        : `${path} must be ${schema.type} (was ${typeName(value)})`,
    );
  if (typeof value === 'string') checkText(schema, value, path);
  else if (typeof value === 'number') checkNumber(schema, value, path);
  else if (Array.isArray(value)) return readRows(schema, value, path, dropped);
  else if (value && schema.type === 'object')
    return readFields(schema, value as Fields, path, dropped);
  return value;
}

function readAlternative(anyOf: Schema[], sent: unknown, path: string, dropped: string[]) {
  let converted: { value: unknown; dropped: string[] } | undefined;
  for (const alternative of anyOf) {
    const { value, failure, dropped: leftOut } = readValue(alternative, sent);
    if (failure !== undefined) continue;
    // An alternative that fits the value unchanged has priority over one that converts it.
    if (value === sent) return value;
    converted ??= { value, dropped: leftOut };
  }
  if (!converted) throw new Mismatch(`${path} fits no alternative`);
  dropped.push(...converted.dropped);
  return converted.value;
}

function checkText({ pattern, minLength, maxLength }: Schema, value: string, path: string) {
  if (!isWithin(value.length, minLength, maxLength))
    throw new Mismatch(`${path} has a wrong length`);
  if (pattern && !new RegExp(pattern, 'u').test(value))
    throw new Mismatch(`${path} has a wrong format`);
}

function checkNumber({ minimum, maximum, exclusiveMinimum }: Schema, value: number, path: string) {
  const isAbove = exclusiveMinimum === undefined || value > exclusiveMinimum;
  if (!isAbove || !isWithin(value, minimum, maximum)) throw new Mismatch(`${path} is out of range`);
}

/** What `read` returns, or undefined after a mismatch, which is added to `dropped`. */
function orDrop(read: () => unknown, dropped: string[]) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    dropped.push(error.text);
    return undefined;
  }
}

function readRows(
  { items, minItems, maxItems }: Schema,
  rows: unknown[],
  path: string,
  dropped: string[],
) {
  if (!items) return rows;
  let isChanged = false;
  const kept: unknown[] = [];
  for (const [i, row] of rows.entries()) {
    const value = orDrop(() => readPart(items, row, `${path}[${i}]`, dropped), dropped);
    if (value !== row) isChanged = true;
    if (value !== undefined) kept.push(value);
  }
  if (!isWithin(kept.length, minItems, maxItems)) throw new Mismatch(`${path} has a wrong length`);
  return isChanged ? kept : rows;
}

function readFields(schema: Schema, fields: Fields, path: string, dropped: string[]) {
  const { properties = {}, required = [], additionalProperties } = schema;
  let changed: Fields | undefined;
  const set = (name: string, value: unknown) => {
    if (value === fields[name] && name in fields) return;
    changed ??= { ...fields };
    if (value === undefined) delete changed[name];
    else changed[name] = value;
  };
  for (const name of required) {
    const property = properties[name];
    if (property) set(name, readPart(property, fields[name], `${path}.${name}`, dropped));
  }
  for (const name of Object.keys(fields)) {
    // Copying a property of this name would change the prototype of the copy.
    if (name === '__proto__') set(name, undefined);
    const property = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (!property || name === '__proto__' || required.includes(name)) continue;
    const sent = fields[name];
    const isAbsent = sent === undefined || (sent === null && !acceptsNull(property));
    const readField = () => readPart(property, sent, `${path}.${name}`, dropped);
    set(name, isAbsent ? undefined : orDrop(readField, dropped));
  }
  for (const name of Object.keys(properties)) {
    const fallback = properties[name]?.default;
    if (fallback !== undefined && (changed ?? fields)[name] === undefined) set(name, fallback);
  }
  return changed ?? fields;
}

const acceptsNull = ({ type, anyOf, const: onlyValue }: Schema): boolean =>
  type === 'null' || onlyValue === null || (anyOf?.some(acceptsNull) ?? false);
