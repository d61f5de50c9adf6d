import { compileSchema, type Schema, type Schemable } from '../../src/contract/schema';

/** The names of fields with texts for people. Other texts are ids, codes, addresses and the like. */
const READABLE_FIELD =
  /(name|nickname|title|summary|content|message|label|question|answer|remark|reason|kicker|action|sender|text|holder|description|subject|rule)$/i;
/** Fields that end in such a name, but are no texts for people. */
const OTHER_FIELD = /^(userName|filename|hostname|labelName|groupName)$/i;

const LONG = ' de la Santísima Trinidad y de Todos los Santos de Aragón Villavicencio';

const CHANGES = {
  longTexts: (text: string) => text + LONG.repeat(2),
  noTexts: () => '',
};

/** Changes the texts for people in a reply, as far as its contract allows. */
export function changeTexts(out: Schemable, value: unknown, kind: keyof typeof CHANGES): unknown {
  return walk(compileSchema(out), value, '', CHANGES[kind]);
}

function walk(
  schema: Schema,
  value: unknown,
  name: string,
  change: (text: string) => string,
): unknown {
  if (typeof value === 'string') {
    if (!READABLE_FIELD.test(name) || OTHER_FIELD.test(name)) return value;
    const changed = change(value);
    return allowsText(schema, changed) ? changed : value;
  }
  if (Array.isArray(value)) {
    const items = optionsOf(schema).find(({ type }) => type === 'array')?.items ?? {};
    return value.map((item) => walk(items, item, name, change));
  }
  if (typeof value !== 'object' || value === null) return value;
  const options = optionsOf(schema);
  const schemaOf = (field: string) => {
    for (const { properties, additionalProperties } of options) {
      const fieldSchema = properties?.[field] ?? additionalProperties;
      if (fieldSchema) return fieldSchema;
    }
    return {};
  };
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      walk(schemaOf(field), inner, field, change),
    ]),
  );
}

const optionsOf = (schema: Schema): Schema[] => schema.anyOf ?? [schema];

/** True when the schema allows any text of this length. A schema with a fixed list of values does not. */
function allowsText(schema: Schema, { length }: string) {
  return optionsOf(schema).some(
    ({
      type,
      enum: values,
      pattern,
      minLength = 0,
      maxLength = Number.POSITIVE_INFINITY,
      ...rest
    }) =>
      type === 'string' &&
      !values &&
      !pattern &&
      !('const' in rest) &&
      length >= minLength &&
      length <= maxLength,
  );
}
