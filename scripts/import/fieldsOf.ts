import type { Field } from './foreignCall';

/** A schema of OpenAPI, Swagger or the contract. */
// biome-ignore lint/suspicious/noExplicitAny: a document that somebody else wrote
type AnySchema = any;

/** A document may refer to itself. */
const MAX_DEPTH = 7;

/** A pattern that is a list of words. */
const WORDS = /^\^\(([\w|]+)\)\$$/;

/** The fields of a schema. `resolve` follows a reference. */
export function fieldsOf(
  schema: AnySchema,
  resolve: (schema: AnySchema) => AnySchema = (one) => one,
): Field[] {
  return read(schema, '', true, 0);

  function read(sent: AnySchema, path: string, isRequired: boolean, depth: number): Field[] {
    const one = merged(resolve(sent ?? {}));
    if (depth > MAX_DEPTH) return [];
    if (one.properties || one.type === 'object')
      return Object.entries(one.properties ?? {}).flatMap(([name, inner]) => {
        const isNeeded = isRequired && (one.required ?? []).includes(name);
        return read(inner, path ? `${path}.${name}` : name, isNeeded, depth + 1);
      });
    if (one.items || one.type === 'array') {
      // Whether a list may be empty is another question: its rows need what they require.
      return read(one.items, `${path}[]`, isRequired, depth + 1);
    }
    return [{ path, isRequired, ...kindOf(one) }];
  }

  /** One schema of several. Of alternatives the first that is no null. */
  function merged(schema: AnySchema): AnySchema {
    const parts: AnySchema[] = (schema.allOf ?? []).map((one: AnySchema) => merged(resolve(one)));
    const options: AnySchema[] = (schema.anyOf ?? schema.oneOf ?? []).map((one: AnySchema) =>
      merged(resolve(one)),
    );
    const values = options.flatMap(({ enum: known, const: constant }) => known ?? constant ?? []);
    const kinds = new Set(options.map(({ type }) => type).filter((one) => one && one !== 'null'));
    // A text or a number may be either.
    if (kinds.size > 1 && !options.some(({ properties }) => properties)) return {};
    const option = options.find(({ type, properties }) => properties || (type && type !== 'null'));
    const chosen = values.length ? { type: typeof values[0], enum: values } : option;
    const all = [...parts, ...(chosen ? [chosen] : [])];
    const type = Array.isArray(schema.type)
      ? schema.type.find((one: string) => one !== 'null')
      : schema.type;
    const sum = { ...schema, ...(type ? { type } : {}) };
    for (const one of all) {
      const properties = { ...one.properties, ...sum.properties };
      const required = [...(sum.required ?? []), ...(one.required ?? [])];
      Object.assign(sum, { ...one, ...sum, required });
      if (sum.properties || one.properties) sum.properties = properties;
    }
    return sum;
  }
}

const TYPES: Record<string, Field['type']> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'flag',
};

function kindOf({
  type,
  format,
  description,
  example,
  ...schema
}: AnySchema): Omit<Field, 'path' | 'isRequired'> {
  const known = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const values = known?.filter((one: unknown) => one !== null).map(String);
  const words = WORDS.exec(schema.pattern ?? '')?.[1]?.split('|');
  const about = [description, example].filter((one) => one !== undefined).join(' ');
  return {
    type: TYPES[type ?? typeof known?.[0]] ?? 'any',
    values: words ?? (values?.length ? values : undefined),
    isDate: format === 'date-time' || format === 'date' ? true : undefined,
    isInteger: type === 'integer' ? true : undefined,
    about: about || undefined,
  };
}
