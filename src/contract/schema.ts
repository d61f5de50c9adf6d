/** The part of JSON Schema that the contract is compiled to. */
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
  /** In place of an optional field that is absent or does not fit. */
  default?: unknown;
}

const KNOWN = new Set<string>(
  'type properties required additionalProperties items anyOf enum const pattern minLength maxLength minimum maximum exclusiveMinimum minItems maxItems default'.split(
    ' ',
  ),
);
/** Keywords that the reader can ignore. */
const IGNORED = new Set(['$schema', 'format', 'title', 'description']);

export interface Schemable {
  toJsonSchema(options?: object): unknown;
}

/** A schema for readValue. A keyword that it does not support stops the build. */
export function compileSchema(type: Schemable): Schema {
  return withKnownKeywords(type.toJsonSchema() as Record<string, unknown>);
}

/** The schema of an input, for the API document and to parse queries. Files have no JSON schema. */
export function inputSchema(type: Schemable): Schema {
  const fallback = ({ base }: { base: unknown }) => base;
  return type.toJsonSchema({ fallback }) as Schema;
}

/** The schema without the keywords that can be ignored. Throws for one that is not supported. */
function withKnownKeywords(schema: Record<string, unknown>): Schema {
  const known: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (IGNORED.has(key)) continue;
    if (!KNOWN.has(key)) throw new Error(`the reader of replies does not support "${key}"`);
    if (key === 'properties') {
      const entries = Object.entries(value as Record<string, Record<string, unknown>>);
      known[key] = Object.fromEntries(
        entries.map(([name, property]) => [name, withKnownKeywords(property)]),
      );
    } else if (key === 'anyOf') {
      known[key] = (value as Record<string, unknown>[]).map(withKnownKeywords);
    } else if (key === 'items' || key === 'additionalProperties') {
      known[key] = withKnownKeywords(value as Record<string, unknown>);
    } else {
      known[key] = value;
    }
  }
  return known as Schema;
}
