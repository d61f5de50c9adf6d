/** The part of JSON Schema that the contract compiles to. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const isKind = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : kindOf(value) === type && !Number.isNaN(value);

const within = (n: number, low = -Infinity, high = Infinity) => n >= low && n <= high;

/** Names the first place where a value leaves its schema, or nothing. */
export function problem(schema: Schema, value: unknown, at = 'value'): string | undefined {
  const { type, anyOf } = schema;
  if (anyOf) {
    return anyOf.some((one) => !problem(one, value, at)) ? undefined : `${at} fits no alternative`;
  }
  if (schema.enum && !schema.enum.includes(value)) return `${at} is not one of the known values`;
  if ('const' in schema && schema.const !== value) return `${at} is not ${String(schema.const)}`;
  if (type && !isKind(value, type)) return `${at} must be ${type} (was ${kindOf(value)})`;
  if (typeof value === 'string') return textProblem(schema, value, at);
  if (typeof value === 'number') return numberProblem(schema, value, at);
  if (Array.isArray(value)) return listProblem(schema, value, at);
  if (value && type === 'object') return fieldsProblem(schema, value as Fields, at);
  return undefined;
}

type Fields = Record<string, unknown>;

function textProblem({ pattern, minLength, maxLength }: Schema, value: string, at: string) {
  if (!within(value.length, minLength, maxLength)) return `${at} has a wrong length`;
  if (pattern && !new RegExp(pattern, 'u').test(value)) return `${at} has a wrong form`;
  return undefined;
}

function numberProblem(schema: Schema, value: number, at: string) {
  const { minimum, maximum, exclusiveMinimum: above } = schema;
  const fits = within(value, minimum, maximum) && (above === undefined || value > above);
  return fits ? undefined : `${at} is out of range`;
}

function listProblem({ items, minItems, maxItems }: Schema, value: unknown[], at: string) {
  if (!within(value.length, minItems, maxItems)) return `${at} has a wrong length`;
  if (!items) return undefined;
  for (let i = 0; i < value.length; i++) {
    const found = problem(items, value[i], `${at}[${i}]`);
    if (found) return found;
  }
  return undefined;
}

function fieldsProblem(schema: Schema, value: Fields, at: string) {
  const { properties, required, additionalProperties: rest } = schema;
  for (const name of required ?? []) {
    if (!(name in value)) return `${at}.${name} is missing`;
  }
  for (const name in value) {
    const one = properties?.[name] ?? rest;
    const found = one && value[name] !== undefined && problem(one, value[name], `${at}.${name}`);
    if (found) return found;
  }
  return undefined;
}
