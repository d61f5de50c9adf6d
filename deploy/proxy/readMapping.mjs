import { readFileSync } from 'node:fs';
import { partsOf } from './fields.mjs';
import { ruleOf } from './translate.mjs';

/** @typedef {import('./mapping').Mapping} Mapping */

const SCHEMA = JSON.parse(readFileSync(new URL('mapping.schema.json', import.meta.url), 'utf8'));

/**
 * Reads and checks a mapping file. A mistake throws an error with one line for each.
 * @param {string} file
 * @returns {Mapping}
 */
export function readMapping(file) {
  let mapping;
  try {
    mapping = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`the mapping ${file} cannot be read: ${error.message}`);
  }
  const mistakes = checkMapping(mapping);
  if (mistakes.length) throw new Error(`${file} is not a mapping.\n${mistakes.join('\n')}`);
  return mapping;
}

/**
 * One line for each mistake, with the name of the field.
 * @param {any} mapping
 */
export function checkMapping(mapping) {
  const mistakes = check(SCHEMA, mapping, 'it');
  return mistakes.length ? mistakes : checkEntries(mapping);
}

const typeOf = (value) => {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof (value ?? undefined);
};

/** @returns {string[]} */
function check(schema, value, at) {
  if (schema.$ref) return check(SCHEMA.$defs[schema.$ref.split('/').at(-1)], value, at);
  if (schema.anyOf) {
    const [first = [], ...others] = schema.anyOf.map((one) => check(one, value, at));
    return others.some((mistakes) => !mistakes.length) || !first.length
      ? []
      : (others.at(-1) ?? first);
  }
  if (schema.enum && !schema.enum.includes(value))
    return [`${at} must be one of ${schema.enum.join(', ')} (it is ${JSON.stringify(value)}).`];
  const isOfType = [typeOf(value), typeof value].includes(schema.type ?? typeof value);
  if (!isOfType) return [`${at} must be ${schema.type} (it is ${JSON.stringify(value)}).`];
  if (schema.pattern && !new RegExp(schema.pattern).test(value))
    return [`${at} must begin with a method and a path (it is ${JSON.stringify(value)}).`];
  return schema.type === 'object' ? checkFields(schema, value, at) : [];
}

function checkFields({ properties = {}, required = [], additionalProperties }, fields, at) {
  const place = (name) => (at === 'it' ? name : `${at}.${name}`);
  const missing = required
    .filter((name) => fields[name] === undefined)
    .map((name) => `${place(name)} is missing.`);
  const wrong = Object.entries(fields).flatMap(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (schema === false) {
      const known = Object.keys(properties).join(', ');
      return [`${place(name)} is not a known field. Known: ${known}.`];
    }
    return schema ? check(schema, value, place(name)) : [];
  });
  return [...missing, ...wrong];
}

/** What the schema cannot say. */
function checkEntries({ endpoints }) {
  return Object.entries(endpoints).flatMap(
    ([name, { theirs, request = {}, reply = {}, ...entry }]) => {
      const hasValue = Object.hasOwn(entry, 'value');
      const isEither = hasValue !== Boolean(theirs);
      const lists = [...Object.entries(request), ...Object.entries(reply)].filter(
        ([ours, rule]) => {
          const { name: theirName } = ruleOf(rule);
          return theirName !== undefined && partsOf(ours).length !== partsOf(theirName).length;
        },
      );
      return [
        ...(isEither ? [] : [`endpoints.${name} must have either "theirs" or "value".`]),
        ...lists.map(
          ([ours, rule]) =>
            `endpoints.${name}: "${ours}" and "${ruleOf(rule).name}" are in a different number of lists.`,
        ),
      ];
    },
  );
}
