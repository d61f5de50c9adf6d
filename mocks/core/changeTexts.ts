import { compileSchema, type Schema, type Schemable } from '../../src/contract/schema';

/** Fields with words for people. Other texts are ids, codes, addresses and the like. */
const WORDS =
  /(name|nickname|title|summary|content|message|label|question|answer|remark|reason|kicker|action|sender|text|holder|description|subject|rule)$/i;
const NOT_WORDS = /^(userName|filename|hostname|labelName|groupName)$/i;

const LONG = ' de la Santísima Trinidad y de Todos los Santos de Aragón Villavicencio';

const CHANGES = {
  longTexts: (text: string) => text + LONG.repeat(2),
  noTexts: () => '',
};

/** Changes the words for people in a reply, as far as its contract allows. */
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
    const isWords = WORDS.test(name) && !NOT_WORDS.test(name);
    const changed = isWords ? change(value) : value;
    return isWords && allowsText(schema, changed) ? changed : value;
  }
  if (Array.isArray(value)) {
    const items = optionsOf(schema).find(({ type }) => type === 'array')?.items ?? {};
    return value.map((item) => walk(items, item, name, change));
  }
  if (typeof value !== 'object' || value === null) return value;
  const objects = optionsOf(schema);
  const fieldOf = (field: string) => {
    for (const { properties, additionalProperties } of objects) {
      const found = properties?.[field] ?? additionalProperties;
      if (found) return found;
    }
    return {};
  };
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      walk(fieldOf(field), inner, field, change),
    ]),
  );
}

const optionsOf = (schema: Schema): Schema[] => schema.anyOf ?? [schema];

/** True when the schema takes any text of this length. A fixed list of values takes none. */
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
