import { compileSchema, type Schema, type Schemable } from '../../src/contract/schema';
import { contractComments } from './contractComments';
import { domainOf } from './domainOf';

type Described = Schema & { description?: string };

const toTypeName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const isSchemable = (value: unknown): value is Schemable =>
  typeof value === 'function' && 'toJsonSchema' in value;

/** The schema with the comments that the contract has for it and its fields. */
export function describe(schema: Schema, key: string): Described {
  const { about, fields } = contractComments.get(key) ?? { fields: {} };
  const described: Described = describeFields(schema, fields);
  return about ? { ...described, description: about } : described;
}

function describeFields(schema: Schema, texts: Record<string, string>): Schema {
  const { properties, items, anyOf } = schema;
  const entries = Object.entries(properties ?? {}).map(([name, one]) => {
    const inner: Described = describeFields(one, texts);
    return [name, Object.hasOwn(texts, name) ? { ...inner, description: texts[name] } : inner];
  });
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(entries) } : {}),
    ...(items ? { items: describeFields(items, texts) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((one) => describeFields(one, texts)) } : {}),
  };
}

/** Returns the schema with a reference in place of each part that has a name. */
export type Refer = (schema: Schema) => Schema;

/** The schemas of the exported object types of the contract by name, and the function that refers to them. */
export function nameSchemas(modules: Record<string, Record<string, unknown>>) {
  const typeNames = new Map<string, string>();
  const definitions = new Map<string, { schema: Schema; key: string }>();
  for (const [file, exports] of Object.entries(modules)) {
    const domain = domainOf(file);
    for (const [name, value] of Object.entries(exports)) {
      if (!isSchemable(value)) continue;
      const schema = compileSchema(value);
      if (schema.type !== 'object' || !schema.properties) continue;
      const text = JSON.stringify(schema);
      // Two exports with the same fields share the name of the first.
      if (typeNames.has(text)) continue;
      const typeName = definitions.has(toTypeName(name))
        ? toTypeName(domain) + toTypeName(name)
        : toTypeName(name);
      typeNames.set(text, typeName);
      definitions.set(typeName, { schema, key: `${domain}.${name}` });
    }
  }

  const referInside = (schema: Schema): Schema => {
    const { properties, items, anyOf, additionalProperties } = schema;
    const entries = Object.entries(properties ?? {}).map(([name, one]) => [name, refer(one)]);
    return {
      ...schema,
      ...(properties ? { properties: Object.fromEntries(entries) } : {}),
      ...(items ? { items: refer(items) } : {}),
      ...(anyOf ? { anyOf: anyOf.map(refer) } : {}),
      ...(additionalProperties ? { additionalProperties: refer(additionalProperties) } : {}),
    };
  };
  const refer: Refer = (schema) => {
    const name = typeNames.get(JSON.stringify(schema));
    return name ? ({ $ref: `#/components/schemas/${name}` } as Schema) : referInside(schema);
  };
  const schemas = Object.fromEntries(
    [...definitions].map(([name, { schema, key }]) => [name, describe(referInside(schema), key)]),
  );
  return { refer, schemas };
}
